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

extension AuditResponse: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditResponse") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        described = try members.member("described", told?.described)
        runs = try members.member("runs", told?.runs)
        fixes = try members.member("fixes", told?.fixes)
        areFixesLeftOut = try members.optionalMember("noFixes", told?.noFixes) != nil
        matrix = try members.member("matrix", told?.matrix)
    }

    /// The reason that there are no fixes, if they are left out.
    var noFixes: NoFixes? { areFixesLeftOut ? NoFixes(reason: .answerTooLarge) : nil }

    struct NoFixes: AnswerObject, Decodable {
        fileprivate let reason: LeftOutReason

        static var shape: Shape { .named("AuditNoFixes") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("reason", reason)
        }
    }
}

extension AuditResponse.Row: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditRow") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("policy", policy)
        visitor.required("environment", environment)
        visitor.required("errors", errors)
        visitor.required("warnings", warnings)
        visitor.required("screensWithTwoLooks", screensWithTwoLooks)
    }
}

extension AuditRun: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditRun") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let policy = try members.member("policy", told.map(Policy.init))
        selection = policy.selection
        environment = try members.member("environment", told?.environment)
        let faults = told?.toldFaults
        members.derived("status", told.map { _ in faults == nil ? 200 : 422 })
        if let faults = try members.optionalMember("errors", faults) {
            outcome = .impossible(faults.map(\.fault))
            return
        }
        let isComplete = try members.member("isComplete", told.map { $0.report?.isComplete ?? false })
        if try members.optionalMember("reason", told?.leftOutReason) != nil {
            outcome = .leftOut
        } else {
            let policy = policy.reference ?? PolicyReference(name: selection.name)
            outcome = .made(try Report(&members, of: told?.report, under: policy, isComplete: isComplete))
        }
    }

    private var toldFaults: [RunFault]? {
        if case .impossible(let faults) = outcome { faults.map(RunFault.init) } else { nil }
    }

    private var leftOutReason: LeftOutReason? { outcome == .leftOut ? .answerTooLarge : nil }

    /// The policy of a run, with its edition and options if they are known.
    private struct Policy: AnswerForm, Decodable {
        let selection: PolicySelection
        let reference: PolicyReference?

        init(_ run: AuditRun) { (selection, reference) = (run.selection, run.policy) }
        init(from decoder: any Decoder) throws {
            (selection, reference) = (try PolicySelection(from: decoder), try? PolicyReference(from: decoder))
        }

        static var shape: Shape { PolicyReference.shape }

        func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
            if let reference { reference.write(to: &writer) } else { selection.write(to: &writer) }
        }
    }

    /// A fault that makes a run impossible.
    private struct RunFault: ReadableAnswer {
        let fault: RequestFault

        init(_ fault: RequestFault) { self.fault = fault }

        static var shape: Shape { .named("AuditFault") }

        init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
            let code = try members.member("code", told?.fault.code)
            let pointer = try members.member("pointer", told?.fault.pointer)
            let detail = try members.member("detail", told?.fault.detail)
            fault = told?.fault ?? RequestFault(code: code, detail, at: pointer)
        }
    }
}

extension AuditRun.Report {
    /// Writes or reads the results of a run, which are beside its policy and environment.
    fileprivate init(
        _ members: inout some AnswerMembers & ~Copyable,
        of told: Self?,
        under policy: PolicyReference,
        isComplete: Bool
    ) throws {
        self.policy = policy
        self.isComplete = isComplete
        precision = try members.member("precision", told?.precision)
        areLengthsMinimal = try members.member("areLengthsMinimal", told?.areLengthsMinimal)
        causes = try members.member("causes", told?.causes)
        findings = try members.member("findings", told?.findings)
        intended = try members.list("intended", told?.intended)
        unmet = try members.list("unmet", told?.unmet)
        leavesBehind = try members.member("leavesBehind", told?.leavesBehind)
        coverage = try members.member("coverage", told?.coverage)
        statistics = try members.member("statistics", told?.statistics)
    }
}

/// The reason that a run or the fixes are left out.
private enum LeftOutReason: String, AnswerName, Decodable {
    case answerTooLarge
}

extension AuditCoverage: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditCoverage") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let screens = try members.member("screens", told?.screens)
        reached = screens.reached
        never = screens.never
        unknown = screens.unknown ?? []
        let routes = try members.member("routes", told.map { Routes(taken: $0.taken, never: $0.neverTaken) })
        taken = routes.taken
        neverTaken = routes.never
        unstyled = try members.member("unstyled", told?.unstyled)
        notModelled = try members.member("notModelled", told?.notModelled)
    }

    private var screens: Screens {
        Screens(reached: reached, never: never, unknown: unknown.isEmpty ? nil : unknown)
    }

    /// The numbers of screens.
    private struct Screens: AnswerObject, Decodable {
        let reached: Int
        let never: [Screen.ID]
        let unknown: [Screen.ID]?

        static var shape: Shape { .named("AuditScreenCoverage") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("reached", reached)
            visitor.required("of", reached + never.count + (unknown?.count ?? 0))
            visitor.required("never", never)
            visitor.optional("unknown", unknown)
        }
    }

    /// The numbers of routes.
    private struct Routes: AnswerObject, Decodable {
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

extension AuditDescription: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditDescription") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let screens = try members.member("screens", told.map { Screens(with: $0.screens, of: $0.allScreens) })
        (self.screens, allScreens) = (screens.with, screens.of)
        let writes = try members.member("writes", told.map { Writes(known: $0.known, unknown: $0.unknown) })
        (known, unknown) = (writes.known, writes.unknown)
        unstyled = try members.member("unstyled", told?.unstyled)
        notAnimated = try members.list("notAnimated", told?.notAnimated)
        withoutBase = try members.list("withoutBase", told?.withoutBase)
    }

    /// The number of screens with some information.
    private struct Screens: AnswerObject, Decodable {
        let with, of: Int

        static var shape: Shape { .named("AuditDescribedScreens") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("with", with)
            visitor.required("of", of)
        }
    }

    /// The number of known values.
    private struct Writes: AnswerObject, Decodable {
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

extension AuditCode: Codable {}
