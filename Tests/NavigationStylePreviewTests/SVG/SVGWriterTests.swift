import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// The writer through which all texts of a request get into a picture.
@Suite struct SVGWriterTests {
    private func written(_ write: (inout SVGWriter) -> Void) -> String {
        var writer = SVGWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func `what has a meaning in XML is escaped`() {
        let text = written { writer in
            writer.begin("text")
            writer.text("a & b < c > \"d\" 'e' ]]></text><script>alert(1)</script>")
            writer.end("text")
        }
        #expect(
            text == "<text>a &amp; b &lt; c &gt; &#34;d&#34; &#39;e&#39; ]]&gt;&lt;/text&gt;&lt;script&gt;alert(1)"
                + "&lt;/script&gt;</text>"
        )
    }

    @Test func `what XML does not know is replaced`() {
        for value in (0...0x1F).map(UInt32.init) + [0x7F, 0xFFFE, 0xFFFF] {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isAllowed = [0x9, 0xA, 0xD, 0x7F].contains(value)
            #expect(written { $0.text(String(scalar)) } == (isAllowed ? String(scalar) : "\u{FFFD}"))
        }
        #expect(written { $0.text("\u{202E}😀中") } == "\u{202E}😀中")
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (-0.0004, "0"), (1, "1"), (-1.5, "-1.5"), (0.333_333, "0.333"), (2.05, "2.05"),
        (99.9996, "100"), (0.001, "0.001"), (-12.34, "-12.34"), (1e300, "1000000000000"), (.nan, "0"),
        (-.infinity, "-1000000000000"),
    ])
    func `a number has at most three decimals`(_ value: Double, _ text: String) {
        #expect(written { $0.number(value) } == text)
    }

    @Test func `an element without content is closed at once`() {
        let text = written { writer in
            writer.begin("g")
            writer.begin("rect")
            writer.attribute("width", 2.5)
            writer.paint("fill", RGBA(rawValue: 0x1234_5680))
            writer.end("rect")
            writer.end("g")
        }
        #expect(text == "<g><rect width=\"2.5\" fill=\"#123456\" fill-opacity=\"0.502\"/></g>")
    }

    @Test func `any text makes well-formed XML`() throws {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "]]>", "</text><script>", "<!--", "-->", "<?x?>", "&#0;", "&lt;", "\u{202E}", "👩‍👩‍👧", "\u{0}", "\u{FFFF}",
        ]
        for _ in 0..<300 {
            var text = ""
            for _ in 0..<Int.random(in: 0...20, using: &generator) {
                if Bool.random(using: &generator) {
                    text += pieces.randomElement(using: &generator) ?? ""
                } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) {
                    text.unicodeScalars.append(scalar)
                }
            }
            var writer = SVGWriter()
            writer.begin("text")
            writer.text(text)
            writer.end("text")
            let document = try SVGDocument(writer.bytes)
            #expect(document.elements.map(\.name) == ["text"], "\(text.debugDescription)")
        }
    }
}
