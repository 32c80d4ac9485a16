import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// Items that show symbols.
@Suite struct SymbolTests {
    private struct Missing: Error {}

    private func document(_ items: String, _ environment: String = #"{"os":"17.0"}"#) throws -> SVGDocument {
        let stack = ##"[{"id":"a","title":"A","navigationItem":{"rightBarButtonItems":[\##(items)]}}]"##
        return try Pictures.document(
            Pictures.json(environment: environment, stack: stack, options: #"{"content":"plain","annotations":false}"#)
        )
    }

    private func strokes(_ document: SVGDocument) -> [SVGDocument.Element] {
        document.all("path").filter { path in
            path.ancestors.contains { document.elements[$0].attributes["data-part"] == "items" }
        }
    }

    @Test func `a name as Apple spells it is a symbol, and any other text is a title`() throws {
        for name in ["add", "plus", "action", "square.and.arrow.up", "magnifyingglass"] {
            let document = try document("\"\(name)\"")
            #expect(strokes(document).count == 1, "\(name)")
            #expect(!document.all("text").contains { $0.text == name })
        }
        for name in ["Add", "Plus", "Share", "add ", "+"] {
            let document = try document("\"\(name)\"")
            #expect(strokes(document).isEmpty && document.all("text").contains { $0.text == name }, "\(name)")
        }
    }

    @Test func `a symbol has the color of the buttons and is 22 wide, and in a circle on iOS 26`() throws {
        let stack =
            ##"[{"id":"a","bar":{"tint":"#C62828"},"navigationItem":{"rightBarButtonItems":["add","search"]}}]"##
        let old = try Pictures.document(Pictures.json(stack: stack))
        #expect(strokes(old).map { $0.attributes["stroke"] } == ["#C62828", "#C62828"])
        guard
            case .resolve(var request) = try Pictures.request(
                Pictures.json(environment: #"{"os":"26.1","device":"iPhone 16"}"#, stack: stack)
            ).subject
        else { throw Missing() }
        request.scenario.include = [.motion]
        let content = BarContent(of: try #require(try request.response().seen))
        let areas = content.rightItems.compactMap(\.glass)
        #expect(areas.map(\.width) == [44, 44] && areas.map(\.height) == [44, 44])
        #expect(content.rightItems.map(\.bounds.width) == [22, 22])
        #expect(
            content.rightItems[0].bounds.midX == areas[0].midX && content.rightItems[0].bounds.midY == areas[0].midY
        )
    }

    @Test func `each symbol is drawn inside of its square, and no two alike`() {
        var drawings: Set<String> = []
        for symbol in BarButtonSymbol.allCases {
            let points = symbol.strokes.flatMap(\.points)
            #expect(points.allSatisfy { 1...21 ~= $0.x && 1...21 ~= $0.y }, "\(symbol)")
            #expect(symbol.strokes.allSatisfy { $0.points.count > 1 }, "\(symbol)")
            #expect(drawings.insert("\(symbol.strokes)").inserted, "\(symbol)")
        }
        #expect(Set(BarButtonSymbol.named.values) == Set(BarButtonSymbol.allCases))
    }

    @Test func `what points along the line is mirrored from right to left, and a plus is not`() throws {
        func path(_ name: String, _ direction: String) throws -> String {
            // In the middle of the bar, both directions have the same place.
            var painter = ScenePainter(SVGWriter(), prefix: "ns")
            let symbol = try #require(BarButtonSymbol(named: name))
            let area = Rect(x: 0, y: 0, width: 22, height: 22)
            painter.paintSymbol(
                symbol,
                in: area,
                isMirrored: direction == "rightToLeft",
                .black,
                ScenePainter.Attributes(opacity: 1)
            )
            return String(decoding: painter.writer.bytes, as: UTF8.self)
        }
        #expect(try path("reply", "leftToRight") != path("reply", "rightToLeft"))
        #expect(try path("undo", "rightToLeft") == path("redo", "leftToRight"))
        #expect(try path("search", "leftToRight") == path("search", "rightToLeft"))
    }

    @Test func `the label of the back button has the room that a symbol leaves`() throws {
        func label(_ items: String) throws -> String? {
            let stack =
                ##"[{"id":"a","title":"A long way back"},{"id":"b","title":"Title","navigationItem":{"rightBarButtonItems":[\##(items)]}}]"##
            guard
                case .resolve(var request) = try Pictures.request(
                    Pictures.json(environment: #"{"os":"12.0","device":"iPhone 8"}"#, stack: stack)
                ).subject
            else { return nil }
            request.scenario.include = [.motion]
            return try request.response().seen?.bar.backButton.title
        }
        let symbols = Array(repeating: #""square.and.arrow.up""#, count: 4).joined(separator: ",")
        let titles = Array(repeating: #""Square.and.arrow.up""#, count: 4).joined(separator: ",")
        #expect(try label(symbols) != label(titles))
    }
}
