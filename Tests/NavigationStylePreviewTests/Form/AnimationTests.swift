import NavigationStyle
import NavigationStylePreview
import Testing

/// The sheet of styles of an animation (preview.md, 6).
@Suite struct AnimationTests {
    private func picture(_ options: String = #"{"form":"animation"}"#) throws -> Preview {
        try Pictures.draw(
            Pictures.json(
                policy: "\"transitionBar\"",
                stack: "[\(Pictures.white)]",
                operation: #"{"type":"push","screen":\#(Pictures.blue)}"#,
                options: options
            )
        )
    }

    private func style(_ picture: Preview) -> String { String(decoding: picture.style, as: UTF8.self) }

    @Test func `it rests, moves and rests again, and is over in less than five seconds`() throws {
        let picture = try picture()
        #expect(picture.duration == 2.1)
        let style = style(picture)
        #expect(style.contains("2.1s linear both"))
        #expect(!style.contains("infinite"))
        #expect(style.contains("@media (prefers-reduced-motion:reduce)"))
    }

    @Test func `it loops where that is asked for`() throws {
        #expect(style(try picture(#"{"form":"animation","loop":true}"#)).contains("2.1s linear infinite both"))
    }

    @Test func `the sheet of styles is beside the picture where it is asked for alone`() throws {
        let picture = try picture()
        let document = try SVGDocument(picture.svg(includesStyle: false))
        #expect(document.all("style").isEmpty)
        let whole = try SVGDocument(picture.svg())
        #expect(whole.all("style").map(\.text) == [style(picture)])
    }

    @Test func `every class of the picture is in the sheet, under the prefix`() throws {
        let picture = try picture(#"{"form":"animation","idPrefix":"left-1"}"#)
        let document = try SVGDocument(picture.svg())
        let classes = Set(document.elements.compactMap { $0.attributes["class"] })
        #expect(!classes.isEmpty)
        for name in classes {
            #expect(name.hasPrefix("left-1-"))
            #expect(style(picture).contains(".\(name){animation:"))
        }
        let ids = document.elements.compactMap { $0.attributes["id"] }
        #expect(ids.allSatisfy { $0.hasPrefix("left-1-") })
        #expect(Set(ids).count == ids.count)
    }

    @Test func `no other form has a sheet of styles`() throws {
        for form in PreviewOptions.Form.allCases where form != .animation {
            #expect(try picture(#"{"form":"\#(form.rawValue)"}"#).style.isEmpty)
        }
    }
}
