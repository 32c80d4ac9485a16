internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// The faults and the diagnostics in the form of the service's answers, each with its file, line and column.
    var json: [UInt8] {
        let capacity = 1024 + files.reduce(0) { $0 + $1.findings.count } * 1024
        let answer: ListedMembers = ["faults": findings { $0.isFault }, "diagnostics": findings { !$0.isFault }]
        return JSONWriter.bytes(of: answer, .pretty, capacity: capacity)
    }

    private func findings(where isWanted: (LocatedFinding) -> Bool) -> [ListedFinding] {
        files.flatMap { file in
            file.findings.filter(isWanted).map { ListedFinding(file: file.name, located: $0) }
        }
    }
}

/// A finding with its file.
private struct ListedFinding: AnswerObject {
    let file: String
    let located: LocatedFinding

    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        let finding = located.finding
        visitor.required("file", file)
        visitor.required("line", located.place.line)
        visitor.required("column", located.place.column)
        visitor.optional("environments", finding.environments.isEmpty ? nil : finding.environments)
        visitor.optional("policies", finding.policies.isEmpty ? nil : finding.policies)
        switch finding.subject {
        case .problem(let problem):
            visitor.required("code", problem.kind.rawValue)
            visitor.required("pointer", finding.pointer)
            visitor.required("detail", problem.detail)
        case .fault(var fault):
            fault.pointer = finding.pointer
            fault.members(&visitor)
        case .diagnostic(let diagnostic): diagnostic.members(&visitor, of: finding.item)
        }
    }
}
