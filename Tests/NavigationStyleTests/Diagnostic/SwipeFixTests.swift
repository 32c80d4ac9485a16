import NavigationStyle
import Testing

/// Under a policy with a back swipe of its own, the fix uses the policy's interface (seed 0, 4.3.1; libraries.4 to 6).
struct SwipeFixTests {
    @Test(arguments: [
        ("fdFullscreenPopGesture", ##""library":{"interactivePopDisabled":true}"##, ["interactivePopDisabled": false]),
        ("hbdNavigationBar", ##""library":{"swipeBackEnabled":false}"##, ["swipeBackEnabled": true]),
        ("hbdNavigationBar", ##""library":{"backInteractive":false}"##, ["backInteractive": true]),
        (
            "rtRootNavigationController", ##""library":{"disableInteractivePop":true}"##,
            ["disableInteractivePop": false]
        ),
    ])
    func `what a screen says against the swipe is turned round`(
        _ policy: String,
        _ member: String,
        _ mended: [String: Bool]
    ) throws {
        let edits = try edits(under: policy, of: member)
        #expect(edits == mended.map { Edit(.add, "/operation/screen/library/\($0.key)", .bool($0.value)) })
    }

    @Test func `a left item under RTRootNavigationController is overruled by the screen's own word`() throws {
        let edits = try edits(
            under: "rtRootNavigationController",
            of: ##""navigationItem":{"leftBarButtonItems":["X"]}"##
        )
        #expect(
            edits == [
                Edit(.add, "/operation/screen/library", .object(members: ["disableInteractivePop": .bool(false)]))
            ]
        )
    }

    @Test func `a hidden bar under QMUI is overruled by the screen's own word`() throws {
        let edits = try edits(under: "qmui", of: ##""bar":{"hidden":true}"##)
        let member = Value.object(members: ["forceEnableInteractivePopGestureRecognizer": .bool(true)])
        #expect(edits == [Edit(.add, "/operation/screen/library", member)])
    }

    private func edits(under policy: String, of member: String) throws -> [Edit]? {
        let request = try decoded(
            ##"{"policy":"\##(policy)","stack":[{"id":"a"}],"operation":{"type":"push","screen":{"id":"b",\##(member)}}}"##,
            as: TransitionRequest.self
        )
        let diagnostics = try request.response().diagnostics ?? []
        return try #require(diagnostics.first { $0.code == .interactivePopDisabled }).edits
    }
}
