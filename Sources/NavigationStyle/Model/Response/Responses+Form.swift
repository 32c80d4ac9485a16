extension TransitionResponse: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("TransitionResponse") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("outcome", outcome)
        visitor.optional("reason", reason)
        visitor.required("policy", policy)
        visitor.required("environment", environment)
        visitor.optional("contested", contested)
        visitor.required("stack", stack)
        visitor.required("bars", bars)
        visitor.optional("diagnostics", diagnostics)
        visitor.optional("plan", plan)
        visitor.optional("screens", screens)
        visitor.optional("controller", controller)
    }
}

extension TransitionResponse.StackChange: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("StackChange") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("before", before)
        visitor.required("after", after)
        visitor.required("pushed", pushed)
        visitor.required("popped", popped)
    }
}

extension TransitionResponse.Bars: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarChange") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.nullable("before", before)
        visitor.optional("during", during)
        visitor.nullable("after", after)
    }
}

extension ScreenState: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("ScreenState") }

    @inlinable @inline(__always)
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        id = try members.member("id", told?.id)
        bar = try members.member("bar", told?.bar)
        matchesDeclared = try members.member("matchesDeclared", told?.matchesDeclared)
        let layout = try members.memberOrNull("layout", told?.knownLayout)
        (self.layout, isLayoutUnknown) = (layout ?? nil, layout == .some(nil))
    }

    /// The layout if it was asked for; nil within if it is unknown.
    @inlinable var knownLayout: ScreenLayout?? { layout == nil && !isLayoutUnknown ? nil : .some(layout) }
}

extension ReplayResponse: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("ReplayResponse") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("policy", policy)
        visitor.required("environment", environment)
        visitor.required("transitions", transitions)
        // Present in every answer, whatever the request includes.
        if let controller { visitor.required("controller", controller) }
    }
}

extension ResolveResponse: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("ResolveResponse") }

    @inlinable @inline(__always)
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        policy = try members.member("policy", told?.policy)
        environment = try members.member("environment", told?.environment)
        contested = try members.optionalMember("contested", told?.contested)
        bar = try members.member("bars", told.map { ResolvedBars(after: $0.bar) }).after
        diagnostics = try members.optionalMember("diagnostics", told?.diagnostics)
        screens = try members.optionalMember("screens", told?.screens)
        controller = try members.optionalMember("controller", told?.controller)
    }
}

/// The one bar of a stack at rest, in the place of the bar after an operation.
@usableFromInline struct ResolvedBars: Decodable, AnswerObject {
    @usableFromInline let after: BarState?

    @usableFromInline init(after: BarState?) { self.after = after }

    @usableFromInline package static var shape: Shape { .named("ResolvedBars") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.nullable("after", after)
    }
}

extension PolicyReference: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("PolicyReference") }

    @inlinable @inline(__always)
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        name = try members.member("name", told?.name)
        edition = try members.optionalMember("edition", told?.edition)
        options = try members.otherMembers(told?.options)
    }
}

extension TransitionResponse.Outcome: AnswerName {}
extension TransitionResponse.Reason: AnswerName {}
