/// The work of the runs that show whether a fix works, in units.
struct WorkOfTrials {
    private let content: StackContent
    /// The work of the operations, with the rules of diagnostics.
    private let operations: Int
    /// The same on another system, where only the bars are looked at.
    private let looks: Int

    /// Makes the work of the trials for an answer to `request`.
    init(for request: FixableRequest) {
        content = StackContent(of: request.scenario)
        operations = content.work(of: request.operations, including: .diagnostics).total
        looks = content.work(of: request.operations, including: []).total
    }

    /// Returns the work of the trial of a fix that changes the part `extent` of the request.
    func trial(changing extent: Fix.Extent) -> Int {
        WorkWeight.trial + operations + history(changing: extent, finding: true)
    }

    /// Returns the work of a look at the bars on another system, with a fix that changes the part `extent`.
    func look(changing extent: Fix.Extent) -> Int {
        WorkWeight.trial + looks + history(changing: extent, finding: false)
    }

    /// Returns the work of the history that runs again: a trial begins before the first screen that is changed.
    private func history(changing extent: Fix.Extent, finding: Bool) -> Int {
        switch extent {
        case .operations: 0
        case .screens(let changed): changed.min().map { content.history(from: $0, finding: finding) } ?? 0
        case .scenario: content.history(finding: finding)
        }
    }
}
