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
    private struct RunFault: AnswerObject, Decodable {
        let fault: RequestFault

        init(_ fault: RequestFault) { self.fault = fault }
        init(from decoder: any Decoder) throws { fault = try RequestFault(from: decoder) }

        static var shape: Shape { .named("AuditFault") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("code", fault.code)
            visitor.required("pointer", fault.pointer)
            visitor.required("detail", fault.detail)
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

extension AuditFinding: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditFinding") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        fingerprint = try members.member("fingerprint", told?.fingerprint)
        code = try members.member("code", told?.code)
        severity = try members.member("severity", told?.severity)
        certainty = try members.member("certainty", told?.certainty)
        screen = try members.optionalMember("screen", told?.screen)
        let name = try members.optionalMember("property", told?.propertyName)
        let property = code.isDiagnostic ? nil : name.flatMap(VisibleProperty.init)
        self.property = property
        writtenProperty = property == nil ? name : nil
        isOnlyAfterHistory = try members.optionalMember("isOnlyAfterHistory", told?.isOnlyAfterHistory)
        isShortest = try members.optionalMember("isShortest", told?.isShortest)
        cause = try members.optionalMember("cause", told?.cause)
        pointer = try members.member("pointer", told?.pointer)
        let toldLooks = try members.member("looks", told?.toldLooks)
        looks = try told?.looks ?? toldLooks.map { try $0.look(of: property) }
        looksInFull = try members.optionalMember("looksInFull", told?.looksInFull)
        differences = try members.member("difference", told?.differences)
        message = try members.member("message", told?.message)
        fix = try members.member("fix", told?.fix)
        members.derived("reference", told?.references.words)
        references = try members.member("references", told?.references)
    }

    private var toldLooks: [ToldLook] {
        looks.enumerated().map { ToldLook($1, isInFull: $0 < looksInFull ?? .max) }
    }
}

extension AuditFinding.Difference: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditDifference") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let property = try members.member("property", told?.property)
        self.property = property
        // A look that does not have the property has null.
        let trees = try members.member("values", told?.values.map { $0?.tree ?? .null })
        values = try told?.values ?? trees.map { $0 == .null ? nil : try VisibleValue($0, of: property) }
    }
}

/// A look in an answer: in full, or only its value and the way to it.
private struct ToldLook {
    private var look: AuditLook
    /// The value, with the names of unknown ones; the property of the finding decides what it is.
    private let value: Value?

    init(_ look: AuditLook, isInFull: Bool) {
        self.look = look
        value = look.value.map { $0.tree.naming(look.unknowns) }
        if !isInFull { (self.look.bar, self.look.layout, self.look.path.replay) = (nil, nil, nil) }
    }

    /// Returns the look at a property.
    func look(of property: VisibleProperty?) throws -> AuditLook {
        var look = look
        if let property, let value { look.value = try VisibleValue(value.showing(look.unknowns), of: property) }
        return look
    }
}

extension ToldLook: ReadableAnswer {
    static var shape: Shape { .named("AuditLook") }

    init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        value = try members.optionalMember("value", told?.value)
        look = AuditLook(
            bar: try members.optionalMember("bar", told?.look.bar),
            layout: try members.optionalMember("layout", told?.look.layout),
            path: try members.member("path", told?.look.path),
            isBaseline: try members.member("isBaseline", told?.look.isBaseline),
            unknowns: try members.list("unknowns", told?.look.unknowns)
        )
    }
}

extension AuditPath: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditPath") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        entry = try members.member("entry", told?.entry)
        members.derived("length", told?.length)
        // They are those of the replay.
        _ = try members.optionalMember("operations", told?.replay?.operations.map(\.tree))
        names = try members.member("names", told?.names)
        replay = try members.optionalMember("replay", told?.replay?.body)
        // The body has an operation even if the path has none.
        if names.isEmpty { replay?.operations = [] }
    }
}

extension ReplayRequest {
    /// The body of a `POST /replay`, which has at least one operation.
    fileprivate var body: ReplayRequest {
        guard operations.isEmpty else { return self }
        return ReplayRequest(scenario, operations: [NavigationOperation(.rotate(scenario.environment.orientation))])
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

extension AuditFix: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditFix") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        edits = try members.member("edits", told?.edits)
        policy = try members.optionalMember("policy", told?.policy)
        removes = try members.member("removes", told?.removes)
        adds = try members.member("adds", told?.adds)
        left = try members.member("left", told?.left)
        members.derived("verified", true)
        certainty = try members.member("certainty", told?.certainty)
        message = try members.member("message", told?.message)
        isPlan = try members.optionalMember("isPlan", told?.isPlan ?? false ? true : nil) ?? false
    }
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
