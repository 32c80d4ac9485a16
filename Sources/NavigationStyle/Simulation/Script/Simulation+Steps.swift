extension Simulation {
    /// Puts a step at the current point of the script into the plan; `action` is only asked for if anybody wants one.
    mutating func record(by actor: Step.Actor, rule: Rule, _ action: (Self) -> Step.Action) {
        guard steps != nil else { return }
        let at = Step.Event(event, screen: eventScreen.map { id($0) })
        let step = Step(at: at, by: actor, action: action(self), rule: rule.id)
        steps?.append(step)
    }

    /// Moves on to `event` of `screen`.
    mutating func enter(_ event: Step.Event.Name, of screen: Int? = nil) {
        self.event = event
        eventScreen = screen
    }
}
