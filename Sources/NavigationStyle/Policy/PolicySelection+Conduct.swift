// The facts about policies that a fix of a whole app depends on, so that it need not know any policy by name.
extension PolicySelection {
    /// Returns whether a screen declares `property` in its `bar` under the policy, rather than write it to the bar in
    /// its own code.
    package func isDeclaredInBar(_ property: BarProperty) -> Bool {
        guard let policy = PolicyRegistry.policy(named: name) else { return false }
        if property == .isNavigationBarHidden {
            if case .viewWillAppear = policy.conduct.hidingPlace { return false }
            return true
        }
        return policy.page.family != .interpolation && policy.conduct.stylePlace != .viewWillAppear
    }

    /// Whether a screen may restore in `viewWillDisappear` what it replaced.
    package var allowsRestoring: Bool {
        PolicyRegistry.policy(named: name)?.conduct.restoresReplaced ?? false
    }

    /// The policies that keep the screens' own code as it is, without those under which each screen restores what it
    /// replaced.
    package static let keepingCode = PolicyRegistry.all.compactMap { policy in
        policy.conduct.stylePlace == .viewWillAppear && !policy.conduct.restoresReplaced
            ? PolicySelection(policy.page.name) : nil
    }
}
