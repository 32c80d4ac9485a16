import NavigationStyle

extension BarColor {
    static let red: BarColor = "#FF0000"
    static let green: BarColor = "#00FF00"
    static let blue: BarColor = "#0000FF"
    static let orange: BarColor = "#FFA500"
    static let white: BarColor = "#FFFFFF"
    static let black: BarColor = "#000000"
}

extension Screen {
    /// Returns a screen whose code writes to the bar.
    static func writing(_ id: Screen.ID, _ writes: (inout Callbacks) -> Void = { _ in }) -> Screen {
        var screen = Screen(id: id)
        writes(&screen.callbacks)
        return screen
    }

    /// Returns a screen that sets `barTintColor` in `viewDidLoad`.
    static func tinted(_ id: Screen.ID, _ color: BarColor) -> Screen {
        writing(id) { $0.viewDidLoad.barTintColor = .some(color) }
    }
}

extension Scenario {
    /// Returns a scenario under `policy` on `os`.
    static func on(
        _ stack: [Screen],
        policy: String,
        edition: String? = nil,
        os: SystemVersion = SystemVersion(12),
        origin: Origin = .pushed
    ) -> Scenario {
        var scenario = Scenario(stack: stack)
        scenario.policy = PolicySelection(policy, edition: edition)
        scenario.environment.os = os
        scenario.origin = origin
        scenario.include = .all
        return scenario
    }

    func state() throws -> ControllerState? { try resolve().controller }
}

extension TransitionResponse {
    /// The steps of the policy, as text.
    var policySteps: [String] {
        plan?.steps.filter { $0.by == .policy }.map(\.description) ?? []
    }

    /// The steps of UIKit and the app, as text.
    var script: [String] {
        plan?.steps.filter { $0.by != .policy }.map(\.description) ?? []
    }
}

extension Screen {
    /// Returns the screen with members of a policy's own interface.
    func library(_ members: [String: Value]) -> Screen {
        var screen = self
        screen.library = .object(members: members)
        return screen
    }

    /// Returns a screen of react-native-screens with a header whose title is the screen's id.
    static func withHeader(
        _ id: Screen.ID,
        _ header: [String: Value] = [:],
        _ props: [String: Value] = [:]
    ) -> Screen {
        let config = ["title": .string(id.rawValue)].merging(header) { $1 }
        return Screen(id: id).library(props.merging(["headerConfig": .object(members: config)]) { $1 })
    }
}

extension TransitionResponse {
    /// Returns the properties of the fake bar that was added to `screen`.
    func fakeBar(_ screen: Screen.ID) -> BarProperties? {
        for step in plan?.steps ?? [] {
            if case .addFakeBar(screen, let properties, _) = step.action { return properties }
        }
        return nil
    }
}
