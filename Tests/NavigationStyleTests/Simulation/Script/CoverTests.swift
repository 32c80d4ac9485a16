import Testing

@testable import NavigationStyle

/// Presentations over a screen, as adapted by the system, and the callbacks of the screen below (uikit.O2, uikit.O6).
struct CoverTests {
    typealias Cover = NavigationOperation.Cover

    private static let white = BarColor(.white)

    /// Returns the answer for a screen under `cover` whose tint was changed after it appeared.
    private func covered(
        by cover: NavigationOperation.Cover,
        os: SystemVersion = .iOS(17),
        linkedSDK: SystemVersion? = nil,
        device: String = "iPhone 8",
        policy: String = "system",
        updating color: BarColor = .red,
        _ write: (inout Callbacks) -> Void = { $0.viewWillAppear.tintColor = .some(Self.white) }
    ) throws -> TransitionResponse {
        var scenario = Scenario.on([.writing("A", write)], policy: policy, os: os)
        scenario.environment.device = device
        scenario.environment.linkedSDK = linkedSDK
        var properties = BarProperties()
        properties.tintColor = .some(color)
        let operations = [
            NavigationOperation(.update(.properties(properties))),
            NavigationOperation(.reappear(after: cover)),
        ]
        return try scenario.replay(operations).transitions[1]
    }

    private func isStillVisible(_ response: TransitionResponse) -> Bool {
        response.outcome == .unchanged && response.reason == .stillVisible && response.script.isEmpty
    }

    @Test(arguments: [Cover.automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .custom])
    func `from iOS 13 on nothing runs under what is not full screen`(_ cover: Cover) throws {
        for device in ["iPhone 8", "iPad Air 2"] {
            let response = try covered(by: cover, device: device)
            #expect(isStillVisible(response), "\(device)")
            #expect(response.bars.after?.tintColor == BarColor.red.light)
        }
    }

    @Test(arguments: [Cover.automatic, .pageSheet, .formSheet, .popover])
    func `up to iOS 12 phones show sheets full screen`(_ cover: Cover) throws {
        let phone = try covered(by: cover, os: .iOS(12))
        #expect(phone.outcome == .changed)
        #expect(phone.bars.after?.tintColor == RGBA.white)
        #expect(try covered(by: .fullScreenModal, os: .iOS(12)).plan == phone.plan)
        let pad = try covered(by: cover, os: .iOS(12), device: "iPad Air 2")
        #expect(isStillVisible(pad) == (cover != .automatic))
    }

    @Test(arguments: [Cover.overFullScreen, .custom], [12, 26])
    func `what lies over the full screen, or is custom, leaves the view on every iOS`(_ cover: Cover, os: Int) throws {
        #expect(isStillVisible(try covered(by: cover, os: SystemVersion(os))))
    }

    @Test func `automatic goes by the SDK as well, and a page sheet does not`() throws {
        #expect(try covered(by: .automatic, linkedSDK: .iOS(12)).outcome == .changed)
        #expect(isStillVisible(try covered(by: .automatic, linkedSDK: .iOS(13))))
        #expect(isStillVisible(try covered(by: .pageSheet, linkedSDK: .iOS(12))))
    }

    // MARK: - Skipped callbacks

    private func skipped(_ response: TransitionResponse) -> [Diagnostic] {
        (response.diagnostics ?? []).filter { $0.code == .appearanceCallbacksSkipped }
    }

    @Test func `it says what the callbacks would have changed`() throws {
        let found = try #require(skipped(try covered(by: .pageSheet)).first)
        #expect(found.severity == .warning)
        #expect(found.screen == "A" && found.property == "tintColor")
        #expect(found.pointer?.description == "/operations/1/by")
        #expect(found.message.hasSuffix("would have changed tintColor."))
        #expect(found.noEdits?.reason == .needsCode)
    }

    @Test func `every callback from viewWillDisappear to viewDidAppear counts`() throws {
        for callback in [Callback.viewWillDisappear, .viewDidDisappear, .viewIsAppearing, .viewDidAppear] {
            let response = try covered(by: .pageSheet) { $0[callback].tintColor = .some(Self.white) }
            #expect(skipped(response).map(\.property) == ["tintColor"], "\(callback)")
        }
        let loaded = try covered(by: .pageSheet) { $0.viewDidLoad.tintColor = .some(Self.white) }
        #expect(skipped(loaded) == [])
    }

    @Test func `it says so of a bar that would have been hidden`() throws {
        let response = try covered(by: .pageSheet) {
            $0.viewDidLoad.isNavigationBarHidden = BarVisibility(hidden: false)
            $0.viewDidDisappear.isNavigationBarHidden = BarVisibility(hidden: true)
        }
        #expect(skipped(response).map(\.property) == ["isNavigationBarHidden"])
    }

    @Test func `restoring would have put back what was there before`() throws {
        let response = try covered(by: .pageSheet, policy: "restoring")
        #expect(skipped(response).map(\.property) == ["tintColor"])
    }

    @Test func `nothing is said where the look would be the same, or the callbacks run`() throws {
        #expect(skipped(try covered(by: .pageSheet, updating: Self.white)) == [])
        #expect(skipped(try covered(by: .fullScreenModal)) == [])
        #expect(skipped(try covered(by: .tab)) == [])
        #expect(skipped(try covered(by: .pageSheet, os: .iOS(12))) == [])
        // The tint of a hidden bar is not visible.
        let hidden = try covered(by: .pageSheet) {
            $0.viewDidLoad.isNavigationBarHidden = BarVisibility(hidden: true)
            $0.viewWillAppear.tintColor = .some(Self.white)
        }
        #expect(skipped(hidden) == [])
    }

    @Test func `what the bar would take from a late appearance proxy is not said of callbacks`() throws {
        var properties = BarProperties()
        properties.tintColor = .some(.red)
        let operations = [
            NavigationOperation(.setAppearanceProxy(properties)),
            NavigationOperation(.reappear(after: .pageSheet)),
        ]
        let replay = try Scenario.on([.writing("A") { _ in }], policy: "system", os: .iOS(17)).replay(operations)
        #expect(isStillVisible(replay.transitions[1]))
        #expect(skipped(replay.transitions[1]) == [])
    }
}
