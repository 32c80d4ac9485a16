import Foundation
import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// The texts in and beside pictures.
@Suite struct WordsTests {
    fileprivate static let leaking =
        ##"{"id":"detail","title":"Detail","callbacks":{"viewWillAppear":{"tintColor":"#B3261E","barTintColor":"#B3261E"}}}"##
    private static let both = "[\(Pictures.white),\(Pictures.blue)]"

    private func captions(_ document: SVGDocument) -> [SVGDocument.Element] {
        document.all("text").filter { text in
            !text.ancestors.dropFirst().contains { document.elements[$0].name == "svg" }
        }
    }

    @Test func `the reason why nothing changes is read in full, however narrow the frame is`() throws {
        let json = Pictures.json(
            stack: "[\(Pictures.white)]",
            operation: #"{"type":"pop"}"#,
            options: #"{"width":64}"#
        )
        let words = captions(try Pictures.document(json)).map(\.text).joined(separator: " ")
        #expect(words.contains("alreadyAtRoot"))
        #expect(!words.contains("…"))
    }

    /// A swipe that ends before the middle, one that ends after it, a push, and requested moments.
    @Test(arguments: [
        (#"{"type":"interactivePop","progress":0.3,"velocity":0}"#, "film", ""),
        (#"{"type":"interactivePop","progress":0.9,"velocity":0}"#, "film", ""),
        (#"{"type":"pop"}"#, "film", ""), (#"{"type":"pop"}"#, "film", #","at":[0,0.1,0.2,1]"#),
        (#"{"type":"pop"}"#, "still", #","at":[0.2]"#),
    ])
    func `what is true while the screens move is ringed in one frame of every film`(
        _ operation: String,
        _ form: String,
        _ moments: String
    ) throws {
        let json = Pictures.json(
            environment: #"{"os":"12.0"}"#,
            stack: Self.both,
            operation: operation,
            options: #"{"form":"\#(form)"\#(moments)}"#
        )
        let picture = try Pictures.draw(json)
        let snapping = picture.diagnostics.filter { $0.code == .styleSnaps }
        try #require(!snapping.isEmpty)
        let texts = try SVGDocument(picture.svg()).all("text").filter { $0.text.count <= 2 }.map(\.text)
        for mark in snapping { #expect(texts.count { $0 == "\(mark.number)" } == 1, "\(mark.number)") }
    }

    @Test func `a cancelled swipe is not laid at the door of the screen that stays`() throws {
        let json = Pictures.json(
            environment: #"{"os":"12.0"}"#,
            stack: Self.both,
            operation: #"{"type":"interactivePop","progress":0.3,"velocity":0}"#,
            options: #"{"form":"film"}"#
        )
        let document = try Pictures.document(json)
        let words = captions(document).map(\.text).joined(separator: " ")
        #expect(words.contains("as the swipe begins") && !words.contains("Set by photo"))
        // Three frames and the last one, in which nothing about the screen below is ringed.
        let last = document.frame(3)
        #expect(!last.isEmpty && !last.contains { $0.attributes["stroke"] == "#B0004F" })
    }

    @Test func `a ring is around the title that comes, of a cancelled swipe too`() throws {
        let json = Pictures.json(
            environment: #"{"os":"12.0"}"#,
            stack: Self.both,
            operation: #"{"type":"interactivePop","progress":0.4,"velocity":-1}"#
        )
        let document = try Pictures.document(json)
        let frame = document.frame(2)
        func place(_ element: SVGDocument.Element) -> Double {
            let around = [element] + element.ancestors.map { document.elements[$0] }
            let ways = around.compactMap { $0.own["transform"]?.dropFirst("translate(".count).prefix { $0 != " " } }
            return ways.compactMap { Double($0) }.reduce(element.number("x") ?? .nan, +)
        }
        let title = try #require(frame.first { $0.text == "Feed" && $0.attributes["font-weight"] == "600" })
        let rings = frame.filter { $0.name == "rect" && $0.attributes["stroke"] == "#B0004F" }
        #expect(rings.contains { abs(place($0) + 5 - place(title)) < 1 })
    }

    @Test func `lines below a picture are not cut, and none is wider than the picture`() throws {
        for operation in [#"{"type":"pop"}"#, #"{"type":"interactivePop","progress":0.4,"velocity":-1}"#] {
            for form in ["film", "animation", "beforeAfter", "storyboard"] {
                let picture = try Pictures.draw(
                    Pictures.json(
                        environment: #"{"os":"12.0"}"#,
                        stack: "[\(Pictures.white),\(Self.leaking)]",
                        operation: operation,
                        options: #"{"form":"\#(form)","width":150}"#
                    )
                )
                let document = try SVGDocument(picture.svg())
                #expect(!picture.diagnostics.isEmpty)
                for caption in captions(document) {
                    #expect(!caption.text.contains("…"))
                    #expect((caption.number("x") ?? 0) + (caption.number("textLength") ?? 0) <= picture.width)
                }
                let words = captions(document).map(\.text).joined(separator: " ").split(separator: " ").joined()
                for diagnostic in picture.diagnostics {
                    // The property precedes the message.
                    var message = diagnostic.message[...]
                    if let property = diagnostic.property, message.hasPrefix(property) {
                        message.removeFirst(property.count)
                    }
                    #expect(words.contains(message.split(separator: " ").joined()))
                }
            }
        }
    }

    @Test(arguments: ["12.0", "17.0"])
    func `no two lines of a picture say the same`(_ os: String) throws {
        let picture = try Pictures.draw(
            Pictures.json(
                environment: #"{"os":"\#(os)"}"#,
                stack: "[\(Pictures.white)]",
                operation: #"{"type":"push","screen":\#(Pictures.blue)}"#
            )
        )
        let lines = picture.description.split(separator: " ").joined(separator: " ").components(
            separatedByNumbersUpTo: picture.diagnostics.count
        )
        #expect(Set(lines).count == lines.count)
        // Each says what happens.
        #expect(picture.description.contains("tintColor jumps from #007AFF to #FFEEDD"))
        let messages = picture.diagnostics.map(\.message)
        #expect(Set(messages).count == messages.count && (os == "17.0" || messages.count > 2), "\(messages)")
    }

    @Test func `a message that is repeated for another moment is one line`() throws {
        let json = Pictures.json(
            stack: "[\(Pictures.white)]",
            operation: #"{"type":"push","screen":\#(Pictures.blue)}"#
        )
        guard case .transition(let request) = try Pictures.request(json).subject else { throw CancellationError() }
        let diagnostics = try #require(try request.response().diagnostics)
        try #require(!diagnostics.isEmpty)
        let marks = Mark.all(
            of: diagnostics + diagnostics,
            before: nil,
            after: nil,
            isAnimated: true,
            pixel: 1,
            numberedAfter: 0
        )
        #expect(marks.map(\.diagnostic) == diagnostics)
    }

    @Test func `an empty stack has a caption`() throws {
        let picture = try Pictures.draw(Pictures.json(stack: "[]", options: #"{"caption":false,"annotations":false}"#))
        #expect(captions(try SVGDocument(picture.svg())).map(\.text) == ["An empty stack, system"])
        #expect(picture.width > 300 && picture.height > 20)
    }

    @Test func `long titles are cut in what is read aloud`() throws {
        let title = String(repeating: "Nevermore ", count: 409)
        let long = #"{"id":"a","title":"\#(title)"}"#
        let picture = try Pictures.draw(
            Pictures.json(stack: "[\(long),\(Pictures.blue)]", operation: #"{"type":"pop"}"#)
        )
        #expect(picture.title.count < 120)
        #expect(picture.title.contains("…"))
        #expect(picture.description.count < 2000)
    }

    @Test func `a storyboard says a diagnostic once`() throws {
        let json =
            "{\"policy\":\"system\",\"environment\":{\"os\":\"17.0\"},\"stack\":[\(Pictures.white)],\"operations\":["
            + "{\"type\":\"push\",\"screen\":\(Pictures.blue)},{\"type\":\"pop\"},"
            + "{\"type\":\"push\",\"screen\":\(Pictures.blue)},{\"type\":\"pop\"}]}"
        let picture = try Pictures.draw(json)
        guard case .replay(let request) = try Pictures.request(json).subject else { throw CancellationError() }
        let told = try request.response().transitions.flatMap { $0.diagnostics ?? [] }
        #expect(Set(told).count < told.count)
        #expect(picture.diagnostics.map(\.number) == Array(1...Set(told).count))
    }

    @Test func `what happens at once is two frames`() throws {
        let stack = ##"[{"id":"a","title":"Long","view":{"scrollView":{}}}]"##
        let json = "{\"stack\":\(stack),\"operations\":[{\"type\":\"scroll\",\"contentOffset\":200}]}"
        #expect(try Pictures.draw(json).moments.map(\.label) == ["before", "after"])
    }

    @Test func `a cancelled swipe ends where it began`() throws {
        let json = Pictures.json(
            policy: "\"transitionBar\"",
            stack: Self.both,
            operation: #"{"type":"interactivePop","progress":0.4,"velocity":-1}"#,
            options: #"{"form":"film","at":[0,0.4,1],"annotations":false}"#
        )
        let picture = try Pictures.draw(json)
        #expect(picture.moments.map(\.label) == ["0", "0.4", "cancelled"])
        let document = try SVGDocument(picture.svg())
        let texts = [0, 2].map { frame in document.frame(frame).filter { $0.name == "text" }.map(\.text) }
        #expect(texts[0] == texts[1])
    }

    @Test func `the clock and the battery change sides where lines run from right to left`() throws {
        func clock(_ direction: String) throws -> SVGDocument.Element {
            let json = Pictures.json(
                environment: #"{"os":"17.0","layoutDirection":"\#(direction)"}"#,
                stack: Self.both,
                options: #"{"annotations":false}"#
            )
            return try #require(try Pictures.document(json).all("text").first { $0.text == "9:41" })
        }
        let (left, right) = (try clock("leftToRight"), try clock("rightToLeft"))
        let width = try #require(left.number("textLength"))
        #expect(abs((left.number("x") ?? 0) - (393 - (right.number("x") ?? 0) - width)) < 0.01)
    }

    @Test(arguments: [("iPhone 15", 1), ("iPhone 8", 0), ("iPhone 13", 0)])
    func `a Dynamic Island is where the device has one`(_ device: String, _ count: Int) throws {
        let json = Pictures.json(
            environment: #"{"os":"16.0","device":"\#(device)"}"#,
            stack: "[\(Pictures.white)]",
            options: #"{"content":"plain","annotations":false}"#
        )
        let islands = try Pictures.document(json).all("rect").filter {
            $0.attributes["fill"] == "#000000" && $0.number("width") == 126
        }
        #expect(islands.count == count)
    }

    @Test func `guides are read in full in the frames of a film`() throws {
        let json = Pictures.json(
            policy: "\"transitionBar\"",
            stack: "[\(Pictures.white)]",
            operation: #"{"type":"push","screen":\#(Pictures.blue)}"#,
            options: #"{"guides":true,"annotations":false}"#
        )
        let texts = try Pictures.document(json).frame(0).filter { $0.name == "text" }
        #expect(texts.contains { $0.text.hasPrefix("contentTop ") })
        #expect(!texts.contains { $0.text.contains("…") })
        // The text is as large as in a still: 9 pixels.
        #expect(texts.contains { abs(($0.number("font-size") ?? 0) * 236 / 393 - 9) < 0.01 })
    }

    @Test func `a leaked tint that has nothing to color shows a ghost, and none where there is an item`() throws {
        func ghosts(_ items: String) throws -> Int {
            let feed = #"{"id":"list","title":"List","navigationItem":{"rightBarButtonItems":[\#(items)]}}"#
            let json = Pictures.json(
                environment: #"{"os":"12.0"}"#,
                stack: "[\(feed),\(Self.leaking)]",
                operation: #"{"type":"pop"}"#,
                options: #"{"at":[1]}"#
            )
            let picture = try Pictures.draw(json)
            #expect(picture.diagnostics.contains { $0.property == "tintColor" })
            let document = try SVGDocument(picture.svg())
            return document.all("rect").count { $0.attributes["stroke-dasharray"] != nil }
        }
        #expect(try ghosts("") == 1)
        #expect(try ghosts(#""Edit""#) == 0)
    }
}

/// Items of the screen below, on which a leaked tint shows.
extension WordsTests {
    @Test func `items of the screen below are there on the way, and take the tint`() throws {
        let list = #"{"id":"list","title":"List","navigationItem":{"rightBarButtonItems":["Edit","add"]}}"#
        for moment in [0.5, 1] {
            let json = Pictures.json(
                environment: #"{"os":"12.0"}"#,
                stack: "[\(list),\(Self.leaking)]",
                operation: #"{"type":"pop"}"#,
                options: #"{"form":"still","at":[\#(moment)],"annotations":false}"#
            )
            let document = try Pictures.document(json)
            let items = document.elements.filter { element in
                element.ancestors.contains { document.elements[$0].attributes["data-part"] == "items" }
            }
            #expect(items.map { $0.attributes["fill"] ?? "" }.sorted() == ["#B3261E", "none"], "\(moment)")
            #expect(items.compactMap { $0.attributes["stroke"] } == ["#B3261E"], "\(moment)")
        }
    }
}

extension String {
    /// Returns the parts that begin with `1:`, `2:` and so on.
    fileprivate func components(separatedByNumbersUpTo last: Int) -> [String] {
        guard last > 0 else { return [] }
        return (1...last).compactMap { number in
            range(of: " \(number): ").map { String(self[$0.upperBound...].prefix { $0 != "." }) }
        }
    }
}
