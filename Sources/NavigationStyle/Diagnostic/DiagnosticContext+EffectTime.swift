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
        if isCancelled {
            let isAppearing = [.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains(write.event)
            if isAppearing, write.screen == transition?.from { return .cancel }
            if write.isCleaningUp, write.screen == transition?.to { return .cancel }
        }
        return write.isLate ? .arrival : .way
    }
}

extension WriteLog.Write {
    /// Whether it comes when the screens have arrived.
    var isLate: Bool { event == .viewDidAppear || event == .viewDidDisappear }
}
