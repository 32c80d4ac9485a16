/// A step of a plan as it is recorded, with numbers for screens: most are calls that no answer lists, and a ``Step`` is
/// made only of those that are listed.
struct RecordedStep {
    /// The point of the script at which a step happens.
    struct Event: Equatable, BitwiseCopyable {
        /// The name of the callback, or of another point.
        var name: Step.Event.Name
        /// The screen whose callback it is.
        var screen: Int?

        init(_ name: Step.Event.Name, screen: Int? = nil) {
            self.name = name
            self.screen = screen
        }
    }

    /// The action of a step.
    enum Action {
        /// UIKit calls a view controller, at the callback's own point of the script.
        case callback(screen: Int)
        /// UIKit calls the navigation controller's delegate, or the bar's.
        case delegate(Step.DelegateMethod, screen: Int)
        /// Something happens.
        case other(Step.Action)
    }

    /// The point of the script at which the step happens.
    let at: Event
    /// The actor that makes the step.
    let by: Step.Actor
    /// The action of the step.
    let action: Action
    /// The rule behind it.
    let rule: Rule

    /// Whether the step is only UIKit's call of a screen or of the navigation controller's delegate.
    var isCall: Bool {
        switch action {
        case .callback, .delegate: true
        case .other: false
        }
    }

    /// Returns the step as answers list it; `simulation` knows the screens.
    func step(in simulation: Simulation) -> Step {
        let action: Step.Action =
            switch action {
            case .callback(let screen): .callback(screen: simulation.id(screen), name: at.name)
            case .delegate(let method, let screen): .delegate(name: method, screen: simulation.id(screen))
            case .other(let action): action
            }
        let event = Step.Event(at.name, screen: at.screen.map(simulation.id))
        return Step(at: event, by: by, action: action, rule: rule.id)
    }
}

extension OperationRecord {
    /// Returns the steps that `include` asks for, with those of `motion` where the screens begin to move.
    ///
    /// A call of a screen or of the delegate is left out if nothing else happens in it: if no other step has the same
    /// event of the same screen. `simulation` knows the screens.
    func steps(_ include: Inclusion, moving motion: BarMotion?, in simulation: Simulation) -> [Step] {
        let all = steps.span
        // These are in order and mostly few: to scan them costs less than to hash them.
        var eventful: [RecordedStep.Event] = []
        for index in all.indices where !all[index].isCall && eventful.last != all[index].at {
            eventful.append(all[index].at)
        }
        let listsCalls = include.contains(.callbacks)
        let start = passage?.stepCount
        var listed: [Step] = []
        listed.reserveCapacity(listsCalls ? all.count + 4 : 2 * eventful.count + 8)
        for index in 0...all.count {
            if index == start, let motion { listed += motion.steps }
            guard index < all.count, listsCalls || !all[index].isCall || eventful.contains(all[index].at) else {
                continue
            }
            listed.append(all[index].step(in: simulation))
        }
        return listed
    }
}
