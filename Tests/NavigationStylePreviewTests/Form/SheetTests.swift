import NavigationStyle
import NavigationStyleJSON
import Testing

@testable import NavigationStylePreview

/// Sheets with environments, policies and moments in rows and columns.
@Suite struct SheetTests {
    private static func json(_ members: String, options: String = #"{"width":100,"at":[0,1]}"#) -> String {
        """
        {\(members),"stack":[\(Pictures.white),\(Pictures.blue)],"operation":{"type":"pop"},"preview":\(options)}
        """
    }

    private static let both =
        #""environments":[{"os":"12.0"},{"os":"17.0"},{"os":"26.0"}],"policies":["system","transitionBar"]"#

    /// Returns the left and upper edges of the frames, and their number.
    private func places(_ json: String) throws -> (x: Set<Double>, y: Set<Double>, count: Int) {
        let frames = try Pictures.document(json).elements.filter { $0.name == "svg" }.dropFirst()
        return (Set(frames.compactMap { $0.number("x") }), Set(frames.compactMap { $0.number("y") }), frames.count)
    }

    @Test(arguments: [
        (#"["environments","policies"]"#, 2, 6), (#"["environments"]"#, 4, 3), (#"["policies"]"#, 6, 2),
        (#"["moments"]"#, 6, 2), (#"["moments","environments"]"#, 2, 6),
        (#"["environments","policies","moments"]"#, 1, 12), (#"["policies","policies"]"#, 6, 2),
    ])
    func `what goes down and what goes across is chosen`(rows: String, across: Int, down: Int) throws {
        let places = try places(Self.json(Self.both, options: #"{"width":100,"at":[0,1],"rows":\#(rows)}"#))
        #expect(places.count == 12 && places.x.count == across && places.y.count == down, "\(places)")
    }

    @Test func `a sheet of environments says what differs, and one diagnostic has one number`() throws {
        let preview = try Pictures.draw(Self.json(#""policy":"system","environments":[{"os":"17.0"},{"os":"16.0"}]"#))
        #expect(preview.form == .sheet && preview.title.hasSuffix(", 2 environments"))
        #expect(preview.description.contains("iOS 17.0: ") && preview.description.contains("iOS 16.0: "))
        #expect(Set(preview.diagnostics.map(\.words)).count == preview.diagnostics.count)
        let legacy = try Pictures.draw(
            #"{"environments":[{"os":"12.0"},{"os":"26.0"}],"stack":[{"id":"a","title":"A"}]}"#
        )
        #expect(legacy.description.contains("on iOS 12.0"), "\(legacy.description)")
    }

    @Test func `an environment that cannot be spoils none of the others`() throws {
        let preview = try Pictures.draw(
            Self.json(#""policy":"swiftUI","environments":[{"os":"12.0"},{"os":"17.0"}]"#)
        )
        #expect(preview.moments.count == 2)
    }

    @Test(arguments: [
        #"{"environments":[{}],"stack":[{"id":"a"}],"operations":[{"type":"pop"}]}"#,
        #"{"environments":[{}],"stack":[{"id":"a"}],"preview":{"form":"film"}}"#,
        #"{"environments":[{}],"stack":[{"id":"a"}],"preview":{"rows":[]}}"#,
        #"{"environments":[{}],"stack":[{"id":"a"}],"preview":{"rows":["os"]}}"#,
    ])
    func `what is no sheet is refused`(json: String) {
        #expect(throws: (any Error).self) { try Pictures.draw(json) }
    }

    @Test func `a request says its environments and rows again as it was read`() throws {
        let request = try Pictures.request(Self.json(Self.both, options: #"{"rows":["moments"]}"#))
        #expect(try PreviewRequest(json: request.json()) == request)
        #expect(request.subject.environments.count == 3 && request.options.rows == [.moments])
    }
}
