import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStylePreview

/// Text from a request never becomes markup in a picture.
@Suite struct SafetyTests {
    /// Texts that have a meaning in markup, scripts or styles.
    static let texts = [
        "]]>", "</text><script>alert(1)</script>", "<svg onload=alert(1)>", "\"><image href=\"http://x/\"/>",
        "&#0;&amp;&bogus;",
        "\u{202E}olleh\u{202C}", "👩‍👩‍👧‍👦🏳️‍🌈", "-->", "<![CDATA[", "url(http://x/)", "' onclick='x",
        "\u{FEFF}\u{FFFE}\u{0}\u{1B}",
        String(repeating: "中", count: 4096), String((0..<0x20).compactMap { Unicode.Scalar($0) }.map(Character.init)),
    ]

    private func scenario(of text: String) -> Scenario {
        // Control characters are refused in requests before anything is drawn; another test tries them on the writer
        // itself.
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        let text = String(String.UnicodeScalarView(scalars))
        var first = Screen(id: Screen.ID(rawValue: text.isEmpty ? "a" : String(text.prefix(100))))
        first.title = text
        first.navigationItem.prompt = text
        first.navigationItem.rightBarButtonItems = [text, "b"]
        first.navigationItem.backButtonTitle = text
        first.bar = BarStyle()
        first.bar?.background = .image(.picture(BarImage.Picture(name: text)))
        return Scenario(stack: [first, Screen(id: "below")])
    }

    @Test(arguments: texts, PreviewOptions.Form.allCases)
    func `a picture of any texts is well-formed and runs nothing`(
        _ text: String,
        _ form: PreviewOptions.Form
    ) throws {
        var options = PreviewOptions()
        options.form = form
        let request = TransitionRequest(
            scenario(of: text),
            operation: NavigationOperation(.pop(count: 1, animated: true))
        )
        let picture = try PreviewRequest(.transition(request), options: options).preview()
        let document = try SVGDocument(picture.svg())
        #expect(document.hazards == [])
        #expect(document.all("title").count == 1)
    }

    @Test func `pictures of random requests are well-formed`() throws {
        var model = RandomModel(seed: 7)
        var drawn = 0
        for _ in 0..<15 {
            let request = model.transitionRequest()
            for form in PreviewOptions.Form.allCases {
                var options = PreviewOptions()
                options.form = form
                options.guides = true
                guard let picture = try? PreviewRequest(.transition(request), options: options).preview() else {
                    continue
                }
                drawn += 1
                #expect(try SVGDocument(picture.svg()).hazards == [])
            }
        }
        #expect(drawn > 20)
    }
}
