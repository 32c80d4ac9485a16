package import NavigationStyle

/// A fault found while reading; it has an offset in the body, from which a pointer is only made if needed.
package struct PendingFault {
    let reason: RequestFault.Reason
    /// The offset of the value or the key.
    let offset: Int
    /// The JSON Pointer from there to the fault, if a tree was read.
    var pointer = ""
}

extension JSONReader {
    /// Records a fault of the value or key that begins at `offset`.
    ///
    /// The JSON Pointers of all faults are found in one more pass over the body (``FaultLocation``), only if there are
    /// faults, so that a request without any pays nothing for them.
    @inline(never) package mutating func note(_ reason: RequestFault.Reason, at offset: Int, under pointer: String) {
        faultCount += 1
        guard faults.count < limits.faults else { return }
        faults.append(PendingFault(reason: reason, offset: offset, pointer: pointer))
    }

    /// Records that the name `text` is unknown; if it has a control character, that is the fault.
    @inline(never) mutating func noteUnknown(_ reason: RequestFault.Reason, _ text: JSONText) {
        note(string(text).controlCharacter().map { .controlCharacter($0) } ?? reason, at: text.offset)
    }

    /// Reads the value at the position as a tree, by the engine's own reader, which defines its forms.
    ///
    /// It is for rare or intricate forms; values that every request has are read from the bytes.
    @inline(never) package mutating func tree<Result>(
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
