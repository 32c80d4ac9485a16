import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// WCAG's contrast ratio and its requirements (uikit.L).
struct ContrastTests {
    private func title(_ size: Double, _ weight: FontWeight, _ color: UInt32, on backdrop: Backdrop = .color(.white))
        -> Contrast
    {
        let color = RGBA(rawValue: color)
        let title = BarState.Title(text: "A", color: color, fontSize: size, fontWeight: weight, isLarge: false)
        return title.contrast(in: color, on: backdrop)
    }

    private static let ratiosOnWhite: [(UInt32, Double)] = [
        (0x0000_00FF, 21), (0xFFFF_FFFF, 1), (0x7777_77FF, 4.47), (0x7676_76FF, 4.54), (0xFF00_00FF, 3.99),
        (0x007A_FFFF, 4.01), (0x0000_0080, 4), (0x0000_0000, 1),
    ]

    @Test(arguments: ratiosOnWhite)
    func `the ratio of a color on white is cut to two decimals`(color: UInt32, ratio: Double) {
        #expect(title(17, .semibold, color).ratio == ratio)
    }

    @Test func `the ratio is the same with the colors exchanged`() {
        var model = RandomModel(seed: 21)
        for _ in 0..<1000 {
            let (one, other) = (model.rgba(), model.rgba())
            #expect(one.contrast(to: other) == other.contrast(to: one))
            #expect((1...21).contains(one.contrast(to: other)))
        }
    }

    @Test func `the inline title is text, and 24 points or 18,66 bold ones are large text`() {
        #expect(title(17, .semibold, 0x7777_77FF).required == 4.5)
        #expect(title(23.5, .semibold, 0x7777_77FF).required == 4.5)
        #expect(title(24, .thin, 0x7777_77FF).required == 3)
        #expect(title(18.5, .bold, 0x7777_77FF).required == 4.5)
        #expect(title(18.66, .bold, 0x7777_77FF).required == 3)
        #expect(title(18.66, .semibold, 0x7777_77FF).required == 4.5)
        #expect(title(34, .bold, 0x7777_77FF).verdict == .pass)
        #expect(title(17, .semibold, 0x7777_77FF).verdict == .fail)
        #expect(title(17, .semibold, 0x7676_76FF).verdict == .pass)
    }

    @Test func `Apple's verdict is told where it is another one`() {
        #expect(title(18, .regular, 0x7777_77FF).appleVerdict == .pass)
        #expect(title(17, .bold, 0x7777_77FF).appleVerdict == .pass)
        #expect(title(17, .semibold, 0x7777_77FF).appleVerdict == nil)
        #expect(title(18, .regular, 0x7676_76FF).appleVerdict == nil)
        #expect(title(18, .regular, 0xAAAA_AAFF).appleVerdict == nil)
        #expect(title(18, .regular, 0x7777_77FF, on: .unknown).appleVerdict == nil)
    }

    @Test func `what is behind not being known, it is indeterminate`() {
        #expect(title(17, .semibold, 0x0000_00FF, on: .unknown) == Contrast(required: 4.5, verdict: .indeterminate))
    }

    @Test func `over any content it passes where the worst passes, and fails where the best fails`() {
        let blurred = Backdrop.content(overBlack: RGBA(rawValue: 0xCCCC_CCFF), overWhite: .white)
        #expect(title(17, .semibold, 0x0000_00FF, on: blurred) == Contrast(ratio: 13.07, required: 4.5, verdict: .pass))
        #expect(title(17, .semibold, 0xFFFF_FFFF, on: blurred) == Contrast(ratio: 1.6, required: 4.5, verdict: .fail))
        let indeterminate = Contrast(required: 4.5, verdict: .indeterminate)
        #expect(title(17, .semibold, 0x6060_60FF, on: blurred) == indeterminate)
        #expect(title(17, .semibold, 0xFFFF_FFFF, on: .anyContent) == indeterminate)
        // The contrast suffices over black and over white, but is 1 over a gray of the same color.
        #expect(title(17, .semibold, 0x7575_75FF, on: .anyContent) == indeterminate)
    }

    @Test func `what is not enough is the system's where both colors are`() {
        let blue = RGBA(rawValue: 0x007A_FFFF)
        func verdict(_ ink: RGBA, on backdrop: Backdrop) -> Contrast.Verdict {
            Contrast(of: ink, on: backdrop, required: 4.5, isSystem: true).verdict
        }
        #expect(verdict(blue, on: .color(.white)) == .system)
        #expect(verdict(.black, on: .color(.white)) == .pass)
        #expect(verdict(blue, on: .anyContent) == .system)
        #expect(verdict(blue, on: .unknown) == .indeterminate)
    }
}
