package import NavigationStyle

/// A fault while the reading goes on: its place is a byte of the body, whose pointer nobody may ever ask for.
package struct PendingFault {
    let reason: RequestFault.Reason
    /// Where the value or the key begins.
    let offset: Int
    /// The way from there to the fault, where a tree was read: a JSON Pointer.
    var pointer = ""
}

extension JSONReader {
    /// Notes a fault of the value or key that begins at `offset`.
    ///
    /// The JSON Pointers of all faults are found in one more pass over the body (``FaultLocation``), after the reading
    /// and only if there are faults, so that a request without any pays nothing for them.
    @inline(never)
    package mutating func note(_ reason: RequestFault.Reason, at offset: Int, under pointer: String) {
        faultCount += 1
        guard faults.count < limits.faults else { return }
        faults.append(PendingFault(reason: reason, offset: offset, pointer: pointer))
    }

    /// Notes that nothing is called like `text`; with a control character in it, that is what is wrong.
    @inline(never)
    mutating func noteUnknown(_ reason: RequestFault.Reason, _ text: JSONText) {
        note(string(text).controlCharacter().map { .controlCharacter($0) } ?? reason, at: text.offset)
    }

    /// Reads the value at the position by the engine's own reader of trees: what forms it has stands there.
    ///
    /// It is for forms that are rare or intricate; where every request has a value, it is read from the bytes.
    @inline(never)
    package mutating func tree<Result>(
        _ read: (Value, inout ValueReader) -> Result?
    ) throws(JSONMalformed) -> Result? {
        let start = position
        guard let value = try Value(from: &self) else { return nil }
        var reader = ValueReader(at: value)
        let result = read(value, &reader)
        for fault in reader.faults { note(fault.reason, at: start, under: fault.pointer) }
        return result
    }
}
