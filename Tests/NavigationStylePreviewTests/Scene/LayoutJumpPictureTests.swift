import NavigationStylePreview
import Testing

/// Pictures show the jumps that `layout-jump` reports.
@Suite struct LayoutJumpPictureTests {
    /// Returns the baselines of the lower screen's rows in each frame.
    private func rows(isTranslucent: Bool) throws -> [Set<String>] {
        let style = isTranslucent ? "true" : "false"
        let document = try Pictures.document(
            Pictures.json(
                environment: ##"{"os":"12.0","device":"iPhone 8"}"##,
                stack: ##"[{"id":"a","title":"A","callbacks":{"viewWillAppear":{"isTranslucent":true}}}]"##,
                operation:
                    ##"{"type":"push","screen":{"id":"b","title":"B","callbacks":{"viewWillAppear":{"isTranslucent":\##(style)}}}}"##
            )
        )
        return (0..<5).map { frame in
            Set(
                document.frame(frame).filter { $0.attributes["stroke-linecap"] == "round" && $0.name == "path" }
                    .compactMap { $0.attributes["d"].map { String($0.prefix { $0 != "h" }) } }
            )
        }
    }

    @Test func `the rows of the screen below jump as the transition begins, with translucency`() throws {
        let frames = try rows(isTranslucent: false)
        #expect(frames[0].contains("M21 91"))
        #expect(frames[1].contains("M21 155"))
        #expect(!frames[0].contains("M21 155"))
    }

    @Test func `rows below a bar of the screen's own stay, although UIKit's bar is hidden`() throws {
        let document = try Pictures.document(
            Pictures.json(
                policy: #""rtRootNavigationController""#,
                environment: #"{"os":"16.0"}"#,
                stack: "[\(Pictures.white),\(Pictures.blue)]",
                operation: #"{"type":"pop"}"#
            )
        )
        func rows(in frame: Int) -> Set<String> {
            let lines = document.frame(frame).filter { $0.attributes["stroke-linecap"] == "round" }
            return Set(lines.compactMap { $0.attributes["d"] })
        }
        #expect(!rows(in: 4).isEmpty)
        for frame in 1...3 { #expect(rows(in: frame).isSuperset(of: rows(in: 4))) }
    }

    @Test(arguments: [
        (#""itemAppearance""#, #"{"type":"push","screen":{"id":"b","bar":{"largeTitle":true},"title":"B"}}"#),
        (
            #""swiftUI""#,
            ##"{"type":"push","screen":{"id":"b","bar":{"largeTitle":false},"navigationItem":{"largeTitleDisplayMode":"never"}}}"##
        ),
    ])
    func `rows below a large title of the item's own, or below a small one, stay`(
        _ policy: String,
        _ push: String
    ) throws {
        let document = try Pictures.document(
            Pictures.json(policy: policy, stack: #"[{"id":"a","title":"A"}]"#, operation: push)
        )
        func rows(in frame: Int) -> Set<String> {
            let lines = document.frame(frame).filter { $0.attributes["stroke-linecap"] == "round" && $0.name == "path" }
            return Set(lines.compactMap { $0.attributes["d"] })
        }
        for frame in 1...3 { #expect(rows(in: frame).isSuperset(of: rows(in: 4))) }
    }

    @Test func `without a change they stay`() throws {
        let frames = try rows(isTranslucent: true)
        #expect(frames[1].contains("M21 91"))
        #expect(!frames[1].contains("M21 155"))
    }
}
