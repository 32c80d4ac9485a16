public import NavigationStyle

extension EnvironmentDifference: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("EnvironmentDifference") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.optional("policies", policies)
        visitor.optional("screen", screen)
        visitor.required("property", property)
        visitor.optional("at", moment)
        visitor.required("values", values)
        visitor.required("message", message)
    }
}

extension EnvironmentDifference.Group: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("EnvironmentValue") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("environments", environments)
        visitor.required("value", value)
    }
}
