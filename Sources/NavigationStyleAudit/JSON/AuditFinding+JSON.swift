public import NavigationStyle

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
        looks.enumerated().map { ToldLook($1, at: property, isInFull: $0 < looksInFull ?? .max) }
    }
}

extension AuditFinding.Difference: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditDifference") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let property = try members.member("property", told?.property)
        self.property = property
        // A look that does not have the property has null.
        let trees = try members.member("values", told?.values.map { $0?.counted(of: property) ?? .null })
        values = try told?.values ?? trees.map { $0 == .null ? nil : try VisibleValue(counted: $0, of: property) }
    }
}

/// A look in an answer: in full, or only its value and the way to it.
private struct ToldLook {
    private var look: AuditLook
    /// The value, with the names of unknown ones; the property of the finding decides what it is.
    private let value: Value?

    init(_ look: AuditLook, at property: VisibleProperty?, isInFull: Bool) {
        self.look = look
        value = look.value.map { $0.counted(of: property).naming(look.unknowns) }
        if !isInFull { (self.look.bar, self.look.layout, self.look.path.replay) = (nil, nil, nil) }
    }

    /// Returns the look at a property.
    func look(of property: VisibleProperty?) throws -> AuditLook {
        var look = look
        if let property, let value {
            look.value = try VisibleValue(counted: value.showing(look.unknowns), of: property)
        }
        return look
    }
}

extension VisibleValue {
    /// The value as findings tell it: the others of its members would contradict the bar beside it.
    fileprivate func counted(of property: VisibleProperty?) -> Value {
        guard let uncounted = property?.uncounted, !uncounted.isEmpty, case .object(let members) = tree else {
            return tree
        }
        return .object(members.filter { !uncounted.contains($0.key) })
    }

    /// Reads a value as findings tell it; the other members are those that all looks have.
    fileprivate init(counted value: Value, of property: VisibleProperty) throws {
        guard property == .backButton, case .object(let members) = value else {
            try self.init(value, of: property)
            return
        }
        let shown = members.filter { $0.key != "isShown" } + [Value.Member("isShown", .bool(true))]
        try self.init(.object(shown.sorted { $0.key < $1.key }), of: property)
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
