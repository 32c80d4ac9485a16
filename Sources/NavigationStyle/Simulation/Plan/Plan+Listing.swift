extension Plan {
    /// The plan with the steps that `include` asks for.
    ///
    /// A call of a screen or of the delegate is left out where nothing else happens in it: where no other step of the plan
    /// stands at the same event of the same screen.
    func listing(_ include: Inclusion) -> Plan {
        guard !include.contains(.callbacks) else { return self }
        let eventful = Set(steps.lazy.filter { !$0.isCall }.map(\.at))
        var plan = self
        plan.steps = steps.filter { !$0.isCall || eventful.contains($0.at) }
        return plan
    }
}

extension Step {
    /// Whether it is nothing but UIKit calling a screen or the navigation controller's delegate.
    fileprivate var isCall: Bool {
        switch action {
        case .callback, .delegate: true
        case .stack, .write, .addFakeBar, .removeFakeBar, .bringFakeBarToFront, .skipFakeBar, .keepFakeBar, .showBar,
            .hideBar, .showBarBackground, .hideBarBackground, .setNavigationBarHidden, .setContainerBackground,
            .disableClipping, .adjustScrollInsets, .restoreScrollInsets, .animate, .complete, .cancel:
            false
        }
    }
}
