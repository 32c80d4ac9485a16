import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

struct LayoutSanityTests {
    @Test func `for any style, device and system nothing is negative and everything fits the screen`() {
        var model = RandomModel(seed: 4)
        for _ in 0..<4000 {
            let environment = model.environment()
            let screen = model.screen()
            let scene = BarScene(
                environment: environment,
                screen: screen,
                contentOffset: model.points(in: -100...400),
                previous: model.maybe(50) { $0.screen() },
                inheritsLargeTitle: model.flag(),
                properties: model.barProperties().resolved(for: environment.userInterfaceStyle),
                isNavigationBarHidden: model.chance(20),
                isBarHidden: model.chance(10),
                isBackgroundHidden: model.chance(10)
            )
            let device = environment.knownDevice
            let (width, height) = (
                device.width(in: environment.orientation), device.height(in: environment.orientation)
            )
            let state = scene.barState()
            let frame = scene.frame(on: device)
            #expect(frame.x == 0 && frame.width == width)
            #expect(frame.y >= 0 && frame.height > 0 && frame.maxY < height)
            #expect(state.frame ?? frame == frame)
            if case .value(let alpha) = state.background.alpha { #expect((0...1).contains(alpha)) }
            #expect(state.statusBar?.style != .default)
            #expect(state.title.fontSize > 0)
            #expect(state.backButton.isShown || state.backButton.title == nil)

            let layout = scene.layout()
            #expect(layout.view.y >= 0 && layout.view.y + layout.view.height == height)
            #expect(layout.contentTop >= layout.view.y)
            var insets = [layout.adjustedContentInset ?? .zero]
            switch layout.obscured {
            case .safeArea(let safeArea): insets.append(safeArea)
            case .layoutGuides(let top, let bottom): insets.append(Insets(top: top, bottom: bottom))
            }
            for inset in insets {
                #expect(min(inset.top, inset.left, inset.bottom, inset.right) >= 0)
            }
            #expect(scene.barState() == state && scene.layout() == layout)
        }
    }
}
