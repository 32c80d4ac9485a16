import NavigationStyle

/// The rows and columns of a sheet, and the entries in them.
struct Sheet {
    /// A row or a column, with its index on each axis that it represents.
    struct Line {
        var environment: Int?
        var policy: Int?
        /// The index of the one moment that it shows; nil for all moments, beside each other.
        var moment: Int?
    }

    /// The entry of one answer.
    enum Entry {
        case course(Course)
        /// The reason that nothing can be drawn.
        case fault(String)

        /// The course, if there is one.
        var course: Course? { if case .course(let course) = self { course } else { nil } }
    }

    private let environments: [String]
    private let policies: [String]
    private var entries: [Entry]
    private let isChange: Bool
    /// The visible differences between environments, in sentences.
    let differences: [String]
    /// The rows, from top to bottom, and the columns.
    private(set) var rows: [Line] = []
    private(set) var columns: [Line] = []

    /// Arranges the contents of `answer`.
    ///
    /// - Parameters:
    ///   - answer: The answers.
    ///   - axes: The axes of the rows; all others are those of the columns.
    ///   - options: The options of frames.
    ///   - moments: The moments at which motion is drawn.
    init(_ answer: SheetAnswer, rows axes: [PreviewOptions.Axis], _ options: PreviewOptions, _ moments: [Double]) {
        environments = answer.environments
        policies = answer.policies
        differences = answer.differences
        isChange = answer.isChange
        var numbers = Numbers(areShared: isChange || !answer.environments.isEmpty)
        entries = answer.answers.map { answer in
            switch answer {
            case .failure(let error): return .fault(error.faults.first?.detail ?? "no answer")
            case .success(.resolve(let response)):
                var course = Course(response, options, numberedAfter: 0)
                numbers.number(&course.marks)
                return .course(course)
            case .success(.transition(let operation, let response)):
                guard var course = Course(response, to: operation, options, numberedAfter: 0) else {
                    return .fault("nothing visible")
                }
                numbers.number(&course.marks)
                return .course(course)
            case .success(.noOperation): return .fault("no such operation")
            }
        }
        if isChange { markChanges(in: answer.answers.map { try? $0.get().compared }) }
        let counts: [PreviewOptions.Axis: Int] = [
            .environments: environments.count, .policies: policies.count,
            .moments: courses.map { $0.frames(at: options.at, byDefault: moments).count }.max() ?? 0,
        ]
        rows = Self.lines(over: axes.uniqued(), counts)
        columns = Self.lines(over: PreviewOptions.Axis.allCases.filter { $0 != .moments && !axes.contains($0) }, counts)
    }

    /// Marks what differs between each two answers in their frames.
    private mutating func markChanges(in answers: [ComparedAnswer?]) {
        var letters = ChangeLetters()
        for index in stride(from: 0, to: entries.count - 1, by: 2) {
            guard var before = entries[index].course, var after = entries[index + 1].course else { continue }
            let differences = Difference.ofChange(from: answers[index], to: answers[index + 1])
            let changes = differences.map { (letters.next(), $0) }
            before.mark(changes)
            after.mark(changes)
            after.isAfterChange = true
            let numbers = Set(after.marks.map(\.number))
            after.goneNumbers = before.marks.map(\.number).filter { !numbers.contains($0) }
            (entries[index], entries[index + 1]) = (.course(before), .course(after))
        }
    }

    private static func lines(over axes: [PreviewOptions.Axis], _ counts: [PreviewOptions.Axis: Int]) -> [Line] {
        axes.reduce([Line()]) { lines, axis in
            guard let count = counts[axis], count > 0 else { return lines }
            return lines.flatMap { line in
                (0..<count).map { index in
                    var line = line
                    switch axis {
                    case .environments: line.environment = index
                    case .policies: line.policy = index
                    case .moments: line.moment = index
                    }
                    return line
                }
            }
        }
    }

    /// Returns the entry at the intersection of `row` and `column`.
    func entry(in row: Line, _ column: Line) -> Entry? {
        let environment = row.environment ?? column.environment ?? 0
        let policy = row.policy ?? column.policy ?? 0
        let index = environment * max(policies.count, 1) + policy
        return entries.indices.contains(index) ? entries[index] : nil
    }

    /// Returns the course with which the one in `row` and `column` is compared: that of the first policy in the same
    /// environment or, without policies, of the first environment.
    func reference(in row: Line, _ column: Line) -> Course? {
        // What differs is told change by change.
        if isChange { return nil }
        guard !policies.isEmpty else { return courses.first }
        let environment = row.environment ?? column.environment ?? 0
        let others = entries.dropFirst(environment * policies.count).prefix(policies.count)
        return others.lazy.compactMap(\.course).first
    }

    /// Everything that is drawn, in the order of the answers.
    var courses: [Course] {
        entries.compactMap(\.course)
    }

    /// Returns the label of a row or a column; nil if it represents no axis but moments.
    func label(of line: Line) -> String? {
        let names = [line.environment.map { environments[$0] }, line.policy.map { policies[$0] }].compactMap(\.self)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// The numbers of environments and policies, in words.
    var counts: [String] {
        if isChange { return ["before and after a change"] }
        return [(environments.count, "environment", "environments"), (policies.count, "policy", "policies")]
            .filter { $0.0 > 0 }
            .map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    }

    /// Whether everything is shown on one version of iOS.
    var hasOneSystem: Bool { isChange ? Set(courses.map(\.system)).count == 1 : environments.isEmpty }

    /// Each answer in words, and the differences between environments.
    var description: String {
        let answers = Self.lines(
            over: [.environments, .policies],
            [.environments: environments.count, .policies: policies.count]
        ).compactMap { line -> String? in
            let label = label(of: line) ?? ""
            return switch entry(in: line, Line()) {
            case .course(let course): "\(label): \(course.description)"
            case .fault(let detail): "\(label): \(detail)."
            case nil: nil
            }
        }
        return (answers + differences.map { $0.hasSuffix(".") ? $0 : $0 + "." }).joined(separator: " ")
    }
}

/// The numbers of diagnostics in a sheet.
private struct Numbers {
    /// Whether a repeated diagnostic keeps its number.
    let areShared: Bool
    private var last = 0
    private var known: [Diagnostic: Int] = [:]

    init(areShared: Bool) {
        self.areShared = areShared
    }

    mutating func number(_ marks: inout [Mark]) {
        for index in marks.indices {
            if areShared, let number = known[marks[index].diagnostic] {
                marks[index].number = number
                marks[index].isRepeated = true
            } else {
                last += 1
                marks[index].number = last
                known[marks[index].diagnostic] = last
            }
        }
    }
}
