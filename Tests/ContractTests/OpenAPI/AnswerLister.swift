import NavigationStyle

/// Records the members that the forms of answers declare, object by object, while real answers are written.
struct AnswerLister: FormWriter {
    typealias Failure = Never

    /// The recorded facts about a member.
    struct Member {
        var shape: Shape
        /// The number of objects in which it was present.
        var count = 0
        /// Whether it is left out if there is no value.
        var isOptional = false
        /// Whether it is null if there is no value.
        var isNullable = false
    }

    /// The recorded facts about the objects of a schema.
    struct Object {
        var members: [String: Member] = [:]
        var count = 0
        /// Whether other members are allowed.
        var isOpen = false
    }

    /// The objects by the names of their schemas; objects with a member `action` also by the name of the action.
    private(set) var objects: [String: Object] = [:]
    private var scopes: [Scope] = []
    private var lastName = ""

    /// An object that is being written; it has no name if it has no schema of its own.
    private struct Scope {
        var name: String?
        var members: [String: Member] = [:]
        var isOpen = false
    }

    /// Records the objects in `value`.
    mutating func list(_ value: some AnswerForm) { value.write(to: &self) }

    private mutating func note(_ name: StaticString, _ member: Member) {
        scopes[scopes.count - 1].members["\(name)"] = member
    }

    // MARK: - Members

    mutating func beginObject(_ shape: @autoclosure () -> Shape) {
        guard case .named(let name) = shape() else { return beginObject() }
        scopes.append(Scope(name: name))
    }

    mutating func required<Form: AnswerForm & ~Copyable>(_ name: StaticString, _ value: borrowing Form) {
        note(name, Member(shape: Form.shape))
        value.write(to: &self)
        if "\(name)" == "action" { scopes[scopes.count - 1].name? += "/" + lastName }
    }

    mutating func nullable<Form: AnswerForm & ~Copyable>(_ name: StaticString, _ value: borrowing Form?) {
        note(name, Member(shape: Form.shape, isNullable: true))
        switch value {
        case .some(let value): value.write(to: &self)
        case .none: break
        }
    }

    mutating func optional<Form: AnswerForm & ~Copyable>(_ name: StaticString, _ value: borrowing Form?) {
        note(name, Member(shape: Form.shape, isOptional: true))
        switch value {
        case .some(let value): value.write(to: &self)
        case .none: break
        }
    }

    mutating func open(_ members: [Value.Member]) { scopes[scopes.count - 1].isOpen = true }

    mutating func endObject() {
        guard let scope = scopes.popLast(), let name = scope.name else { return }
        var object = objects[name] ?? Object()
        object.count += 1
        object.isOpen = object.isOpen || scope.isOpen
        for (name, member) in scope.members {
            var known = object.members[name] ?? member
            known.count += 1
            known.isOptional = known.isOptional || member.isOptional
            known.isNullable = known.isNullable || member.isNullable
            object.members[name] = known
        }
        objects[name] = object
    }

    // MARK: - Other values

    mutating func beginObject() { scopes.append(Scope()) }
    mutating func beginArray() {}
    mutating func endArray() {}
    mutating func key(_ name: StaticString) {}
    mutating func key(escaping name: String) {}
    mutating func key(_ property: BarProperty) {}
    mutating func null() {}
    mutating func boolean(_ value: Bool) {}
    mutating func double(_ value: Double) {}
    mutating func integer(_ value: Int) {}
    mutating func string(_ value: String) {}
    mutating func string(_ prefix: StaticString, _ value: String) {}
    mutating func beginString() {}
    mutating func part(_ text: String) {}
    mutating func part(_ text: StaticString) {}
    mutating func part(plain text: ArraySlice<UInt8>) {}
    mutating func part(quoted text: String) {}
    mutating func part(_ color: RGBA) {}
    mutating func part(_ number: Double) {}
    mutating func part(_ number: Int) {}
    mutating func endString() {}
    mutating func name(_ value: some AnswerName) { lastName = value.rawValue }
    mutating func name(_ name: StaticString) {}
    mutating func color(_ value: RGBA) {}
    mutating func value(_ value: Value) {}
}
