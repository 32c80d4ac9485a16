internal import NavigationStyle

/// An object of a report, whose members are listed where it is made; those without a value are left out.
struct ListedMembers: AnswerObject, ExpressibleByDictionaryLiteral {
    private var members: [(name: StaticString, value: (any AnswerForm)?)]

    init(dictionaryLiteral members: (StaticString, (any AnswerForm)?)...) { self.members = members.map { ($0, $1) } }

    static var shape: Shape { .openObject }

    /// Itself; nil if it has no members.
    var unlessEmpty: ListedMembers? { members.contains { $0.value != nil } ? self : nil }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        for (name, value) in members { if let value { visitor.required(name, value) } }
    }
}
