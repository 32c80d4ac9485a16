import NavigationStyle
import NavigationStyleJSON
import Testing

@testable import NavigationStylePreview

/// Two requests in one picture: before and after a change.
@Suite struct ChangeTests {
    private static let push = #","operation":{"type":"push","screen":\#(Pictures.blue)}"#

    private func json(_ before: String, _ after: String, _ options: String = "{}") -> String {
        "{\(after),\"before\":{\(before)},\"preview\":\(options)}"
    }

    private func still(_ bar: String, policy: String = "system", title: String = "A") -> String {
        ##""policy":"\##(policy)","environment":{"os":"17.0"},"stack":[{"id":"a","title":"\##(title)","bar":{\##(bar)}}]"##
    }

    private func rings(_ elements: [SVGDocument.Element]) -> [SVGDocument.Element] {
        elements.filter { $0.name == "rect" && $0.attributes["stroke"] == "#0060DF" }
    }

    private func letters(_ elements: [SVGDocument.Element]) -> [String] {
        elements.filter { $0.name == "text" && $0.attributes["text-anchor"] == "middle" }.map(\.text)
            .filter { $0.allSatisfy(\.isUppercase) }
    }

    private func faults(_ json: String) throws -> [String] {
        do {
            _ = try Pictures.draw(json)
            return []
        } catch let error as JSONRequestError {
            guard case .invalid(let faults) = error else { throw error }
            return faults.map { "\($0.code) \($0.pointer)" }
        } catch let error as ScenarioError { return error.faults.map { "\($0.code) \($0.pointer)" } }
    }

    @Test func `what differs is ringed in both pictures and told once`() throws {
        let before = still(##""background":"#FFFFFF","tint":"#007AFF","title":{"color":"#111111"}"##)
        let after = still(##""background":"#FFFFFF","tint":"#007AFF","title":{"color":"#C62828"}"##)
        let picture = try Pictures.draw(json(before, after))
        let changes = try #require(picture.changes)
        #expect(changes.map(\.property) == [.title] && changes.map(\.letter) == ["A"])
        #expect(
            changes[0].message
                == ##"The title of "a" was "A", #111111, 17 pt semibold and is now "A", #C62828, 17 pt semibold."##
        )
        let document = try SVGDocument(picture.svg())
        for frame in [0, 1] {
            #expect(rings(document.frame(frame)).count == 1)
            #expect(letters(document.frame(frame)) == ["A"])
        }
        #expect(document.frame(2).isEmpty)
        // The ring is around the title.
        let ring = try #require(rings(document.frame(1)).first)
        let title = try #require(document.frame(1).first { $0.name == "text" && $0.text == "A" })
        #expect((ring.number("x") ?? 0) < (title.number("x") ?? 0))
        #expect((ring.number("x") ?? 0) + (ring.number("width") ?? 0) > (title.number("x") ?? 0) + 5)
        #expect((ring.number("width") ?? 0) < (title.number("textLength") ?? 0) + 20)
        let sentences = document.all("text").filter { $0.text.hasPrefix("A The") }
        #expect(sentences.count == 1 && picture.description.contains("A  The title of \"a\" was"))
        #expect(picture.title.contains("before and after a change"))
    }

    @Test func `two equal requests differ in nothing`() throws {
        let one = still(##""background":"#C62828""##)
        let picture = try Pictures.draw(json(one, one))
        #expect(picture.changes == [])
        #expect(picture.description.contains("Nothing that is seen differs."))
        #expect(rings(try SVGDocument(picture.svg()).elements).isEmpty)
        #expect(try Pictures.draw("{\(one)}").changes == nil)
    }

    @Test func `a transition is compared before, on the way and after`() throws {
        let white = #""policy":"system","stack":[\#(Pictures.white)]"# + Self.push
        let gray = white.replacing("\"background\":\"#FFFFFF\"", with: "\"background\":\"#EEEEEE\"")
            .replacing("\"system\"", with: "\"transitionBar\"")
        let picture = try Pictures.draw(json(white, gray, #"{"at":[0,0.5,1]}"#))
        let document = try SVGDocument(picture.svg())
        let properties = try #require(picture.changes).map(\.property)
        #expect(properties.contains(.presentation) && properties.contains(.background))
        // Three moments before the change, and three after it; the old screen's background differs at the beginning.
        for frame in [0, 1, 3, 4] { #expect(!rings(document.frame(frame)).isEmpty, "\(frame)") }
        // One letter has one sentence.
        let letters = try #require(picture.changes).map(\.letter)
        #expect(Set(letters).count == letters.count)
    }

    @Test func `no sign lies over another`() throws {
        let old = still(##""background":"#FFFFFF","tint":"#007AFF","title":{"color":"#111111"}"##)
        let new = still(##""background":"#222222","tint":"#C62828","shadow":"clear","title":{"color":"#EEEEEE"}"##)
        let document = try Pictures.document(json(old, new))
        for frame in [0, 1] {
            let discs = document.frame(frame).filter { $0.name == "circle" && $0.number("r") == 8 }
            #expect(discs.count > 3)
            for (index, disc) in discs.enumerated() {
                for other in discs[..<index] where disc.attributes["fill"] == "#0060DF" {
                    let (x, y) = (
                        (disc.number("cx") ?? 0) - (other.number("cx") ?? 0),
                        (disc.number("cy") ?? 0) - (other.number("cy") ?? 0)
                    )
                    #expect(abs(x) >= 17 || abs(y) >= 17)
                }
            }
        }
    }

    @Test func `a diagnostic that the change removes is named, and one that stays keeps its number`() throws {
        let bad = still(##""background":"#FFFFFF","title":{"color":"#EEEEEE"}"##)
        let good = still(##""background":"#FFFFFF","title":{"color":"#111111"}"##)
        let picture = try Pictures.draw(json(bad, good))
        #expect(picture.diagnostics.map(\.code) == [.lowContrast])
        #expect(picture.description.contains("No longer: 1."))
        let same = try Pictures.draw(json(bad, bad))
        #expect(same.diagnostics.count == 1 && !same.description.contains("No longer"))
    }

    @Test func `operations are compared one by one, and one that is not there is said`() throws {
        let one =
            #""policy":"system","stack":[\#(Pictures.white)],"operations":[{"type":"push","screen":\#(Pictures.blue)}]"#
        let before = one
        let after = String(one.dropLast()) + #",{"type":"pop"}]"#
        let picture = try Pictures.draw(json(before, after, #"{"width":120}"#))
        #expect(picture.title.contains("before and after a change"))
        #expect(picture.description.contains("operation 2, before: no such operation."))
        #expect(picture.changes == [])
        // Two operations, each with three moments before and after; one is missing.
        let document = try SVGDocument(picture.svg())
        #expect(!document.frame(8).isEmpty && document.frame(9).isEmpty)
    }

    @Test func `what cannot be compared is refused at its place`() throws {
        let one = still(##""background":"#FFFFFF""##)
        #expect(try faults(json(one, one + Self.push)) == ["missing-key /before"])
        #expect(try faults(json(one + Self.push, one)) == ["missing-key "])
        let policies = one.replacing(#""policy":"system""#, with: #""policies":["system"]"#) + Self.push
        #expect(try faults(json(one + Self.push, policies)) == ["conflicting-key /policies"])
        let environments = one + #","environments":[{"os":"12.0"}]"#
        #expect(try faults(json(one, environments)) == ["conflicting-key /environments"])
        #expect(try faults(json(environments, one)) == ["unknown-key /before/environments"])
        #expect(try faults(json(one, one, #"{"form":"film"}"#)) == ["unknown-value /preview/form"])
        #expect(
            try faults(json(one.replacing("#FFFFFF", with: "#XYZ"), one)).map {
                $0.hasSuffix("/before/stack/0/bar/background")
            } == [true]
        )
        #expect(
            try faults(json(one + ",\"operation\":{\"type\":\"popTo\",\"screenID\":\"z\"}", one + Self.push)).first?
                .hasSuffix("/before/operation/screenID") == true
        )
        #expect(try faults("{\(one),\"before\":[]}") == ["wrong-type /before"])
        #expect(try faults("{\(one),\"before\":{}}") == ["missing-key /before"])
        #expect(try faults("{\(one),\"before\":null}") == [])
    }

    @Test func `both requests count for the limit of screens`() throws {
        let screens = (0..<30).map { "{\"id\":\"s\($0)\"}" }.joined(separator: ",")
        let many = "\"stack\":[\(screens)]"
        #expect(try faults("{\(many)}") == [])
        #expect(try faults(json(many, many)) == ["too-many /before"])
    }

    @Test func `it is written as it was read`() throws {
        let request = try Pictures.request(json(still(##""background":"#C62828""##) + Self.push, still("") + Self.push))
        let again = try PreviewRequest(json: request.json())
        #expect(again == request && again.before != nil)
        #expect(try again.preview().svg() == request.preview().svg())
    }

    @Test(arguments: SafetyTests.texts)
    func `texts of both requests are escaped`(_ text: String) throws {
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        let text = String(String.UnicodeScalarView(scalars))
        func subject(_ title: String) -> PreviewRequest.Subject {
            var screen = Screen(id: "a")
            screen.title = title
            screen.navigationItem.rightBarButtonItems = [title]
            return .resolve(ResolveRequest(Scenario(stack: [screen])))
        }
        let picture = try PreviewRequest(subject(text), before: subject("x" + text)).preview()
        #expect(try SVGDocument(picture.svg()).hazards == [])
        #expect(picture.description.count < 3000)
    }

    @Test func `letters go on after Z`() {
        var letters = ChangeLetters()
        let all = (0..<60).map { _ in letters.next() }
        #expect(all[0] == "A" && all[25] == "Z" && all[26] == "AA" && all[51] == "AZ" && all[52] == "BA")
    }
}
