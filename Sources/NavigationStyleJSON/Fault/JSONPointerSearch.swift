/// The search for the JSON Pointers of places in a body that is known to be JSON.
struct JSONPointerSearch {
    private enum Step {
        case key(JSONText)
        case index(Int)
    }

    private var wanted: [Int]
    private var path: [Step] = []
    private var pointers: [Int: String] = [:]

    /// Gives each fault the pointer of its place, in document order.
    ///
    /// - Parameters:
    ///   - faults: Faults at places of `bytes`.
    ///   - bytes: A body that was read to its end: it is JSON.
    ///   - limits: Those it was read with.
    /// - Returns: The faults with their pointers.
    static func resolve(
        _ faults: [PendingFault],
        in bytes: UnsafeRawBufferPointer,
        limits: JSONLimits
    ) -> [Fault] {
        guard let base = bytes.baseAddress else { return [] }
        var search = JSONPointerSearch(faults)
        var reader = JSONReader(base: base.assumingMemoryBound(to: UInt8.self), count: bytes.count, limits: limits)
        reader.skipWhitespace()
        // The body was read to its end before, so that this reading meets no error.
        try? search.visitValue(&reader)
        // Sorting by two keys keeps faults of one place in the order in which they were found.
        return faults.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map { Fault($0.element.reason, at: search.pointers[$0.element.offset] ?? "") }
    }

    private init(_ faults: [PendingFault]) {
        // Popped from the end, the smallest first.
        wanted = Set(faults.map(\.offset)).sorted(by: >)
    }

    // MARK: - Walk

    private mutating func visitValue(_ reader: inout JSONReader) throws(JSONMalformed) {
        match(reader.position, reader)
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
            match(key.offset, reader)
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

    private mutating func match(_ offset: Int, _ reader: borrowing JSONReader) {
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
