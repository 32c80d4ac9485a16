// What a fix of a whole app goes by, which knows no policy by its name.
extension PolicySelection {
    /// Returns whether a screen declares `property` in its `bar` under the policy, rather than write it to the bar in its own
    /// code.
    package func isDeclaredInBar(_ property: BarProperty) -> Bool {
        guard let policy = PolicyRegistry.policy(named: name) else { return false }
        if property == .isNavigationBarHidden {
            if case .viewWillAppear = policy.conduct.hidingPlace { return false }
            return true
        }
        return policy.page.family != .interpolation && policy.conduct.stylePlace != .viewWillAppear
    }

    /// Whether a screen may put back in `viewWillDisappear` what it replaced.
    package var allowsRestoring: Bool {
        PolicyRegistry.policy(named: name)?.conduct.restoresReplaced ?? false
    }

    /// The policies that take the screens' own code as it is, without those that have each screen put back what it replaced.
    package static let keepingCode = PolicyRegistry.all.compactMap { policy in
        policy.conduct.stylePlace == .viewWillAppear && !policy.conduct.restoresReplaced
            ? PolicySelection(policy.page.name) : nil
    }
}
