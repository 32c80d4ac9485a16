internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// The faults and the diagnostics as the service's answers have them, each with its file, line and column.
    var json: [UInt8] {
        JSONWriter.bytes(.pretty, capacity: 1024 + files.reduce(0) { $0 + $1.findings.count } * 1024) { writer in
            writer.beginObject()
            writer.key("faults")
            write(to: &writer) { $0.isFault }
            writer.key("diagnostics")
            write(to: &writer) { !$0.isFault }
            writer.endObject()
        }
    }

    private func write(to writer: inout JSONWriter, _ isWanted: (LocatedFinding) -> Bool) {
        writer.beginArray()
        for file in files {
            for finding in file.findings where isWanted(finding) { finding.write(to: &writer, in: file.name) }
        }
        writer.endArray()
    }
}

extension LocatedFinding {
    fileprivate func write(to writer: inout JSONWriter, in file: String) {
        writer.beginObject()
        writer.member("file", file)
        writer.key("line")
        writer.integer(place.line)
        writer.key("column")
        writer.integer(place.column)
        if !finding.policies.isEmpty {
            writer.key("policies")
            writer.array(finding.policies)
        }
        switch finding.subject {
        case .problem(let problem):
            writer.member("code", problem.kind.rawValue)
            writer.member("pointer", finding.pointer)
            writer.member("detail", problem.detail)
        case .fault(var fault):
            fault.pointer = finding.pointer
            fault.writeMembers(to: &writer)
        case .diagnostic(let diagnostic): diagnostic.writeMembers(to: &writer, at: finding.item)
        }
        writer.endObject()
    }
}
