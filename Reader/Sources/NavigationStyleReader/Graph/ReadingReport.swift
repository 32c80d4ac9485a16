/// A report on the places in an app's sources that were understood, and on those that were not.
public struct ReadingReport: Sendable {
    /// The places of one kind, by what became of them.
    public struct Count: Sendable {
        /// The number of all.
        public var all = 0
        /// Those whose value and time are known.
        public var known = 0
        /// Those under a condition, or by a coordinator.
        public var possible = 0
        /// Those of which a part is not known.
        public var unknown = 0
        /// Those that the graph does not have.
        public var unread = 0
    }

    /// A place that is not wholly understood.
    public struct Gap: Sendable {
        /// The file.
        public var uri: String
        /// The line, from 1 on.
        public var line: Int
        /// The code.
        public var text: String
        /// Why it is not.
        public var reason: String
    }

    /// The writes to bars and items.
    public var writes = Count()
    /// The calls that lead to screens.
    public var ways = Count()
    /// The places that are not wholly understood, in the order of the sources.
    public var gaps: [Gap] = []
    /// The number of Swift files.
    public var swiftFiles = 0
    /// The files in which the parser met something that is not Swift.
    public var withErrors: [String] = []
    /// The files that were not read, each with the reason.
    public var leftOut: [String] = []
    /// The number of files in Objective-C that write to bars and were not read.
    public var objectiveC = 0
    /// The folders of tests and of examples, which were passed over.
    public var foldersOfTests: [String] = []
    /// The folders of extensions and of apps for other devices, which are programs of their own.
    public var foldersOfOthers: [String] = []
    /// Sentences about things that the graph could not hold.
    public var notes: [String] = []

    init() {}

    mutating func count(_ app: App, _ ledger: Ledger) {
        // A write to a bar that has another name is found only by a run.
        let all = ledger.places.union(app.occurrences).sorted {
            ($0.place, $0.kind.rawValue) < ($1.place, $1.kind.rawValue)
        }
        for occurrence in all {
            let outcome = ledger.outcome(of: occurrence)
            switch occurrence.kind {
            case .write: Self.add(outcome, to: &writes)
            case .way: Self.add(outcome, to: &ways)
            }
            let reason: String
            switch outcome {
            case .known?, .possible?: continue
            case .unknown(let why)?: reason = why
            case .unread(let why)?: reason = why
            case nil:
                reason = occurrence.kind == .write ? "no callback of a screen comes by" : "no screen's code comes by"
            }
            let file = app.files[occurrence.place.file]
            gaps.append(
                Gap(
                    uri: file.uri,
                    line: file.position(of: occurrence.place.start).line,
                    text: app.text(of: occurrence.place),
                    reason: reason
                )
            )
        }
    }

    private static func add(_ outcome: Ledger.Outcome?, to count: inout Count) {
        count.all += 1
        switch outcome {
        case .known?: count.known += 1
        case .possible?: count.possible += 1
        case .unknown?: count.unknown += 1
        case .unread?, nil: count.unread += 1
        }
    }

    /// The summary, a line for each subject.
    public var summary: [String] {
        var lines = [
            "Of \(writes.all) writes to bars \(writes.known) are known, \(writes.possible) possible, \(writes.unknown) have "
                + "unknown values; \(writes.unread) are not in the graph.",
            "Of \(ways.all) ways \(ways.known) are known, \(ways.possible) possible; of \(ways.unknown) it is not known where "
                + "they begin; \(ways.unread) are not in the graph.",
        ]
        lines += notes
        if !withErrors.isEmpty { lines.append("\(withErrors.count) of \(swiftFiles) files could not be parsed whole.") }
        if !leftOut.isEmpty { lines.append("\(leftOut.count) files were not read.") }
        if !foldersOfTests.isEmpty {
            lines.append("\(foldersOfTests.count) folders of tests and examples were not read.")
        }
        if !foldersOfOthers.isEmpty {
            let folders = foldersOfOthers.joined(separator: ", ")
            lines.append("Extensions and apps for other devices were not read: \(folders).")
        }
        if objectiveC > 0 { lines.append("\(objectiveC) files in Objective-C write to bars and were not read.") }
        return lines
    }

    /// All that is not wholly understood, a line for each.
    public var details: [String] {
        gaps.map { "\($0.uri):\($0.line): \($0.reason): \($0.text)" }
            + withErrors.map { "\($0): not parsed whole" } + leftOut
    }
}
