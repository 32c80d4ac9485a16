import Testing

@testable import NavigationStyle
@testable import NavigationStyleJSON

/// Diagnostics are written part by part, with the same bytes as a single text.
struct DiagnosticTests {
    private func bytes(of value: some AnswerForm, capacity: Int = 64) -> [UInt8] {
        JSONWriter.bytes(capacity: capacity) { value.write(to: &$0) }
    }

    private func bytes(of text: String) -> [UInt8] {
        JSONWriter.bytes { $0.string(text) }
    }

    static let texts: [DiagnosticText] = [
        "", "Plain.", "Quotes \" and \\ and \n.", "é", "a", "ab", "abc", "\"", "a\"", "ab\"", "\"bc",
        "\(Screen.ID(rawValue: "a \"b\"\u{1}ü")) is \(Screen.ID(rawValue: "")).",
        "\(RGBA.white)\(RGBA(rawValue: 0x0123_4567)) \(0.5) \(-3) \(12345.678) \(1e15) \(1e300) \(-0.0)",
        "\("text with \"quotes\"") and \(BarProperty.compactScrollEdgeAppearance)",
    ]

    @Test(arguments: texts, [64, 1024])
    func `a text in parts is written as the text`(text: DiagnosticText, capacity: Int) {
        #expect(bytes(of: text, capacity: capacity) == bytes(of: text.description))
    }

    @Test(arguments: [1, 7, 8, 9, 40])
    func `a text that is longer than the guess is written whole`(count: Int) {
        let id = Screen.ID(rawValue: String(repeating: "\"x", count: count))
        let text: DiagnosticText = "\(id), \(id), \(RGBA.white), \(id), \(0.125)"
        #expect(bytes(of: text) == bytes(of: text.description))
    }

    @Test(arguments: [
        "", "/policy", "/stack/12", "/operations/70000/screens/3/view/scrollView/isContentScrollView",
        "/controller/bar/compactScrollEdgeAppearance",
    ])
    func `a pointer is written as its text`(text: String) throws {
        #expect(bytes(of: try #require(RequestPointer(text))) == bytes(of: text))
    }
}
