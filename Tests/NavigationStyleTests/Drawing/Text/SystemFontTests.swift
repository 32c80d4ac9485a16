import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

struct SystemFontTests {
    private static func width(
        _ text: String,
        size: Double = 17,
        _ weight: FontWeight = .regular,
        on os: SystemVersion = .iOS(17),
        upTo limit: Double = .infinity
    ) -> Double {
        SystemFont(size: size, weight: weight, on: os).width(of: text, upTo: limit)
    }

    /// Returns the width in thousandths of an em, without tracking.
    private static func advance(_ text: String, _ weight: FontWeight = .regular) -> Double {
        width(text, size: 12, weight) * 1000 / 12
    }

    private func isNear(_ width: Double, _ expected: Double) -> Bool { abs(width - expected) < 1e-9 }

    @Test func `a text is as wide as its advances, its kerning and the tracking of the size`() {
        // In Inter, A and V are 676 wide, with a kerning of −68 for AV and −62 for VA; at 17 points, the tracking adds
        // −26 to each advance.
        #expect(isNear(Self.width("A"), (676 - 26) * 17 / 1000))
        #expect(isNear(Self.width("AV"), (676 + 676 - 68 - 2 * 26) * 17 / 1000))
        #expect(isNear(Self.width("VA"), (676 + 676 - 62 - 2 * 26) * 17 / 1000))
        #expect(isNear(Self.width("HH"), 2 * Self.width("H")))
        #expect(Self.width("") == 0)
    }

    @Test(arguments: [
        (5.0, 12.0), (10, 12), (11, 6), (12, 0), (13, -6), (15, -16), (17, -26), (22.5, -6), (28, 14), (34, 14),
    ])
    func `tracking is Apple's at the sizes that are published, and linear between them`(
        size: Double,
        thousandths: Double
    ) {
        #expect(isNear(Self.width("H", size: size), (740 + thousandths) * size / 1000))
    }

    @Test(arguments: [
        (FontWeight.ultraLight, 676.0), (.light, 676), (.regular, 676), (.medium, 700), (.semibold, 724), (.bold, 748),
        (.black, 748),
    ])
    func `a weight between two of the table is linear between them, and one beyond is the last`(
        weight: FontWeight,
        advance: Double
    ) {
        #expect(isNear(Self.advance("A", weight), advance))
    }

    @Test func `up to iOS 8 it is Helvetica, without tracking`() {
        #expect(isNear(Self.width("A", on: .iOS(8)), 667 * 17 / 1000))
        #expect(isNear(Self.width("AV", on: .iOS(8)), (667 + 667 - 74) * 17 / 1000))
        #expect(isNear(Self.width("A", .bold, on: .iOS(7)), 722 * 17 / 1000))
        #expect(isNear(Self.width("AV", on: .iOS(9)), Self.width("AV")))
    }

    @Test func `letters with accents, Greek and Cyrillic have their own advances`() {
        #expect(Self.advance("é") == Self.advance("e"))
        #expect(Self.advance("Ж") > Self.advance("Е"))
        #expect(Self.advance("Ω") > 600)
        // The kerning of accented letters is unknown.
        #expect(isNear(Self.advance("ÁV"), Self.advance("Á") + Self.advance("V")))
    }

    @Test func `a letter and its mark are one character, composed or not`() {
        #expect(Self.advance("e\u{301}") == Self.advance("é"))
        #expect(Self.advance("e\u{301}\u{323}") == Self.advance("e"))
        #expect(Self.advance("A" + String(repeating: "\u{301}", count: 4095)) == Self.advance("A"))
    }

    @Test(arguments: ["返", "回", "の", "ア", "한", "\u{1112}\u{1161}\u{11AB}", "、", "Ａ", "𠮷", "ㄅ"])
    func `Chinese characters, kana and Hangul fill a square`(_ character: String) {
        #expect(Self.advance(character) == 1000)
    }

    @Test(arguments: ["😀", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️", "1️⃣", "⌚"])
    func `an emoji is one and a quarter, of however many parts it is made`(_ emoji: String) {
        #expect(emoji.count == 1)
        #expect(Self.advance(emoji) == 1250)
    }

    @Test(arguments: ["ש", "م", "ก", "अ", "→", "❤", "\u{10FFFF}", "\u{E000}"])
    func `all else is a guess`(_ character: String) {
        #expect(Self.advance(character) == 600)
    }

    @Test(arguments: [
        "\0", "\u{7F}", "\u{85}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200F}", "\u{202E}", "\u{2028}", "\u{FEFF}",
        "\u{301}", "\u{FE0F}",
    ])
    func `controls, what steers the direction, and lone marks take no room`(_ character: String) {
        #expect(Self.width(character) == 0)
        #expect(Self.width("H" + character) == Self.width("H"))
    }

    @Test(arguments: ["\t", "\n", "\r\n", "\u{A0}"])
    func `tabs and line ends are as wide as a space`(_ character: String) {
        #expect(Self.width(character) == Self.width(" "))
    }

    @Test func `a text is as wide from right to left as from left to right`() {
        #expect(Self.width("שלום") == Self.width("םולש"))
        #expect(isNear(Self.width("\u{202B}Hello\u{202C}"), Self.width("Hello")))
    }

    @Test func `past a limit nobody measures on`() {
        let text = String(repeating: "Photo ", count: 682) + "four"
        let whole = Self.width(text)
        #expect(text.count == 4096)
        #expect(whole > 20_000)
        #expect(Self.width(text, upTo: whole) == whole)
        let cut = Self.width(text, upTo: 300)
        #expect(cut > 300 && cut < 330)
        #expect(Self.width("Photo", upTo: 300) == Self.width("Photo"))
    }

    @Test func `each further character makes a text wider, or as wide`() {
        var random = SplitMix64(seed: 11)
        let characters = Array("AVTyfi .,1é返😀\u{301}\u{200D}\u{7F}\n\r🇩ש")
        for _ in 0..<200 {
            let weight = FontWeight.allCases.randomElement(using: &random) ?? .regular
            let os = [SystemVersion.iOS(8), .iOS(17)].randomElement(using: &random) ?? .iOS(17)
            let letters = (0..<40).map { _ in characters.randomElement(using: &random) ?? "A" }
            // A combining scalar may reduce the width: only whole characters count.
            let text = Array(String(letters))
            var last = 0.0
            for end in text.indices {
                let width = Self.width(String(text[...end]), weight, on: os)
                #expect(width >= last)
                last = width
            }
        }
    }

    @Test(arguments: [SystemVersion.iOS(8), .iOS(17)])
    func `every letter of the keyboard is in the tables, at every weight`(_ os: SystemVersion) {
        for code in UInt8(0x20)...0x7E {
            for weight in FontWeight.allCases {
                let advance = Self.width(String(UnicodeScalar(code)), size: 12, weight, on: os) * 1000 / 12
                #expect(advance > 180 && advance < 1050)
            }
        }
    }
}
