// UIKit's call order (uikit.E1 to uikit.E5, libraries.0).
extension Simulation {
    /// Runs a transition from beginning to end; the stack has already changed.
    ///
    /// `removed` and `inserted` are the screens that left the stack and that came, including the visible ones.
    mutating func run(
        _ transition: Transition,
        removed: [Int] = [],
        inserted: [Int] = [],
        isCancelled: Bool = false,
        _ record: inout OperationRecord
    ) {
        controller.transition = transition
        // Read after the call and before any callback: the writes of a library at its call count, those of the outgoing
        // screen in viewWillDisappear do not (openradar 43228780).
        let keptTitle = transition.isBackButtonTap ? keptTitle : nil
        let visibility = KeptVisibility(
            isHidden: controller.isNavigationBarHidden,
            origin: controller.bar.origin(of: .isNavigationBarHidden)
        )
        begin(transition, removed: removed, inserted: inserted, &record)
        notePassage(of: transition, &record)
        if transition.isInteractive {
            record.enter(.alongside)
            if isCancelled { noteArrival(of: transition, removed: removed, &record) }
            policy.interactionDidChange(transition, isCancelled: isCancelled, in: &self, &record)
        }
        if isCancelled {
            unwind(transition, keeping: visibility, &record)
        } else {
            finish(transition, removed: removed, inserted: inserted, keeping: keptTitle, &record)
        }
        record.enter(.call)
    }

    /// Runs the first half of S1: up to the incoming screen's layout and the animations alongside.
    private mutating func begin(
        _ transition: Transition,
        removed: [Int],
        inserted: [Int],
        _ record: inout OperationRecord
    ) {
        let rule = transition.rule
        move(.willMoveToParent, removed, rule: rule, &record)
        move(.willMoveToParent, inserted, rule: rule, &record)
        load(transition.to, rule: rule, &record)
        if let from = transition.from { viewWillDisappear(from, rule: rule, &record) }
        viewWillAppear(transition.to, rule: rule, &record)
        delegate(.willShow, transition.to, rule: rule, &record)
        policy.willShow(transition.to, in: &self, &record)
        revealBar(in: transition, &record)
        if environment.os >= .viewIsAppearing { viewIsAppearing(transition.to, rule: rule, &record) }
        layOut(transition.to, rule: rule, &record)
        noteLayout(&record)
        if transition.hasCoordinator {
            record.enter(.alongside)
            policy.animateAlongside(transition, in: &self, &record)
            animateAlongsideBlocks(&record)
        }
        if transition.isAnimated { nextTurn(from: transition.from, to: transition.to, &record) }
        if let from = transition.from { followScroll(of: from, &record) }
        record.enter(.duringTransition, of: id(transition.to))
        saveBar(before: .duringTransition, of: transition.to)
        writeOwn(writes[transition.to].duringTransition, of: transition.to, &record)
        policy.didRunCode(of: transition.to, in: &self, &record)
    }

    /// Runs the second half of S1.
    mutating func finish(
        _ transition: Transition,
        removed: [Int],
        inserted: [Int],
        keeping keptTitle: KeptTitle? = nil,
        _ record: inout OperationRecord
    ) {
        let rule = transition.rule
        if let from = transition.from { viewDidDisappear(from, rule: rule, &record) }
        controller.visible = transition.to
        if let keptTitle { writeBack(keptTitle, &record) }
        viewDidAppear(transition.to, rule: rule, &record)
        move(.didMoveToParent, removed, rule: rule, &record)
        move(.didMoveToParent, inserted, rule: rule, &record)
        if transition.hasCoordinator {
            record.enter(.completion)
            record.add(by: .uikit, rule: rule) { .complete }
            completeBlocks(isCancelled: false, &record)
            policy.didEnd(transition, isCancelled: false, in: &self, &record)
        }
        delegate(.didShow, transition.to, rule: rule, &record)
        policy.didShow(transition.to, in: &self, &record)
        controller.transition = nil
        if !transition.isAnimated { nextTurn(from: transition.from, to: transition.to, &record) }
        for screen in removed { policy.didRemove(screen, in: &self, &record) }
        settleContentOffset(of: transition.to)
    }

    /// Runs the end of a cancelled S5: the incoming screen goes, the outgoing one comes back, and no didShow is called
    /// (uikit.E4).
    ///
    /// The stack is restored before the viewWillAppear of the screen that stays: libraries look for that screen in
    /// `viewControllers` there (libraries.10.6 and libraries.16.9).
    private mutating func unwind(
        _ transition: Transition,
        keeping visibility: KeptVisibility,
        _ record: inout OperationRecord
    ) {
        guard let from = transition.from else { return }
        let rule = transition.rule
        if visibility.isHidden, controller.isNavigationBarHidden { controller.isItemStackAtRisk = true }
        viewWillDisappear(transition.to, rule: rule, &record)
        viewDidDisappear(transition.to, rule: rule, &record)
        setStack(controller.stack.pushing(from), rule: rule, &record)
        let isRestored =
            restoresNavigationBarHidden
            || InteractivePopRule.restoresVisibilitySetInWillShow
                && controller.transition?.changesVisibilityInWillShow ?? false
        if isRestored { restoreNavigationBarHidden(visibility, rule: rule, &record) }
        viewWillAppear(from, rule: rule, &record)
        viewDidAppear(from, rule: rule, &record)
        record.enter(.completion)
        record.add(by: .uikit, rule: rule) { .cancel }
        completeBlocks(isCancelled: true, &record)
        policy.didEnd(transition, isCancelled: true, in: &self, &record)
        controller.transition = nil
        nextTurn(from: transition.to, to: from, &record)
        for screen in [transition.to, from] {
            noteLateScrollView(of: screen)
            settleContentOffset(of: screen)
        }
    }

    /// Covers the top screen by `cover` and uncovers it again (S15).
    ///
    /// UIKit lays out nothing and calls no delegate, and this controller has no coordinator. The next turn of the run
    /// loop comes while `cover` is moving or, if nothing moves, when it is there.
    mutating func reappear(after cover: NavigationOperation.Cover, _ record: inout OperationRecord) {
        guard let screen = top else { return }
        let rule = Rule.uikitS15
        noteLook(&record)
        controller.isCoverAnimated = cover.isAnimated
        viewWillDisappear(screen, rule: rule, &record)
        if cover.isAnimated { nextTurn(after: .viewWillDisappear, of: screen, &record) }
        viewDidDisappear(screen, rule: rule, &record)
        if !cover.isAnimated { nextTurn(after: .viewWillDisappear, of: screen, &record) }
        controller.visible = nil
        viewWillAppear(screen, rule: rule, &record)
        policy.barEntersWindow(of: screen, in: &self, &record)
        // viewIsAppearing is left out if it writes nothing, since no layout or delegate call follows it.
        if environment.os >= .viewIsAppearing, runsCodeIsAppearing(screen) {
            viewIsAppearing(screen, rule: rule, &record)
        }
        if cover.isAnimated { nextTurn(after: .viewWillAppear, of: screen, &record) }
        controller.visible = screen
        viewDidAppear(screen, rule: rule, &record)
        if !cover.isAnimated { nextTurn(after: .viewWillAppear, of: screen, &record) }
        controller.isCoverAnimated = false
        settleContentOffset(of: screen)
        record.enter(.call)
    }

    /// Runs the turn of the run loop after the viewWillDisappear of `from` and the viewWillAppear of `to`.
    private mutating func nextTurn(from: Int?, to: Int, _ record: inout OperationRecord) {
        if let from { nextTurn(after: .viewWillDisappear, of: from, &record) }
        nextTurn(after: .viewWillAppear, of: to, &record)
    }

    private mutating func nextTurn(after callback: Step.Event.Name, of screen: Int, _ record: inout OperationRecord) {
        record.enter(.turn, of: id(screen))
        policy.nextTurn(after: callback, of: screen, in: &self, &record)
    }

    /// Loads the view of `screen`, once (S11).
    mutating func load(_ screen: Int, rule: Rule, _ record: inout OperationRecord) {
        guard !records[screen].isLoaded else { return }
        records[screen].isLoaded = true
        recordCallback(.viewDidLoad, of: screen, rule: rule, &record)
        policy.viewDidLoad(screen, in: &self, &record)
        saveBar(before: .viewDidLoad, of: screen)
        writeOwn(writes[screen].viewDidLoad, of: screen, &record)
        writeContentOffset(of: screen, in: .viewDidLoad)
        policy.didRunCode(of: screen, in: &self, &record)
    }

    /// Loads the view of `screen` for a hook that asks for it, in the middle of whatever is running.
    mutating func loadView(of screen: Int, _ record: inout OperationRecord) {
        let at = record.at
        load(screen, rule: .uikitS11, &record)
        record.at = at
    }

    private mutating func viewWillAppear(_ screen: Int, rule: Rule, _ record: inout OperationRecord) {
        recordCallback(.viewWillAppear, of: screen, rule: rule, &record)
        policy.viewWillAppear(screen, in: &self, &record)
        saveBar(before: .viewWillAppear, of: screen)
        writeOwn(writes[screen].viewWillAppear, of: screen, &record)
        writeContentOffset(of: screen, in: .viewWillAppear)
        policy.didRunCode(of: screen, in: &self, &record)
    }

    /// Whether the code of `screen` writes or saves something in viewIsAppearing.
    private func runsCodeIsAppearing(_ screen: Int) -> Bool {
        !writes[screen].viewIsAppearing.isEmpty || savesBars && savedProperties[screen]?[.viewIsAppearing] != nil
    }

    /// Runs viewIsAppearing of a screen that appears, after its viewWillAppear (S16); never of one that stays under a
    /// swipe.
    private mutating func viewIsAppearing(_ screen: Int, rule: Rule, _ record: inout OperationRecord) {
        recordCallback(.viewIsAppearing, of: screen, rule: rule, &record)
        saveBar(before: .viewIsAppearing, of: screen)
        guard !writes[screen].viewIsAppearing.isEmpty else { return }
        writeOwn(writes[screen].viewIsAppearing, of: screen, &record)
        policy.didRunCode(of: screen, in: &self, &record)
    }

    private mutating func viewDidAppear(_ screen: Int, rule: Rule, _ record: inout OperationRecord) {
        recordCallback(.viewDidAppear, of: screen, rule: rule, &record)
        policy.viewDidAppear(screen, in: &self, &record)
        saveBar(before: .viewDidAppear, of: screen)
        writeOwn(writes[screen].viewDidAppear, of: screen, &record)
        noteLateScrollView(of: screen)
        writeContentOffset(of: screen, in: .viewDidAppear)
        policy.didRunCode(of: screen, in: &self, &record)
    }

    private mutating func viewWillDisappear(_ screen: Int, rule: Rule, _ record: inout OperationRecord) {
        recordCallback(.viewWillDisappear, of: screen, rule: rule, &record)
        policy.viewWillDisappear(screen, in: &self, &record)
        saveBar(before: .viewWillDisappear, of: screen)
        writeOwn(writes[screen].viewWillDisappear, of: screen, &record)
        policy.didRunCode(of: screen, in: &self, &record)
    }

    private mutating func viewDidDisappear(_ screen: Int, rule: Rule, _ record: inout OperationRecord) {
        recordCallback(.viewDidDisappear, of: screen, rule: rule, &record)
        policy.viewDidDisappear(screen, in: &self, &record)
        saveBar(before: .viewDidDisappear, of: screen)
        writeOwn(writes[screen].viewDidDisappear, of: screen, &record)
        forgetSavedBars(of: screen)
        policy.didRunCode(of: screen, in: &self, &record)
    }

    /// Runs one layout pass of the root view of `screen`.
    mutating func layOut(_ screen: Int, rule: Rule, _ record: inout OperationRecord) {
        recordCallback(.viewWillLayoutSubviews, of: screen, rule: rule, &record)
        searchScrollView(of: screen)
        policy.viewWillLayoutSubviews(screen, in: &self, &record)
        recordCallback(.viewDidLayoutSubviews, of: screen, rule: rule, &record)
    }

    /// Records the containment callbacks of removed or inserted screens; those between the top and the destination get
    /// no others (S6).
    private mutating func move(_ event: Step.Event.Name, _ screens: [Int], rule: Rule, _ record: inout OperationRecord)
    {
        guard record.interest.contains(.steps) else { return }
        for screen in screens { recordCallback(event, of: screen, rule: rule, &record) }
    }

    /// Enters a callback of `screen` and records its step.
    mutating func recordCallback(_ name: Step.Event.Name, of screen: Int, rule: Rule, _ record: inout OperationRecord) {
        record.enter(name, of: id(screen))
        record.add(by: .uikit, rule: rule) { .callback(screen: id(screen), name: name) }
    }

    private mutating func delegate(
        _ method: Step.DelegateMethod,
        _ screen: Int,
        rule: Rule,
        _ record: inout OperationRecord
    ) {
        record.enter(method == .willShow ? .willShow : .didShow, of: id(screen))
        record.add(by: .uikit, rule: rule) { .delegate(name: method, screen: id(screen)) }
    }
}
