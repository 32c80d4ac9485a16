extension DiagnosticContext {
    /// The moments of a transition at which code takes effect on the visible bar.
    enum EffectTime {
        /// Before or while the screens move.
        case way
        /// After the screens have arrived.
        case arrival
        /// After a swipe was cancelled.
        case cancel
    }

    /// Returns the moment at which `write` takes effect.
    ///
    /// After a cancelled swipe the outgoing screen appears once more, and the other one disappears (uikit.E4).
    func effectTime(of write: WriteLog.Write) -> EffectTime {
        let isAppearing = [.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains(write.event)
        let isDisappearing = [.viewWillDisappear, .viewDidDisappear].contains(write.event)
        if isCancelled {
            if isAppearing, write.screen == transition?.from { return .cancel }
            if isDisappearing, write.screen == transition?.to { return .cancel }
        }
        return write.event == .viewDidAppear || write.event == .viewDidDisappear ? .arrival : .way
    }
}
