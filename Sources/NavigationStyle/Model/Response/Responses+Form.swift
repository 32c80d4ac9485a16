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

extension ScreenState: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("ScreenState") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", id)
        visitor.required("bar", bar)
        visitor.required("matchesDeclared", matchesDeclared)
        if isLayoutUnknown { visitor.nullable("layout", layout) } else { visitor.optional("layout", layout) }
    }
}

extension ScreenState: Decodable {
    /// Reads a state; a layout that is null is unknown.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(
            id: try object.value("id"),
            bar: try object.value("bar"),
            matchesDeclared: try object.value("matchesDeclared"),
            layout: try object.nullableValue("layout")
        )
        isLayoutUnknown = layout == nil && object.contains("layout")
    }
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

extension ResolveResponse: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("ResolveResponse") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("policy", policy)
        visitor.required("environment", environment)
        visitor.optional("contested", contested)
        visitor.required("bars", ResolvedBars(after: bar))
        visitor.optional("diagnostics", diagnostics)
        visitor.optional("screens", screens)
        visitor.optional("controller", controller)
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

extension PolicyReference: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("PolicyReference") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.optional("edition", edition)
        visitor.open(options)
    }
}

extension TransitionResponse.Outcome: AnswerName {}
extension TransitionResponse.Reason: AnswerName {}

extension ResolveResponse: Decodable {
    /// Reads a response; its bar is in the place of the bar after an operation.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        let bars: ResolvedBars = try object.value("bars")
        self.init(
            policy: try object.value("policy"),
            environment: try object.value("environment"),
            contested: try object.valueUnlessAbsent("contested"),
            bar: bars.after,
            diagnostics: try object.valueUnlessAbsent("diagnostics"),
            screens: try object.valueUnlessAbsent("screens"),
            controller: try object.valueUnlessAbsent("controller")
        )
    }
}
