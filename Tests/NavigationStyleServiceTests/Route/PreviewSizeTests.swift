import HTTPMessage
import NavigationStyleService
import Testing

/// The bytes of pictures, as they are and as a client gets them.
@Suite struct PreviewSizeTests {
    private static let stack = ##"""
        "stack":[{"id":"feed","title":"Feed"},{"id":"photo","title":"Photo","bar":{"background":"#B3261E","tint":"#FFFFFF",
        "title":{"color":"#FFFFFF"},"statusBar":"lightContent"}}]
        """##
    private static let policies = #"""
        "policies":["system","restoring","customContainer","perScreenBar","transitionBar","kmNavigationBarTransition",
        "doubleNavigationController","wrNavigationBar","fdFullscreenPopGesture","hbdNavigationBar",
        "rtRootNavigationController","reactNativeScreens"],"operation":{"type":"pop"}
        """#
    private static let pop = #""operation":{"type":"pop"}"#

    @Test(arguments: [
        ("still", "{\(stack)}", 4, 1.5), ("film", "{\(stack),\(pop)}", 14, 2.5),
        ("animation", "{\(stack),\(pop),\"preview\":{\"form\":\"animation\"}}", 14, 3),
        ("sheet of 12 × 3", "{\(stack),\(policies)}", 90, 5),
    ])
    func `a picture is small`(_ name: String, _ body: String, _ most: Double, _ mostCompressed: Double) {
        let service = TestService()
        let whole = service.respond(.post, "/preview", body: body)
        #expect(whole.status == .ok)
        #expect(Double(whole.body.count) <= most * 1024, "\(name): \(whole.body.count)")
        let compressed = service.respond(.post, "/preview", [.acceptEncoding: "gzip"], body: body)
        #expect(compressed.fields[.contentEncoding] == "gzip")
        #expect(Double(compressed.body.count) <= mostCompressed * 1024, "\(name): \(compressed.body.count)")
    }
}
