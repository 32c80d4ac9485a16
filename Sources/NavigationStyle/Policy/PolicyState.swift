/// An object without members: no options, no interface or no state.
struct NoMembers: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {}
}

/// The id of a screen that must be on the stack.
struct StackScreen: WireElement, Hashable {
    var id: Screen.ID

    init(_ id: Screen.ID) {
        self.id = id
    }

    static var shape: Shape { Screen.ID.shape }
    static var placeholder: StackScreen { StackScreen("") }

    static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> StackScreen? {
        let place = reader.place
        guard let id = try Screen.ID.read(from: &reader, orNull: orNull) else { return nil }
        guard reader.knows(id) else {
            reader.note(.controllerScreenNotOnStack(id), at: place)
            return nil
        }
        return StackScreen(id)
    }

    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { id.write(to: &writer) }
}

// Conversion of memories to a handed-back state, and back, which policies share.
extension Simulation {
    /// Returns the screens of the stack for which `isListed` is true.
    func screens(where isListed: (_ screen: Int) -> Bool) -> [StackScreen] {
        controller.stack.filter(isListed).map { StackScreen(id($0)) }
    }

    /// Returns the values of the screens of the stack, by their ids.
    func byScreen<Value>(_ value: (_ screen: Int) -> Value?) -> [Screen.ID: Value] {
        var values: [Screen.ID: Value] = [:]
        for screen in controller.stack {
            if let value = value(screen) { values[id(screen)] = value }
        }
        return values
    }

    /// Restores the state of `screens` by `write`.
    mutating func restore(
        _ screens: [StackScreen],
        _ indices: [Screen.ID: Int],
        _ write: (_ simulation: inout Simulation, _ screen: Int) -> Void
    ) {
        for screen in screens { if let index = indices[screen.id] { write(&self, index) } }
    }

    /// Restores the value of each screen by `write`.
    mutating func restore<Value>(
        _ values: [Screen.ID: Value],
        _ indices: [Screen.ID: Int],
        _ write: (_ simulation: inout Simulation, _ screen: Int, Value) -> Void
    ) {
        for (id, value) in values { if let index = indices[id] { write(&self, index, value) } }
    }
}
