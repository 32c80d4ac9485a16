import NavigationStyle
public import NavigationStyleAudit

extension AuditResponse {
    /// The response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: 65_536)
    }
}

extension AuditResponse: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("runs", runs)
        writer.member("fixes", fixes)
        writer.key("matrix")
        writer.beginArray()
        for row in matrix { write(row, to: &writer) }
        writer.endArray()
        writer.endObject()
    }

    private func write(_ row: Row, to writer: inout JSONWriter) {
        writer.beginObject()
        runs[row.run].writeHead(to: &writer)
        writer.member("errors", integer: row.errors)
        writer.member("warnings", integer: row.warnings)
        writer.member("screensWithTwoLooks", integer: row.screensWithTwoLooks)
        writer.endObject()
    }
}

extension AuditRun: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writeHead(to: &writer)
        switch outcome {
        case .made(let report):
            writer.member("status", integer: 200)
            writer.member("isComplete", report.isComplete)
            writer.member("precision", name: report.precision)
            writer.member("areLengthsMinimal", report.areLengthsMinimal)
            writer.member("causes", report.causes)
            writer.member("findings", report.findings)
            writer.member("coverage", report.coverage)
            writer.member("statistics", report.statistics)
        case .impossible(let faults):
            writer.member("status", integer: 422)
            writer.key("errors")
            writer.beginArray()
            for fault in faults {
                writer.beginObject()
                writer.member("code", fault.code)
                writer.member("pointer", fault.pointer)
                writer.member("detail", fault.detail)
                writer.endObject()
            }
            writer.endArray()
        }
        writer.endObject()
    }

    /// Writes which run it is.
    fileprivate func writeHead(to writer: inout JSONWriter) {
        if case .made(let report) = outcome {
            writer.member("policy", report.policy)
        } else {
            writer.key("policy")
            selection.write(to: &writer)
        }
        writer.member("environment", environment)
    }
}

extension AuditFinding: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("fingerprint", fingerprint)
        writer.member("code", name: code)
        writer.member("severity", name: severity)
        writer.member("screen", screen)
        writer.member("property", name: property)
        if let cause { writer.member("cause", integer: cause) }
        writer.member("pointer", pointer)
        writer.member("looks", looks)
        writer.key("difference")
        writer.beginArray()
        for difference in differences {
            writer.beginObject()
            writer.member("property", name: difference.property)
            writer.key("values")
            writer.beginArray()
            for value in difference.values { writer.value(value) }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        writer.member("message", message)
        writer.member("fix", fix)
        writer.member("reference", references.words)
        writer.member("references", references)
        writer.endObject()
    }
}

extension AuditLook: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("value", value)
        writer.member("bar", bar)
        writer.member("layout", layout)
        writer.member("path", path)
        writer.member("isBaseline", isBaseline)
        writer.endObject()
    }
}

extension AuditPath: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("entry", entry)
        writer.member("length", integer: length)
        writer.key("operations")
        writer.beginArray()
        for operation in replay.operations { operation.write(to: &writer) }
        writer.endArray()
        writer.key("names")
        writer.array(names)
        writer.member("replay", replay)
        writer.endObject()
    }
}

extension AuditCause: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("screen", screen)
        writer.member("property", property?.name)
        writer.member("callback", name: callback)
        writer.member("pointer", pointer)
        writer.member("screens", screens)
        writer.key("findings")
        writer.beginArray()
        for finding in findings { writer.integer(finding) }
        writer.endArray()
        writer.endObject()
    }
}

extension AuditFix: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("edits", edits)
        if let policy {
            writer.key("policy")
            policy.write(to: &writer)
        }
        writer.key("removes")
        writer.array(removes)
        writer.key("adds")
        writer.array(adds)
        writer.member("left", integer: left)
        writer.member("verified", true)
        writer.member("message", message)
        writer.endObject()
    }
}

extension AuditCoverage: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("screens")
        writer.beginObject()
        writer.member("reached", integer: reached)
        writer.member("of", integer: reached + never.count)
        writer.member("never", never)
        writer.endObject()
        writer.key("routes")
        writer.beginObject()
        writer.member("taken", integer: taken)
        writer.member("of", integer: taken + neverTaken.count)
        writer.key("never")
        writer.array(neverTaken)
        writer.endObject()
        writer.member("unstyled", unstyled)
        writer.key("notModelled")
        writer.array(notModelled)
        writer.endObject()
    }
}

extension AuditStatistics: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("looks", integer: looks)
        writer.member("heads", integer: heads)
        writer.member("controlStates", integer: controlStates)
        writer.member("summaryEdges", integer: summaryEdges)
        writer.member("engineSteps", integer: engineSteps)
        writer.member("longestShortestPath", integer: longestShortestPath)
        writer.endObject()
    }
}

extension JSONWriter {
    /// Writes a member that is a whole number.
    fileprivate mutating func member(_ key: StaticString, integer value: Int) {
        self.key(key)
        integer(value)
    }
}
