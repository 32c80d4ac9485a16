extension PolicyPage: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("Policy") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        name = try members.member("name", told?.name)
        summary = try members.member("summary", told?.summary)
        family = try members.member("family", told?.family)
        source = try members.member("source", told?.source)
        editions = try members.member("editions", told?.editions)
        options = try members.member("options", told?.options)
        libraryMembers = try members.member("libraryMembers", told?.libraryMembers)
        copiedProperties = try members.member("copiedProperties", told?.copiedProperties)
        let schemas = try members.member("schemas", told?.schemas)
        knownLimits = try members.member("knownLimits", told?.knownLimits)
        constants = try members.member("constants", told?.constants)
        declarations = try members.member("declarations", told?.declarations)
        rules = try members.member("rules", told?.rules)
        silentRules = try members.member("silentRules", told?.silentRules)
        usageRules = try members.member("usageRules", told?.usageRules)
        read = Read(schemas: schemas, example: try members.member("example", told?.example))
        link = try members.member("link", told.map { Link($0.link) }).path
    }
}

extension PolicyPage.Edition: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("PolicyEdition") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        name = try members.member("name", told?.name)
        summary = try members.member("summary", told?.summary)
        minimumSystem = try members.optionalMember("minimumSystem", told?.minimumSystem.map(Described.init))?.value
    }
}

extension PolicyPage.Option: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("PolicyOption") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        name = try members.member("name", told?.name)
        type = try members.member("type", told?.type)
        summary = try members.member("summary", told?.summary)
        since = try members.optionalMember("since", told?.since.map(Described.init))?.value
        excludes = try members.list("excludes", told?.excludes)
    }
}

extension PolicyPage.Schemas: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("PolicySchemas") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        options = try members.member("options", told.map { LinkingSchema($0.options) }).schema
        library = try members.member("library", told.map { LinkingSchema($0.library) }).schema
        policyState = try members.member("policyState", told.map { LinkingSchema($0.policyState) }).schema
    }
}

extension Rule: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("PolicyRule") }

    @usableFromInline
    package convenience init(_ members: inout some AnswerMembers & ~Copyable, of told: Rule?) throws {
        let id = try members.member("id", told?.id)
        self.init(id, try members.member("summary", told?.text), from: told?.sources ?? [])
    }
}

extension Declaration: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("PolicyDeclaration") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        part = try members.optionalMember("part", told?.part)
        self.members = try members.member("members", told?.members)
        direction = try members.member("direction", told?.direction)
        limit = try members.optionalMember("limit", told?.limit)
        since = try members.optionalMember("since", told?.since.map(Described.init))?.value
        until = try members.optionalMember("until", told?.until.map(Described.init))?.value
        loss = try members.optionalMember("loss", told?.loss)
    }
}

extension PolicyPage.Summary: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("PolicySummary") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("summary", summary)
        visitor.required("family", family)
        visitor.required("editions", editions)
    }
}

extension Declaration.Direction: AnswerName {}
extension Declaration.Limit: AnswerName {}
extension PolicyPage.Family: AnswerName {}
