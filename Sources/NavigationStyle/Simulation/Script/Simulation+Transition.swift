// UIKit's call order (uikit.E1 to uikit.E5, libraries.0).
extension Simulation {
    /// Runs a transition from beginning to end; the stack has already changed.
    ///
    /// `removed` and `inserted` are the screens that left the stack and that came, including the visible ones.
    mutating func run(_ transition: Transition, removed: [Int] = [], inserted: [Int] = [], isCancelled: Bool = false) {
        let premise = self.premise
        controller.transition = transition
        // Read after the call and before any callback: the writes of a library at its call count, those of the outgoing
        // screen in viewWillDisappear do not (openradar 43228780).
        let keptTitle = transition.isBackButtonTap ? keptTitle : nil
        let visibility = KeptVisibility(
            isHidden: controller.isNavigationBarHidden,
            origin: bar.origin(of: .isNavigationBarHidden)
        )
        begin(transition, removed: removed, inserted: inserted)
        notePassage(of: transition, keeping: keptTitle)
        if transition.isInteractive {
            enter(.alongside)
            if isCancelled { noteArrival(of: transition, removed: removed) }
            premise.policy.interactionDidChange(transition, isCancelled: isCancelled, in: &self)
        }
        if isCancelled {
            unwind(transition, keeping: visibility)
        } else {
            finish(transition, removed: removed, inserted: inserted, keeping: keptTitle)
        }
        enter(.call)
    }

    /// Runs the first half of S1: up to the incoming screen's layout and the animations alongside.
    private mutating func begin(_ transition: Transition, removed: [Int], inserted: [Int]) {
        let premise = self.premise
        let rule = transition.rule
        move(.willMoveToParent, removed, rule: rule)
        move(.willMoveToParent, inserted, rule: rule)
        load(transition.to, rule: rule)
        if let from = transition.from { viewWillDisappear(from, rule: rule) }
        viewWillAppear(transition.to, rule: rule)
        delegate(.willShow, transition.to, rule: rule)
        premise.policy.willShow(transition.to, in: &self)
        revealBar(in: transition)
        if environment.os >= .viewIsAppearing { viewIsAppearing(transition.to, rule: rule) }
        layOut(transition.to, rule: rule)
        noteLayout()
        if transition.hasCoordinator {
            enter(.alongside)
            premise.policy.animateAlongside(transition, in: &self)
            animateAlongsideBlocks()
        }
        if transition.isAnimated { nextTurn(from: transition.from, to: transition.to) }
        if let from = transition.from { followScroll(of: from) }
        enter(.duringTransition, of: transition.to)
        saveBar(before: .duringTransition, of: transition.to)
        writeOwn(writes[transition.to].duringTransition, of: transition.to)
        premise.policy.didRunCode(of: transition.to, in: &self)
    }

    /// Runs the second half of S1.
    mutating func finish(
        _ transition: Transition,
        removed: [Int],
        inserted: [Int],
        keeping keptTitle: KeptTitle? = nil
    ) {
        let premise = self.premise
        let rule = transition.rule
        if let from = transition.from { viewDidDisappear(from, rule: rule) }
        controller.visible = transition.to
        if let keptTitle { writeBack(keptTitle) }
        viewDidAppear(transition.to, rule: rule)
        move(.didMoveToParent, removed, rule: rule)
        move(.didMoveToParent, inserted, rule: rule)
        if transition.hasCoordinator {
            enter(.completion)
            addStep(by: .uikit, rule: rule) { _ in .complete }
            completeBlocks(isCancelled: false)
            premise.policy.didEnd(transition, isCancelled: false, in: &self)
        }
        delegate(.didShow, transition.to, rule: rule)
        premise.policy.didShow(transition.to, in: &self)
        controller.transition = nil
        if !transition.isAnimated { nextTurn(from: transition.from, to: transition.to) }
        for screen in removed { premise.policy.didRemove(screen, in: &self) }
        settleContentOffset(of: transition.to)
    }

    /// Runs the end of a cancelled S5: the incoming screen goes, the outgoing one comes back, and no didShow is called
    /// (uikit.E4).
    ///
    /// The stack is restored before the viewWillAppear of the screen that stays: libraries look for that screen in
    /// `viewControllers` there (libraries.10.6 and libraries.16.9).
    private mutating func unwind(_ transition: Transition, keeping visibility: KeptVisibility) {
        let premise = self.premise
        guard let from = transition.from else { return }
        let rule = transition.rule
        if visibility.isHidden, controller.isNavigationBarHidden { controller.isItemStackAtRisk = true }
        viewWillDisappear(transition.to, rule: rule)
        viewDidDisappear(transition.to, rule: rule)
        setStack(controller.stack.pushing(from), rule: rule)
        let isRestored =
            restoresNavigationBarHidden
            || InteractivePopRule.restoresVisibilitySetInWillShow
                && controller.transition?.changesVisibilityInWillShow ?? false
        if isRestored { restoreNavigationBarHidden(visibility, rule: rule) }
        viewWillAppear(from, rule: rule)
        viewDidAppear(from, rule: rule)
        enter(.completion)
        addStep(by: .uikit, rule: rule) { _ in .cancel }
        completeBlocks(isCancelled: true)
        premise.policy.didEnd(transition, isCancelled: true, in: &self)
        controller.transition = nil
        nextTurn(from: transition.to, to: from)
        for screen in [transition.to, from] {
            noteLateScrollView(of: screen)
            settleContentOffset(of: screen)
        }
    }

    /// Covers the top screen by `cover` and uncovers it again (S15).
    ///
    /// UIKit lays out nothing and calls no delegate, and this controller has no coordinator. The next turn of the run
    /// loop comes while `cover` is moving or, if nothing moves, when it is there.
    mutating func reappear(after cover: NavigationOperation.Cover) {
        let premise = self.premise
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
        premise.policy.barEntersWindow(of: screen, in: &self)
        if environment.os >= .viewIsAppearing { viewIsAppearing(screen, rule: rule) }
        if cover.isAnimated { nextTurn(after: .viewWillAppear, of: screen) }
        controller.visible = screen
        viewDidAppear(screen, rule: rule)
        if !cover.isAnimated { nextTurn(after: .viewWillAppear, of: screen) }
        controller.isCoverAnimated = false
        settleContentOffset(of: screen)
        enter(.call)
    }

    /// Runs the turn of the run loop after the viewWillDisappear of `from` and the viewWillAppear of `to`.
    private mutating func nextTurn(from: Int?, to: Int) {
        if let from { nextTurn(after: .viewWillDisappear, of: from) }
        nextTurn(after: .viewWillAppear, of: to)
    }

    private mutating func nextTurn(after callback: Step.Event.Name, of screen: Int) {
        let premise = self.premise
        enter(.turn, of: screen)
        premise.policy.nextTurn(after: callback, of: screen, in: &self)
    }

    /// Loads the view of `screen`, once (S11).
    mutating func load(_ screen: Int, rule: Rule) {
        let premise = self.premise
        guard !records[screen].isLoaded else { return }
        records[screen].isLoaded = true
        recordCallback(.viewDidLoad, of: screen, rule: rule)
        premise.policy.viewDidLoad(screen, in: &self)
        saveBar(before: .viewDidLoad, of: screen)
        writeOwn(writes[screen].viewDidLoad, of: screen)
        writeContentOffset(of: screen, in: .viewDidLoad)
        premise.policy.didRunCode(of: screen, in: &self)
    }

    /// Loads the view of `screen` for a hook that asks for it, in the middle of whatever is running.
    mutating func loadView(of screen: Int) {
        let at = record.at
        load(screen, rule: .uikitS11)
        record.at = at
    }

    private mutating func viewWillAppear(_ screen: Int, rule: Rule) {
        let premise = self.premise
        recordCallback(.viewWillAppear, of: screen, rule: rule)
        premise.policy.viewWillAppear(screen, in: &self)
        saveBar(before: .viewWillAppear, of: screen)
        writeOwn(writes[screen].viewWillAppear, of: screen)
        writeContentOffset(of: screen, in: .viewWillAppear)
        premise.policy.didRunCode(of: screen, in: &self)
    }

    /// Runs viewIsAppearing of a screen that appears, after its viewWillAppear (S16); never of one that stays under a
    /// swipe.
    private mutating func viewIsAppearing(_ screen: Int, rule: Rule) {
        let premise = self.premise
        recordCallback(.viewIsAppearing, of: screen, rule: rule)
        saveBar(before: .viewIsAppearing, of: screen)
        guard !writes[screen].touched(in: .viewIsAppearing).isEmpty else { return }
        writeOwn(writes[screen].viewIsAppearing, of: screen)
        premise.policy.didRunCode(of: screen, in: &self)
    }

    private mutating func viewDidAppear(_ screen: Int, rule: Rule) {
        let premise = self.premise
        recordCallback(.viewDidAppear, of: screen, rule: rule)
        premise.policy.viewDidAppear(screen, in: &self)
        saveBar(before: .viewDidAppear, of: screen)
        writeOwn(writes[screen].viewDidAppear, of: screen)
        noteLateScrollView(of: screen)
        writeContentOffset(of: screen, in: .viewDidAppear)
        premise.policy.didRunCode(of: screen, in: &self)
    }

    private mutating func viewWillDisappear(_ screen: Int, rule: Rule) {
        let premise = self.premise
        recordCallback(.viewWillDisappear, of: screen, rule: rule)
        premise.policy.viewWillDisappear(screen, in: &self)
        saveBar(before: .viewWillDisappear, of: screen)
        writeOwn(writes[screen].viewWillDisappear, of: screen)
        premise.policy.didRunCode(of: screen, in: &self)
    }

    private mutating func viewDidDisappear(_ screen: Int, rule: Rule) {
        let premise = self.premise
        recordCallback(.viewDidDisappear, of: screen, rule: rule)
        premise.policy.viewDidDisappear(screen, in: &self)
        saveBar(before: .viewDidDisappear, of: screen)
        writeOwn(writes[screen].viewDidDisappear, of: screen)
        forgetSavedBars(of: screen)
        premise.policy.didRunCode(of: screen, in: &self)
    }

    /// Runs one layout pass of the root view of `screen`.
    mutating func layOut(_ screen: Int, rule: Rule) {
        let premise = self.premise
        recordCallback(.viewWillLayoutSubviews, of: screen, rule: rule)
        searchScrollView(of: screen)
        premise.policy.viewWillLayoutSubviews(screen, in: &self)
        recordCallback(.viewDidLayoutSubviews, of: screen, rule: rule)
    }

    /// Records the containment callbacks of removed or inserted screens; those between the top and the destination get
    /// no others (S6).
    private mutating func move(_ event: Step.Event.Name, _ screens: [Int], rule: Rule) {
        guard record.interest.contains(.steps) else { return }
        for screen in screens { recordCallback(event, of: screen, rule: rule) }
    }

    /// Enters a callback of `screen` and records its step.
    mutating func recordCallback(_ name: Step.Event.Name, of screen: Int, rule: Rule) {
        enter(name, of: screen)
        addCall(.callback(screen: screen), rule: rule)
    }

    private mutating func delegate(_ method: Step.DelegateMethod, _ screen: Int, rule: Rule) {
        enter(method == .willShow ? .willShow : .didShow, of: screen)
        addCall(.delegate(method, screen: screen), rule: rule)
    }
}
