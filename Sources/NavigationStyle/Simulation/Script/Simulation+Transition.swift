// UIKit's call order (uikit.md E1–E5, libraries.md 0).
extension Simulation {
    /// Runs a transition from beginning to end: the stack has changed already.
    ///
    /// `removed` and `inserted` are the screens that left the stack and that came, the visible ones included.
    mutating func run(_ transition: Transition, removed: [Int] = [], inserted: [Int] = [], isCancelled: Bool = false) {
        controller.transition = transition
        // Taken after the call, before any callback: what a library writes at its call counts, what the screen that goes
        // writes in viewWillDisappear does not (openradar 43228780).
        let keptTitle = transition.isBackButtonTap ? keptTitle : nil
        let wasHidden = controller.isNavigationBarHidden
        begin(transition, removed: removed, inserted: inserted)
        notePassage(of: transition)
        tracePassage(of: transition)
        if transition.isInteractive {
            enter(.alongside)
            if isCancelled { noteArrival(of: transition, removed: removed) }
            policy.interactionDidChange(transition, isCancelled: isCancelled, in: &self)
        }
        if isCancelled {
            unwind(transition, wasHidden: wasHidden)
        } else {
            finish(transition, removed: removed, inserted: inserted, keeping: keptTitle)
        }
        enter(.call)
    }

    /// S1, the first half: up to the incoming screen's layout and what is animated along with it.
    private mutating func begin(_ transition: Transition, removed: [Int], inserted: [Int]) {
        let rule = transition.rule
        move(.willMoveToParent, removed, rule: rule)
        move(.willMoveToParent, inserted, rule: rule)
        load(transition.to, rule: rule)
        if let from = transition.from { viewWillDisappear(from, rule: rule) }
        viewWillAppear(transition.to, rule: rule)
        delegate(.willShow, transition.to, rule: rule)
        policy.willShow(transition.to, in: &self)
        if environment.os >= SystemVersion(13) { recordCallback(.viewIsAppearing, of: transition.to, rule: rule) }
        layOut(transition.to, rule: rule)
        noteLayout()
        if transition.hasCoordinator {
            enter(.alongside)
            policy.animateAlongside(transition, in: &self)
        }
        if transition.isAnimated { nextTurn(from: transition.from, to: transition.to) }
        if let from = transition.from { followScroll(of: from) }
        enter(.duringTransition, of: transition.to)
        writeOwn(writes[transition.to].duringTransition, of: transition.to)
    }

    /// S1, the second half.
    mutating func finish(
        _ transition: Transition,
        removed: [Int],
        inserted: [Int],
        keeping keptTitle: KeptTitle? = nil
    ) {
        let rule = transition.rule
        if let from = transition.from { viewDidDisappear(from, rule: rule) }
        controller.visible = transition.to
        if let keptTitle { writeBack(keptTitle) }
        viewDidAppear(transition.to, rule: rule)
        move(.didMoveToParent, removed, rule: rule)
        move(.didMoveToParent, inserted, rule: rule)
        if transition.hasCoordinator {
            enter(.completion)
            record(by: .uikit, rule: rule) { _ in .complete }
            policy.didEnd(transition, isCancelled: false, in: &self)
        }
        delegate(.didShow, transition.to, rule: rule)
        policy.didShow(transition.to, in: &self)
        controller.transition = nil
        if !transition.isAnimated { nextTurn(from: transition.from, to: transition.to) }
        for screen in removed { policy.didRemove(screen, in: &self) }
    }

    /// S5, cancelled: the screen that was coming goes, the one that was going comes back, and nobody is told of a
    /// shown screen (uikit.md E4).
    ///
    /// The stack is whole again before the screen that stays is told that it comes: libraries look for its place in
    /// `viewControllers` there (libraries.md 10.10 and 16.9).
    private mutating func unwind(_ transition: Transition, wasHidden: Bool) {
        guard let from = transition.from else { return }
        let rule = transition.rule
        if wasHidden, controller.isNavigationBarHidden { controller.isItemStackAtRisk = true }
        viewWillDisappear(transition.to, rule: rule)
        viewDidDisappear(transition.to, rule: rule)
        setStack(controller.stack + [from], rule: rule)
        if restoresNavigationBarHidden { restoreNavigationBarHidden(wasHidden, rule: rule) }
        viewWillAppear(from, rule: rule)
        viewDidAppear(from, rule: rule)
        enter(.completion)
        record(by: .uikit, rule: rule) { _ in .cancel }
        policy.didEnd(transition, isCancelled: true, in: &self)
        controller.transition = nil
        nextTurn(from: transition.to, to: from)
    }

    /// S15: `cover` comes over the screen on top and goes again.
    ///
    /// Nothing is laid out, no delegate is told and no coordinator of this controller is there. The next turn of the run
    /// loop comes while `cover` is still moving, or where nothing moves when it has come.
    mutating func reappear(after cover: Operation.Cover) {
        guard let screen = top else { return }
        let rule = Rule.uikitS15
        noteLook()
        controller.isCoverAnimated = cover.isAnimated
        viewWillDisappear(screen, rule: rule)
        if cover.isAnimated { nextTurn(after: .viewWillDisappear, of: screen) }
        viewDidDisappear(screen, rule: rule)
        if !cover.isAnimated { nextTurn(after: .viewWillDisappear, of: screen) }
        controller.visible = nil
        viewWillAppear(screen, rule: rule)
        if cover.isAnimated { nextTurn(after: .viewWillAppear, of: screen) }
        controller.visible = screen
        viewDidAppear(screen, rule: rule)
        if !cover.isAnimated { nextTurn(after: .viewWillAppear, of: screen) }
        controller.isCoverAnimated = false
        enter(.call)
    }

    /// The turn of the run loop after the one in which `from` was told that it goes and `to` that it comes.
    private mutating func nextTurn(from: Int?, to: Int) {
        if let from { nextTurn(after: .viewWillDisappear, of: from) }
        nextTurn(after: .viewWillAppear, of: to)
    }

    private mutating func nextTurn(after callback: Step.Event.Name, of screen: Int) {
        enter(.turn, of: screen)
        policy.nextTurn(after: callback, of: screen, in: &self)
    }

    /// S11: `viewDidLoad`, the first time only.
    mutating func load(_ screen: Int, rule: Rule) {
        guard !records[screen].isLoaded else { return }
        records[screen].isLoaded = true
        recordCallback(.viewDidLoad, of: screen, rule: rule)
        policy.viewDidLoad(screen, in: &self)
        writeOwn(writes[screen].viewDidLoad, of: screen)
    }

    private mutating func viewWillAppear(_ screen: Int, rule: Rule) {
        recordCallback(.viewWillAppear, of: screen, rule: rule)
        policy.viewWillAppear(screen, in: &self)
        writeOwn(writes[screen].viewWillAppear, of: screen)
    }

    private mutating func viewDidAppear(_ screen: Int, rule: Rule) {
        recordCallback(.viewDidAppear, of: screen, rule: rule)
        policy.viewDidAppear(screen, in: &self)
        writeOwn(writes[screen].viewDidAppear, of: screen)
    }

    private mutating func viewWillDisappear(_ screen: Int, rule: Rule) {
        recordCallback(.viewWillDisappear, of: screen, rule: rule)
        policy.viewWillDisappear(screen, in: &self)
        writeOwn(writes[screen].viewWillDisappear, of: screen)
    }

    private mutating func viewDidDisappear(_ screen: Int, rule: Rule) {
        recordCallback(.viewDidDisappear, of: screen, rule: rule)
        policy.viewDidDisappear(screen, in: &self)
        writeOwn(writes[screen].viewDidDisappear, of: screen)
    }

    /// One layout pass of the root view of `screen`.
    mutating func layOut(_ screen: Int, rule: Rule) {
        recordCallback(.viewWillLayoutSubviews, of: screen, rule: rule)
        policy.viewWillLayoutSubviews(screen, in: &self)
        recordCallback(.viewDidLayoutSubviews, of: screen, rule: rule)
    }

    /// S6: of the screens that come or go, those between get no other callbacks than these two.
    private mutating func move(_ event: Step.Event.Name, _ screens: [Int], rule: Rule) {
        guard steps != nil else { return }
        for screen in screens { recordCallback(event, of: screen, rule: rule) }
    }

    /// Enters a callback of `screen`.
    mutating func recordCallback(_ name: Step.Event.Name, of screen: Int, rule: Rule) {
        enter(name, of: screen)
        record(by: .uikit, rule: rule) { .callback(screen: $0.id(screen), name: name) }
    }

    private mutating func delegate(_ method: Step.DelegateMethod, _ screen: Int, rule: Rule) {
        enter(method == .willShow ? .willShow : .didShow, of: screen)
        record(by: .uikit, rule: rule) { .delegate(name: method, screen: $0.id(screen)) }
    }
}
