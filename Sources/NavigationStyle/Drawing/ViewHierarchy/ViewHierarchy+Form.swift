extension ViewHierarchy: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("ViewHierarchy") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        environment = NavigationEnvironment()
        environment.os = try members.member("os", told.map { Described($0.environment.os) }).value
        environment.device = try members.member("device", told?.environment.device)
        environment.orientation = try members.member("orientation", told?.environment.orientation)
        confidence = try members.member("confidence", told?.confidence)
        source = try members.member("source", told?.source)
        notes = try members.member("notes", told?.notes)
        navigationBar = try members.member("navigationBar", told?.navigationBar)
        container = try members.member("container", told?.container)
    }
}

extension ViewNode: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("ViewNode") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        className = try members.nullableMember("class", told?.className)
        superclasses = try members.list("superclasses", told?.superclasses)
        variable = try members.optionalMember("variable", told?.variable)
        role = try members.member("role", told?.role)
        condition = try members.optionalMember("condition", told?.condition)
        frame = try members.nullableMember("frame", told?.frame)
        confidence = try members.member("confidence", told?.confidence)
        subviews = try members.member("subviews", told?.subviews)
    }
}

extension ViewNode.Role: AnswerName {}
