import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// What lies over what a material shows (preview.md, 4), against what was measured.
@Suite struct MaterialTests {
    @Test func `a light blur over green is what iOS 13, 15 and 18 show`() {
        #expect(Material.blur(isDark: false).color(over: RGBA(rawValue: 0x00FF_00FF)) == RGBA(rawValue: 0xCCFF_CCFF))
        #expect(Material.blur(isDark: false).color(over: .white) == .white)
    }

    @Test func `glass over white is what iOS 26 shows`() {
        #expect(Material.glass(isDark: false).color(over: .white) == RGBA(rawValue: 0xFDFD_FDFF))
    }

    @Test func `a tint never hides a blur`() {
        let background = BarState.Background.test(.blur, color: RGBA(rawValue: 0xFF00_00FF))
        let paint = BackgroundPaint(background, barAlpha: 1, isDark: false)
        #expect(paint.material == 1)
        #expect(paint.color.alpha == 217)
    }
}

extension BarState.Background {
    static func test(_ kind: Kind, color: RGBA?) -> Self {
        var background = Self.testBase
        background.kind = kind
        background.color = color
        return background
    }

    private static var testBase: Self {
        let json = #"{"stack":[{"id":"a"}],"environment":{"os":"12.0"}}"#
        guard let request = try? Pictures.request(json), case .resolve(let resolve) = request.subject,
            let bar = try? resolve.response().bar
        else { fatalError("the smallest request is answered") }
        return bar.background
    }
}
