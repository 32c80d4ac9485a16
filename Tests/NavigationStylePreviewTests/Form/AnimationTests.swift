import NavigationStyle
import NavigationStylePreview
import Testing

/// The style sheet of an animation.
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

    /// Returns the values of the animated properties at a moment, from the CSS keyframes; nil for a value between two
    /// keyframes.
    private func held(_ style: String, at percent: Double) throws -> [String: String?] {
        var values: [String: String?] = [:]
        for part in style.split(separator: "@keyframes ").dropFirst(style.hasPrefix("@keyframes") ? 0 : 1) {
            let name = String(part.prefix { $0 != "{" })
            let body = part.dropFirst(name.count + 1).prefix { $0 != "@" }
            let stops = try body.split(separator: "}").filter { $0.contains("%{") }.flatMap { stop in
                let halves = stop.split(separator: "{")
                return try halves[0].split(separator: ",").map { percent in
                    (try #require(Double(percent.dropLast())), String(halves[1]))
                }
            }
            let next = try #require(stops.firstIndex { $0.0 > percent })
            let (one, other) = (stops[next - 1].1, stops[next].1)
            let isHeld = one == other || style.contains("\(name) 2.1s step-end")
            values[name] = .some(isHeld ? one : nil)
        }
        return values
    }

    @Test(arguments: ["transitionBar", "system", "wrNavigationBar", "perScreenBar"])
    func `between the rest and the first sample nothing is between two frames`(_ policy: String) throws {
        let picture = try Pictures.draw(
            Pictures.json(
                policy: "\"\(policy)\"",
                environment: #"{"os":"12.0"}"#,
                stack: "[\(Pictures.white)]",
                operation: #"{"type":"push","screen":\#(Pictures.blue)}"#,
                options: #"{"form":"animation"}"#
            )
        )
        let sample = 0.5 / 15
        let values = try held(style(picture), at: (0.8 + sample / 2) / 2.1 * 100)
        #expect(!values.isEmpty)
        #expect(values.values.allSatisfy { $0 != nil })
        // At the end, the resting frame replaces the moving one at once instead of covering it.
        let end = try held(style(picture), at: (1.3 - sample / 2) / 2.1 * 100)
        #expect(end.values.compactMap(\.self).contains("visibility:inherit"))
        for (name, value) in end where value == nil {
            let frames = style(picture).split(separator: "@keyframes \(name){").last?.prefix { $0 != "@" } ?? ""
            #expect(!frames.contains("visibility"))
        }
        // In the middle, the screens move.
        #expect(try held(style(picture), at: 50).values.contains { $0 == nil })
    }

    @Test func `while a resting frame is seen, the moving one below it is not`() throws {
        let picture = try Pictures.draw(
            Pictures.json(
                environment: #"{"os":"12.0"}"#,
                stack: "[\(Pictures.white)]",
                operation: #"{"type":"push","screen":\#(Pictures.blue)}"#,
                options: #"{"form":"animation"}"#
            )
        )
        let document = try SVGDocument(picture.svg())
        let outer = try #require(document.frame(0).first { $0.name == "g" }?.attributes["class"])
        let sheet = style(picture)
        let rule = try #require(sheet.split(separator: ".\(outer){animation:").last)
        let name = String(rule.prefix { $0 != " " })
        #expect(try held(sheet, at: 10)[name] == "visibility:hidden")
        #expect(try held(sheet, at: 50)[name] == "visibility:inherit")
        #expect(try held(sheet, at: 90)[name] == "visibility:hidden")
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
            #expect(name.hasPrefix("left-1_"))
            #expect(style(picture).contains(".\(name){animation:"))
        }
        let ids = document.elements.compactMap { $0.attributes["id"] }
        #expect(ids.allSatisfy { $0.hasPrefix("left-1-") })
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: [("a", "a-c"), ("a-c", "a"), ("ns", "ns-0"), ("ns-0", "ns")])
    func `its rules reach nothing of a picture whose prefix begins like its own`(
        _ prefix: String,
        _ other: String
    ) throws {
        let sheet = style(try picture(#"{"form":"animation","idPrefix":"\#(prefix)"}"#))
        let document = try SVGDocument(try picture(#"{"form":"animation","idPrefix":"\#(other)"}"#).svg())
        let classes = document.elements.compactMap { $0.attributes["class"] }
        let rules = sheet.split(whereSeparator: "{}".contains).filter { $0.contains(".\(prefix)") || $0.contains("[") }
        let selectors = rules.flatMap { $0.split(separator: ",") }
        #expect(!classes.isEmpty && !selectors.isEmpty)
        for selector in selectors {
            let name = selector.drop { !$0.isLetter }.prefix { $0 != "]" }
            let reached = classes.filter {
                selector.hasPrefix(".") ? $0 == name : $0.hasPrefix(name.drop { $0 != "=" }.dropFirst())
            }
            #expect(reached.isEmpty, "\(selector)")
        }
    }

    @Test func `no other form has a sheet of styles`() throws {
        for form in PreviewOptions.Form.allCases where form != .animation {
            #expect(try picture(#"{"form":"\#(form.rawValue)"}"#).style.isEmpty)
        }
    }
}
