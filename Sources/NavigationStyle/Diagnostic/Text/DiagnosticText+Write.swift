// Who changed the bar and where, as people read it.
extension DiagnosticContext {
    /// Returns the subject of a sentence about `write`: `"feed"`, `An update of "feed"`, `Scrolling "feed"`.
    ///
    /// Code beside a call is that of the screen that makes the call.
    func subject(of write: WriteLog.Write) -> DiagnosticText {
        let id = id(write.screen)
        if write.isScrollStyling { return "Scrolling \(id)" }
        if write.side != nil { return "The code of \(id) beside the call" }
        return write.event == .call ? "An update of \(id)" : "\(id)"
    }
}

extension WriteLog.Write {
    /// The callback in which the code runs, after a space: ` in viewWillAppear`; empty for an update and for scrolling, which
    /// the subject names.
    var place: DiagnosticText { event == .call || isScrollStyling ? "" : " in \(event)" }
}
