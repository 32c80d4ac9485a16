import NavigationStyle
import NavigationStylePreview
import Testing

@Suite struct PartTests {
    private static let push = #"{"type":"push","screen":\#(Pictures.blue)}"#

    private static func parts(of document: SVGDocument) -> [SVGDocument.Element] {
        document.elements.filter { $0.attributes["data-part"] != nil }
    }

    @Test func `a still has each part that is seen`() throws {
        let json = Pictures.json(stack: "[\(Pictures.white),\(Pictures.blue)]", options: #"{"idPrefix":"left"}"#)
        let document = try Pictures.document(json)
        let parts = Self.parts(of: document)
        #expect(
            parts.compactMap { $0.attributes["data-part"] }
                == ["background", "hairline", "title", "backButton", "statusBar"]
        )
        #expect(parts.allSatisfy { $0.name == "g" && $0.attributes["id"]?.hasPrefix("left-") == true })
        for (part, text) in [("title", "Photo"), ("backButton", "Feed"), ("statusBar", "9:41")] {
            let index = try #require(document.elements.firstIndex { $0.attributes["data-part"] == part })
            #expect(document.elements.contains { $0.ancestors.contains(index) && $0.text == text })
        }
    }

    @Test func `a part that is not there has no group`() throws {
        let parts = Self.parts(of: try Pictures.document(Pictures.json(stack: "[\(Pictures.white)]")))
        #expect(!parts.contains { ["backButton", "items"].contains($0.attributes["data-part"]) })
    }

    @Test(arguments: ["film", "animation", "beforeAfter"])
    func `every id is there once`(_ form: String) throws {
        let json = Pictures.json(
            stack: "[\(Pictures.white)]",
            operation: Self.push,
            options: #"{"form":"\#(form)","frame":"device"}"#
        )
        let ids = try Pictures.document(json).elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        #expect(ids.contains("ns-title1") && ids.contains("ns-title2"))
    }

    @Test(arguments: ["film", "sheet"])
    func `a part that looks like an earlier one refers to it`(_ form: String) throws {
        let policies = form == "sheet" ? #","policies":["system","restoring","transitionBar"]"# : ""
        let json =
            #"{"stack":[\#(Pictures.white)],"operation":\#(Self.push)\#(policies),"preview":{"form":"\#(form)"}}"#
        let document = try Pictures.document(json)
        let references = document.elements.filter { $0.name == "use" }
        #expect(!references.isEmpty)
        for reference in references {
            let source = document.elements.first { "#" + ($0.attributes["id"] ?? "") == reference.attributes["href"] }
            #expect(source?.attributes["data-part"] == reference.attributes["data-part"])
        }
        let groups = document.elements.indices.filter {
            document.elements[$0].name == "g" && document.elements[$0].attributes["data-part"] != nil
        }
        let looks = groups.map { group in
            document.elements.filter { $0.ancestors.contains(group) }.map { element in
                element.name + element.text
                    + element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            }
        }
        #expect(Set(looks).count == looks.count)
    }

    @Test func `items are parts, and their texts are escaped`() throws {
        let stack = ##"[{"id":"feed","title":"<b>","navigationItem":{"rightBarButtonItems":["<E>\" on=\"x"]}}]"##
        let document = try Pictures.document(Pictures.json(stack: stack, options: #"{"frame":"device"}"#))
        let index = try #require(document.elements.firstIndex { $0.attributes["data-part"] == "items" })
        #expect(document.elements.contains { $0.ancestors.contains(index) && $0.text == "<E>\" on=\"x" })
        #expect(document.hazards == [])
    }

    @Test func `without a background nothing is behind the frames`() throws {
        func ground(_ options: String) throws -> Bool {
            try Pictures.document(Pictures.json(stack: "[\(Pictures.white)]", options: options)).elements
                .contains { $0.name == "rect" && $0.ancestors.count == 1 }
        }
        #expect(try ground("{}"))
        #expect(try !ground(#"{"background":"none"}"#))
    }

    @Test(arguments: [("iPhone X", true, true), ("iPhone 15", true, false), ("iPhone 8", false, false)])
    func `a device has round corners and a notch as its table says`(
        _ device: String,
        _ isRound: Bool,
        _ hasNotch: Bool
    ) throws {
        let json = Pictures.json(
            environment: #"{"device":"\#(device)"}"#,
            stack: "[\(Pictures.white)]",
            options: #"{"frame":"device","caption":false}"#
        )
        let document = try Pictures.document(json)
        let clip = try #require(document.elements.firstIndex { $0.name == "clipPath" })
        let outline = try #require(document.elements.first { $0.ancestors.contains(clip) }?.attributes["d"])
        #expect(outline.contains("a0 0") != isRound)
        let notches = document.elements.filter { $0.name == "rect" && $0.number("y") == -20 }
        #expect(notches.isEmpty != hasNotch)
        #expect(document.elements.contains { $0.attributes["clip-path"] == "url(#ns-device0)" })
    }

    @Test func `only all of the window has lower corners`() throws {
        func corners(_ extent: String) throws -> Int {
            let json = Pictures.json(
                stack: "[\(Pictures.white)]",
                options: #"{"frame":"device","extent":"\#(extent)"}"#
            )
            let document = try Pictures.document(json)
            let clip = try #require(document.elements.firstIndex { $0.name == "clipPath" })
            return document.elements.first { $0.ancestors.contains(clip) }?.attributes["d"]?.count { $0 == "a" } ?? 0
        }
        #expect(try corners("bar") == 2)
        #expect(try corners("screen") == 4)
    }
}
