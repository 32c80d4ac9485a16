package import NavigationStyle

// The names that stand many times in a response, once more as literals: written in a few stores, as their lengths are
// known. The others are written by their raw values.
extension JSONWriter {
    /// Writes the name of a point of the script.
    package mutating func name(_ value: Step.Event.Name) {
        switch value {
        case .call: name("call")
        case .turn: name("turn")
        case .alongside: name("alongside")
        case .completion: name("completion")
        case .willMoveToParent: name("willMoveToParent")
        case .viewDidLoad: name("viewDidLoad")
        case .viewWillDisappear: name("viewWillDisappear")
        case .viewWillAppear: name("viewWillAppear")
        case .viewIsAppearing: name("viewIsAppearing")
        case .viewWillLayoutSubviews: name("viewWillLayoutSubviews")
        case .viewDidLayoutSubviews: name("viewDidLayoutSubviews")
        case .duringTransition: name("duringTransition")
        case .viewDidDisappear: name("viewDidDisappear")
        case .viewDidAppear: name("viewDidAppear")
        case .didMoveToParent: name("didMoveToParent")
        case .willShow: name("willShow")
        case .didShow: name("didShow")
        }
    }

    /// Writes the name of a kind of writers.
    package mutating func name(_ value: Provenance.Writer) {
        switch value {
        case .screen: name("screen")
        case .appearanceProxy: name("appearanceProxy")
        case .policy: name("policy")
        case .system: name("system")
        }
    }

    /// Writes the name of an actor.
    package mutating func name(_ value: Step.Actor) {
        switch value {
        case .app: name("app")
        case .uikit: name("uikit")
        case .policy: name("policy")
        }
    }
}
