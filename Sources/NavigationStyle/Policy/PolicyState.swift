// What policies share when they take their `policyState` back, whose keys and values name screens on the stack.
extension ValueReader {
    /// Hands each member of the object called `key`, whose own keys are ids of screens, to `read`.
    mutating func forEachScreen(
        _ key: String,
        of members: [Value.Member],
        _ indices: [Screen.ID: Int],
        _ read: (_ screen: Int, _ value: Value, _ reader: inout ValueReader) -> Void
    ) {
        guard let member = members.first(where: { $0.key == key }) else { return }
        under(key) { reader in
            for member in reader.members(of: member.value) ?? [] {
                reader.under(member.key) { reader in
                    guard let screen = reader.screen(named: member.key, indices) else { return }
                    read(screen, member.value, &reader)
                }
            }
        }
    }

    /// The indices of the ids in the array called `key`.
    mutating func screens(_ key: String, of members: [Value.Member], _ indices: [Screen.ID: Int]) -> [Int] {
        member(key, of: members) { value, reader in
            reader.elements(of: value) { $1.screen($0, indices) }
        } ?? []
    }

    /// The index of a screen by its id.
    mutating func screen(_ value: Value, _ indices: [Screen.ID: Int]) -> Int? {
        guard let name = string(value) else { return nil }
        return screen(named: name, indices)
    }

    private mutating func screen(named name: String, _ indices: [Screen.ID: Int]) -> Int? {
        let id = Screen.ID(rawValue: name)
        guard let screen = indices[id] else {
            note(name.controlCharacter().map { .controlCharacter($0) } ?? .controllerScreenNotOnStack(id))
            return nil
        }
        return screen
    }
}
