import NavigationStyle

/// A fault, and the offset in the body by which faults are ordered.
struct FaultLocation {
    let fault: RequestFault
    let offset: Int

    /// Finds the pointers of the faults that the reader recorded.
    ///
    /// - Parameters:
    ///   - faults: Faults with offsets in `bytes`.
    ///   - bytes: A body that was read to its end, and so is valid JSON.
    ///   - limits: The limits it was read with.
    /// - Returns: The faults in document order.
    static func faults(
        _ faults: [PendingFault],
        in bytes: UnsafeRawBufferPointer,
        limits: JSONLimits
    ) -> [FaultLocation] {
        guard !faults.isEmpty else { return [] }
        var search = PointerSearch(faults.map(\.offset))
        walk(bytes, limits) { reader throws(JSONMalformed) in try search.visitValue(&reader) }
        let located = faults.map { fault in
            let pointer = (search.pointers[fault.offset] ?? "") + fault.pointer
            return FaultLocation(fault: RequestFault(fault.reason, at: pointer), offset: fault.offset)
        }
        // Faults within a tree come somewhere after its beginning.
        let inTrees = zip(faults, located).filter { !$0.0.pointer.isEmpty }.map(\.1.fault)
        let others = zip(faults, located).filter { $0.0.pointer.isEmpty }.map(\.1)
        return ordered(others + self.faults(inTrees, in: bytes, limits: limits))
    }

    /// Finds the offsets of the faults that the engine found; a missing value has that of the value that lacks it.
    ///
    /// - Parameters:
    ///   - faults: Faults with pointers.
    ///   - bytes: A body that was read to its end, and so is valid JSON.
    ///   - limits: The limits it was read with.
    /// - Returns: The faults in document order.
    static func faults(
        _ faults: [RequestFault],
        in bytes: UnsafeRawBufferPointer,
        limits: JSONLimits
    ) -> [FaultLocation] {
        guard !faults.isEmpty else { return [] }
        var search = PointerPlaceSearch(faults.map(\.pointer))
        walk(bytes, limits) { reader throws(JSONMalformed) in try search.visitValue(&reader) }
        return ordered(zip(faults, search.places).map { FaultLocation(fault: $0, offset: $1.value.lowerBound) })
    }

    /// Returns faults in document order; those with the same offset stay in the order in which they were found.
    static func ordered(_ faults: [FaultLocation]) -> [FaultLocation] {
        faults.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element)
    }

    /// Reads a body again, as far as possible.
    static func walk(
        _ bytes: UnsafeRawBufferPointer,
        _ limits: JSONLimits,
        _ visit: (inout JSONReader) throws(JSONMalformed) -> Void
    ) {
        guard let base = bytes.baseAddress else { return }
        var reader = JSONReader(base: base.assumingMemoryBound(to: UInt8.self), count: bytes.count, limits: limits)
        reader.skipWhitespace()
        // The body was read to its end before, so this reading meets no error.
        try? visit(&reader)
    }
}

/// The search for the JSON Pointers of offsets in a body.
private struct PointerSearch {
    private enum Step {
        case key(JSONText)
        case index(Int)
    }

    private var wanted: [Int]
    private var path: [Step] = []
    private(set) var pointers: [Int: String] = [:]

    init(_ offsets: [Int]) {
        // Popped from the end, the smallest first.
        wanted = Set(offsets).sorted(by: >)
    }

    mutating func visitValue(_ reader: inout JSONReader) throws(JSONMalformed) {
        match(reader.position, &reader)
        guard !wanted.isEmpty else { return }
        switch try reader.kind() {
        case .object: try visitMembers(&reader)
        case .array: try visitElements(&reader)
        default: try reader.skipValue()
        }
    }

    private mutating func visitMembers(_ reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return }
        while !wanted.isEmpty, let key = try reader.openKey(in: &scope) {
            path.append(.key(key))
            match(key.offset, &reader)
            try visitValue(&reader)
            path.removeLast()
        }
    }

    private mutating func visitElements(_ reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.array() else { return }
        while !wanted.isEmpty, try reader.element(in: &scope) {
            path.append(.index(scope.count - 1))
            try visitValue(&reader)
            path.removeLast()
        }
    }

    private mutating func match(_ offset: Int, _ reader: inout JSONReader) {
        guard wanted.last == offset else { return }
        wanted.removeLast()
        var pointer = ""
        for step in path {
            switch step {
            case .key(let text): pointer += "/" + JSONPointer.escaped(reader.string(text))
            case .index(let index): pointer += "/\(index)"
            }
        }
        pointers[offset] = pointer
    }
}
