/// The work of the runs that show whether a fix works, in units.
struct WorkOfTrials {
    /// The work of the operations, with the rules of diagnostics.
    private let operations: Int
    /// The same on another system, where only the bars are looked at.
    private let looks: Int
    /// The work of the history from each screen of the stack on, with what the rules look at.
    private let historyWithRules: [Int]
    /// The same without the rules.
    private let history: [Int]

    /// Makes the work of the trials for an answer to `request`.
    init(for request: some FixableRequest) {
        let content = StackContent(of: request.scenario)
        operations = content.work(of: request.operations, including: .diagnostics).total
        looks = content.work(of: request.operations, including: []).total
        historyWithRules = content.history(finding: true)
        history = content.history(finding: false)
    }

    /// Returns the work of the trial of a fix that changes the part `extent` of the request.
    func trial(changing extent: Fix.Extent) -> Int {
        WorkWeight.trial + operations + Self.part(extent, of: historyWithRules)
    }

    /// Returns the work of a look at the bars on another system, with a fix that changes the part `extent`.
    func look(changing extent: Fix.Extent) -> Int {
        WorkWeight.trial + looks + Self.part(extent, of: history)
    }

    /// The part of a history that a fix changes: a trial begins before the first screen that is changed.
    private static func part(_ extent: Fix.Extent, of history: [Int]) -> Int {
        switch extent {
        case .operations: 0
        case .screens(let changed): changed.min().map { history[$0] } ?? 0
        case .scenario: history.first ?? 0
        }
    }
}
