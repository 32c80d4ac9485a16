public import NavigationStyle

extension ViewHierarchy: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("ViewHierarchy") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("os", environment.os.description)
        visitor.required("device", environment.device)
        visitor.required("orientation", environment.orientation)
        visitor.required("confidence", confidence)
        visitor.required("source", source)
        visitor.required("notes", notes)
        visitor.required("navigationBar", navigationBar)
        visitor.required("container", container)
    }
}

extension ViewNode: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("ViewNode") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.nullable("class", className)
        visitor.optional("superclasses", superclasses.isEmpty ? nil : superclasses)
        visitor.optional("variable", variable)
        visitor.required("role", role)
        visitor.optional("condition", condition)
        visitor.nullable("frame", frame)
        visitor.required("confidence", confidence)
        visitor.required("subviews", subviews)
    }
}

extension ViewNode.Role: AnswerName {}
