// What policies share when they take their `policyState` back.
extension Value {
    /// The members of the object at `key`, whose own keys are ids of screens on the stack, by the screens' indices.
    func byScreen(
        at key: String,
        _ indices: [Screen.ID: Int]
    ) throws(ValueError) -> [(screen: Int, key: String, value: Value)] {
        var result: [(screen: Int, key: String, value: Value)] = []
        for member in try members().read(key, { value throws(ValueError) in try value.members() }) ?? [] {
            guard let screen = indices[Screen.ID(rawValue: member.key)] else {
                throw ValueError(expected: "the id of a screen on the stack").under(member.key).under(key)
            }
            result.append((screen, member.key, member.value))
        }
        return result
    }

    /// The indices of an array of ids of screens on the stack.
    func screens(_ indices: [Screen.ID: Int]) throws(ValueError) -> [Int] {
        var result: [Int] = []
        for element in try array() {
            guard let screen = indices[Screen.ID(rawValue: try element.string())] else {
                throw ValueError(expected: "ids of screens on the stack")
            }
            result.append(screen)
        }
        return result
    }
}

extension Value {
    /// Hands each member of the object at `key`, whose own keys are ids of screens on the stack, to `read`.
    func forEachScreen(
        at key: String,
        _ indices: [Screen.ID: Int],
        _ read: (_ screen: Int, _ value: Value) throws(ValueError) -> Void
    ) throws(ValueError) {
        for (screen, id, value) in try byScreen(at: key, indices) {
            do { try read(screen, value) } catch { throw error.under(id).under(key) }
        }
    }
}
