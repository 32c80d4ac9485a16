import NavigationStyle
import Testing

/// Faults in hiding and showing the bar (seed0.4.3.1).
struct HiddenBarRuleTests {
    /// Returns what is found of a screen that hides its bar in `callback` and shows it as it is covered.
    private func found(hiddenIn callback: Callback, by cover: String) throws -> [Diagnostic] {
        let hidden = ##"{"hidden":true,"animated":"asTransition"}"##
        let shown = ##"{"hidden":false,"animated":"asTransition"}"##
        let callbacks = ##""\##(callback.rawValue)":{"isNavigationBarHidden":\##(hidden)}"##
        let restoring = ##""viewWillDisappear":{"isNavigationBarHidden":\##(shown)}"##
        let screen = ##"{"id":"b","callbacks":{\##(callbacks),\##(restoring)}}"##
        let request = body(
            ##"{"id":"a"},\##(screen)"##,
            ##""operation":{"type":"reappear","by":"\##(cover)"}"##,
            os: "12.0"
        )
        return try diagnostics(of: request).filter { $0.code == .hiddenRestoredInWillDisappear }
    }

    @Test(arguments: ["tab", "fullScreenModal"])
    func `a bar that is shown under a cover, and stays, is reported`(by cover: String) throws {
        let finding = try #require(try found(hiddenIn: .viewDidLoad, by: cover).first)
        #expect(finding.screen == "b" && finding.edits != nil)
        #expect(finding.pointer?.description == "/stack/1/callbacks/viewWillDisappear/isNavigationBarHidden")
        #expect(
            finding.message
                == "\"b\" shows the bar in viewWillDisappear, and nothing reverts it when the screen returns."
        )
    }

    @Test(arguments: ["tab", "fullScreenModal"])
    func `a bar that is hidden again as the screen returns is not`(by cover: String) throws {
        #expect(try found(hiddenIn: .viewWillAppear, by: cover).isEmpty)
    }

    @Test func `under what leaves the screen in place no code runs`() throws {
        #expect(try found(hiddenIn: .viewDidLoad, by: "overFullScreen").isEmpty)
    }
}
