import NavigationStyle
import Testing

struct GradientTests {
    private func picture(_ stops: [(Double, BarColor)]) -> BarImage.Picture {
        BarImage.Picture(gradient: BarImage.Gradient(stops.map { BarImage.Gradient.Stop(at: $0.0, color: $0.1) }))
    }

    private func clear(_ color: BarColor, _ alpha: UInt8) -> BarColor {
        BarColor(RGBA(rawValue: color.light.rawValue & 0xFFFF_FF00 | UInt32(alpha)))
    }

    @Test func `the smallest alpha is that of a stop`() {
        #expect(picture([(0, .red), (1, .blue)]).minimumAlpha == 1)
        #expect(picture([(0, .red), (0.5, clear(.red, 51)), (1, .red)]).minimumAlpha == 0.2)
        let dynamic = BarColor(light: .white, dark: .clear)
        #expect(picture([(0, .red), (1, dynamic)]).minimumAlpha == 0)
    }

    @Test func `the average counts each color as long as it lasts`() {
        #expect(picture([(0, .black), (1, .white)]).color?.light.hex == "#808080FF")
        // The color is constant before the first stop and after the last.
        #expect(picture([(0.25, .black), (0.25, .white)]).color?.light.hex == "#BFBFBFFF")
        #expect(picture([(0, .black), (0.5, .white), (1, .white)]).color?.light.hex == "#BFBFBFFF")
    }

    @Test func `what is clear has no color in the average`() {
        #expect(picture([(0, .red), (1, clear(.blue, 0))]).color?.light.hex == "#FF000080")
        #expect(picture([(0, clear(.red, 0)), (1, clear(.blue, 0))]).color?.light == .clear)
    }

    @Test func `what is given goes before what follows from the gradient`() {
        let gradient = BarImage.Gradient([.init(at: 0, color: .red), .init(at: 1, color: clear(.red, 0))])
        let picture = BarImage.Picture(minimumAlpha: 1, color: .blue, gradient: gradient)
        #expect(picture.minimumAlpha == 1)
        #expect(picture.color == .blue)
        #expect(picture.gradient == gradient)
    }

    @Test func `a gradient of dynamic colors is one of fixed ones on the bar, and its alpha is that of the shade`()
        throws
    {
        let veil = BarColor(light: .white, dark: RGBA(rawValue: 0x0000_0033))
        for (style, alpha) in [(UserInterfaceStyle.light, 1.0), (.dark, 0.2)] {
            var screen = Screen(id: "a")
            screen.callbacks.viewDidLoad.backgroundImage = .some(.picture(picture([(0, veil), (1, veil)])))
            var scenario = Scenario.on([screen], policy: "system")
            scenario.environment.os = SystemVersion(13)
            scenario.environment.userInterfaceStyle = style
            let state = try #require(try scenario.state())
            guard case .some(.some(.picture(let picture))) = state.bar.backgroundImage else {
                Issue.record("there is no picture")
                continue
            }
            #expect(picture.minimumAlpha == alpha)
            #expect(picture.color == BarColor(veil.resolved(for: style)))
            #expect(
                picture.gradient?.stops.map(\.color) == Array(repeating: BarColor(veil.resolved(for: style)), count: 2)
            )
        }
    }

    @Test func `a bar that fades in with the scroll offset keeps its gradient`() throws {
        var screen = Screen(id: "a")
        screen.callbacks.viewDidLoad.backgroundImage = .some(.picture(picture([(0, .red), (1, .blue)])))
        screen.scrollStyling = ScrollStyling(
            channel: .backgroundImageAlpha,
            from: ScrollStyling.Stop(offset: 0, alpha: 0),
            to: ScrollStyling.Stop(offset: 100, alpha: 1)
        )
        let response = try Scenario.on([screen], policy: "system").transition(.scroll(to: 50))
        guard case .some(.some(.picture(let picture))) = response.controller?.bar.backgroundImage else {
            Issue.record("there is no picture")
            return
        }
        #expect(picture.minimumAlpha == 0.5)
        #expect(picture.gradient?.stops.count == 2)
    }
}
