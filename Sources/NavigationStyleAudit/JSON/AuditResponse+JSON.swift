public import NavigationStyle
package import NavigationStyleJSON

extension AuditResponse {
    /// Returns the response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: 65_536)
    }

    /// Returns the same, in at most `limit` bytes.
    package func json(_ format: JSONWriter.Format, limit: Int) throws(JSONWriter.Overflow) -> [UInt8] {
        try JSONWriter.bytes(format, limit: limit, capacity: 65_536) { write(to: &$0) }
    }
}

extension AuditResponse: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditResponse") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("described", described)
        visitor.required("runs", runs)
        visitor.required("fixes", fixes)
        visitor.optional("noFixes", noFixes)
        visitor.required("matrix", labeledMatrix)
    }

    /// The reason that there are no fixes, if they are left out.
    var noFixes: NoFixes? { areFixesLeftOut ? NoFixes() : nil }

    struct NoFixes: AnswerObject {
        static var shape: Shape { .named("AuditNoFixes") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("reason", LeftOutReason.answerTooLarge)
        }
    }

    /// The rows, each with its run.
    var labeledMatrix: [LabeledRow] { matrix.map { LabeledRow(row: $0, run: runs[$0.run]) } }

    /// A row of figures with its run.
    struct LabeledRow: AnswerObject {
        let row: Row
        let run: AuditRun

        static var shape: Shape { .named("AuditRow") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            run.head(&visitor)
            visitor.required("errors", row.errors)
            visitor.required("warnings", row.warnings)
            visitor.required("screensWithTwoLooks", row.screensWithTwoLooks)
        }
    }
}

extension AuditRun: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditRun") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        head(&visitor)
        switch outcome {
        case .made(let report):
            visitor.required("status", 200)
            visitor.required("isComplete", report.isComplete)
            visitor.required("precision", report.precision)
            visitor.required("areLengthsMinimal", report.areLengthsMinimal)
            visitor.required("causes", report.causes)
            visitor.required("findings", report.findings)
            visitor.optional("intended", report.intended.isEmpty ? nil : report.intended)
            visitor.optional("unmet", report.unmet.isEmpty ? nil : report.unmet)
            visitor.required("leavesBehind", report.leavesBehind)
            visitor.required("coverage", report.coverage)
            visitor.required("statistics", report.statistics)
        case .impossible(let faults):
            visitor.required("status", 422)
            visitor.required("errors", faults.map { RunFault(fault: $0) })
        case .leftOut:
            visitor.required("status", 200)
            visitor.required("isComplete", false)
            visitor.required("reason", LeftOutReason.answerTooLarge)
        }
    }

    /// Visits the members that identify the run.
    fileprivate func head<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        if let policy {
            visitor.required("policy", policy)
        } else {
            visitor.required("policy", selection)
        }
        visitor.required("environment", environment)
    }

    /// A fault that makes a run impossible.
    private struct RunFault: AnswerObject {
        let fault: RequestFault

        static var shape: Shape { .named("AuditFault") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("code", fault.code)
            visitor.required("pointer", fault.pointer)
            visitor.required("detail", fault.detail)
        }
    }
}

/// The reason that a run or the fixes are left out.
private enum LeftOutReason: String, AnswerName {
    case answerTooLarge
}

extension AuditFinding: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditFinding") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("fingerprint", fingerprint)
        visitor.required("code", code)
        visitor.required("severity", severity)
        visitor.required("certainty", certainty)
        visitor.optional("screen", screen)
        visitor.optional("property", propertyName)
        visitor.optional("isOnlyAfterHistory", isOnlyAfterHistory)
        visitor.optional("isShortest", isShortest)
        visitor.optional("cause", cause)
        visitor.required("pointer", pointer)
        visitor.required(
            "looks",
            looks.enumerated().map { ToldLook(look: $1, isInFull: $0 < looksInFull ?? .max) }
        )
        visitor.optional("looksInFull", looksInFull)
        visitor.required("difference", differences)
        visitor.required("message", message)
        visitor.required("fix", fix)
        visitor.required("reference", references.words)
        visitor.required("references", references)
    }
}

extension AuditFinding.Difference: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditDifference") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("property", property)
        visitor.required("values", values.map { $0?.tree ?? .null })
    }
}

/// A look in an answer: in full, or only its value and the way to it.
private struct ToldLook: AnswerObject {
    let look: AuditLook
    let isInFull: Bool

    static var shape: Shape { .named("AuditLook") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.optional("value", look.value.map { $0.tree.naming(look.unknowns) })
        visitor.optional("bar", isInFull ? look.bar : nil)
        visitor.optional("layout", isInFull ? look.layout : nil)
        visitor.required("path", ToldPath(path: look.path, isInFull: isInFull))
        visitor.required("isBaseline", look.isBaseline)
        visitor.optional("unknowns", look.unknowns.isEmpty ? nil : look.unknowns)
    }
}

/// A way in an answer: with its operations and the replay, or only its names.
private struct ToldPath: AnswerObject {
    let path: AuditPath
    let isInFull: Bool

    static var shape: Shape { .named("AuditPath") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("entry", path.entry)
        visitor.required("length", path.length)
        visitor.optional("operations", isInFull ? path.replay?.operations.map { $0.tree } : nil)
        visitor.required("names", path.names)
        visitor.optional("replay", isInFull ? path.replay.map { Body(replay: $0) } : nil)
    }

    /// The body of a `POST /replay`, which has at least one operation.
    private struct Body: AnswerForm {
        let replay: ReplayRequest

        static var shape: Shape { .named("ReplayRequest") }

        func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
            var replay = replay
            if replay.operations.isEmpty {
                replay.operations = [NavigationOperation(.rotate(replay.scenario.environment.orientation))]
            }
            replay.write(to: &writer)
        }
    }
}

extension AuditCause: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditCause") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.optional("screen", screen)
        visitor.optional("property", property?.name)
        visitor.optional("callback", callback)
        visitor.optional("pointer", pointer)
        visitor.required("screens", screens)
        visitor.required("findings", findings)
        visitor.required("certainty", certainty)
        visitor.required("message", message)
    }
}

extension AuditFix: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditFix") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("edits", edits)
        visitor.optional("policy", policy)
        visitor.required("removes", removes)
        visitor.required("adds", adds)
        visitor.required("left", left)
        visitor.required("verified", true)
        visitor.required("certainty", certainty)
        visitor.required("message", message)
        visitor.optional("isPlan", isPlan ? true : nil)
    }
}

extension AuditCoverage: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditCoverage") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("screens", Screens(reached: reached, never: never, unknown: unknown))
        visitor.required("routes", Routes(taken: taken, never: neverTaken))
        visitor.required("unstyled", unstyled)
        visitor.required("notModelled", notModelled)
    }

    /// The numbers of screens.
    private struct Screens: AnswerObject {
        let reached: Int
        let never: [Screen.ID]
        let unknown: [Screen.ID]

        static var shape: Shape { .named("AuditScreenCoverage") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("reached", reached)
            visitor.required("of", reached + never.count + unknown.count)
            visitor.required("never", never)
            visitor.optional("unknown", unknown.isEmpty ? nil : unknown)
        }
    }

    /// The numbers of routes.
    private struct Routes: AnswerObject {
        let taken: Int
        let never: [String]

        static var shape: Shape { .named("AuditRouteCoverage") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("taken", taken)
            visitor.required("of", taken + never.count)
            visitor.required("never", never)
        }
    }
}

extension AuditStatistics: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditStatistics") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("looks", looks)
        visitor.required("heads", heads)
        visitor.required("controlStates", controlStates)
        visitor.required("summaryEdges", summaryEdges)
        visitor.required("engineSteps", engineSteps)
        visitor.required("longestShortestPath", longestShortestPath)
    }
}

extension Certainty: AnswerName {}

extension AuditDescription: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditDescription") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("screens", Screens(with: screens, of: allScreens))
        visitor.required("writes", Writes(known: known, unknown: unknown))
        visitor.required("unstyled", unstyled)
        visitor.optional("notAnimated", notAnimated.isEmpty ? nil : notAnimated)
        visitor.optional("withoutBase", withoutBase.isEmpty ? nil : withoutBase)
    }

    /// The number of screens with some information.
    private struct Screens: AnswerObject {
        let with, of: Int

        static var shape: Shape { .named("AuditDescribedScreens") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("with", with)
            visitor.required("of", of)
        }
    }

    /// The number of known values.
    private struct Writes: AnswerObject {
        let known, unknown: Int

        static var shape: Shape { .named("AuditDescribedWrites") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("known", known)
            visitor.required("unknown", unknown)
        }
    }
}

extension IntendedFinding: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("IntendedFinding") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("fingerprint", fingerprint)
        visitor.required("code", code)
        visitor.optional("screen", screen)
        visitor.optional("property", property)
        visitor.required("because", because)
        visitor.required("pointer", pointer)
    }
}

extension AuditRemnant: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditRemnant") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("screen", screen)
        visitor.required("property", property.name)
        visitor.optional("callback", callback)
        visitor.required("pointer", pointer)
        visitor.required("value", value)
    }
}

extension UnknownLook: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("UnknownLook") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("value", value)
    }
}

extension AuditResponse: AnswerEncodable {}
extension AuditRun: AnswerEncodable {}
