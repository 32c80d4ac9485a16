import NavigationStyle

/// A position in a text, in the way an editor counts.
public struct JSONPlace: Decodable, Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
    /// The offset in bytes from the beginning of the text, a byte order mark included.
    public let offset: Int
}

extension JSONPlace {
    /// Finds the positions of JSON Pointers: the beginning of the value, or of its key if `prefersKeys` says so.
    ///
    /// A missing value has the position of the value that lacks it.
    ///
    /// - Parameters:
    ///   - pointers: JSON Pointers (RFC 6901).
    ///   - prefersKeys: For each pointer, whether the key is meant instead of the value.
    ///   - json: JSON, UTF-8.
    /// - Returns: The position of each.
    public static func places(of pointers: [String], prefersKeys: [Bool], in json: [UInt8]) -> [JSONPlace] {
        json.withUnsafeBytes { bytes in
            let search = PointerPlaceSearch(pointers, in: bytes)
            let offsets = zip(search.places, prefersKeys).map { place, prefersKey in
                (prefersKey ? place.key : nil) ?? place.value.lowerBound
            }
            return places(at: offsets, in: bytes)
        }
    }

    /// Finds the values of JSON Pointers.
    ///
    /// - Parameters:
    ///   - pointers: JSON Pointers (RFC 6901).
    ///   - json: JSON, UTF-8.
    /// - Returns: The byte range of each; for a missing value, that of the value that lacks it.
    public static func ranges(of pointers: [String], in json: [UInt8]) -> [Range<Int>] {
        json.withUnsafeBytes { bytes in
            let search = PointerPlaceSearch(pointers, in: bytes)
            return search.places.map(\.value)
        }
    }

    /// Returns the positions of bytes in a text, found in one pass.
    static func places(at offsets: [Int], in bytes: UnsafeRawBufferPointer) -> [JSONPlace] {
        let start = bytes.starts(with: JSONReader.byteOrderMark) ? JSONReader.byteOrderMark.count : 0
        var places = offsets.map { JSONPlace(line: 1, column: 1, offset: $0) }
        var (line, column, position) = (1, 1, start)
        for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
            while position < min(offsets[index], bytes.count) {
                switch bytes[position] {
                case UInt8(ascii: "\n"):
                    // A line feed after a carriage return ends the same line.
                    if position == start || bytes[position - 1] != UInt8(ascii: "\r") { line += 1 }
                    column = 1
                case UInt8(ascii: "\r"):
                    line += 1
                    column = 1
                case 0x80..<0xC0:
                    break
                default:
                    column += 1
                }
                position += 1
            }
            places[index] = JSONPlace(line: line, column: column, offset: offsets[index])
        }
        return places
    }
}

/// A range in a text.
public struct JSONSpan: Hashable, Sendable {
    /// The position of its beginning.
    public let start: JSONPlace
    /// The position after its end.
    public let end: JSONPlace

    /// Finds the ranges of JSON Pointers: of the values, or of their keys if `prefersKeys` says so.
    ///
    /// - Parameters:
    ///   - pointers: JSON Pointers (RFC 6901).
    ///   - prefersKeys: For each pointer, whether the key is meant instead of the value.
    ///   - json: JSON, UTF-8.
    /// - Returns: The range of each; for a missing value, that of the value that lacks it.
    public static func all(of pointers: [String], prefersKeys: [Bool], in json: [UInt8]) -> [JSONSpan] {
        json.withUnsafeBytes { bytes in
            let search = PointerPlaceSearch(pointers, in: bytes)
            let offsets = zip(search.places, prefersKeys).flatMap { place, prefersKey -> [Int] in
                guard prefersKey, let key = place.key else { return [place.value.lowerBound, place.value.upperBound] }
                return [key, end(ofStringAt: key, in: bytes)]
            }
            let places = JSONPlace.places(at: offsets, in: bytes)
            return stride(from: 0, to: places.count, by: 2).map { JSONSpan(start: places[$0], end: places[$0 + 1]) }
        }
    }

    /// Returns the offset after the closing quote of a string.
    private static func end(ofStringAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }
}

/// The search for the positions of JSON Pointers in a body.
struct PointerPlaceSearch {
    /// The position of a value, in bytes.
    struct Place {
        /// The beginning of its key in an object; nil if it is not a member of one.
        var key: Int?
        var value = 0..<0
        /// Whether the pointer was followed to its end, and not only as far as values exist.
        var isWhole = false
    }

    private let tokens: [[String]]
    /// The position of each pointer, or of the last existing value on the way.
    private(set) var places: [Place]

    init(_ pointers: [String]) {
        tokens = pointers.map { JSONPointer.tokens(of: $0) }
        places = pointers.map { _ in Place() }
    }

    /// Finds the pointers in a text.
    init(_ pointers: [String], in bytes: UnsafeRawBufferPointer) {
        self.init(pointers)
        FaultLocation.walk(bytes, JSONLimits(depth: 512)) { reader throws(JSONMalformed) in
            try visitValue(&reader)
        }
    }

    /// Visits the document's one value.
    mutating func visitValue(_ reader: inout JSONReader) throws(JSONMalformed) {
        try visitValue(&reader, Array(tokens.indices), depth: 0, key: nil)
    }

    /// Visits the value at the position; the first `depth` tokens of the pointers at `indices` lead to it.
    private mutating func visitValue(
        _ reader: inout JSONReader,
        _ indices: [Int],
        depth: Int,
        key: Int?
    ) throws(JSONMalformed) {
        let start = reader.position
        for index in indices {
            places[index] = Place(key: key, value: start..<start, isWhole: tokens[index].count == depth)
        }
        var further: [String: [Int]] = [:]
        for index in indices where tokens[index].count > depth {
            further[tokens[index][depth], default: []].append(index)
        }
        switch try reader.kind() {
        case .object where !further.isEmpty:
            guard var scope = try reader.object() else { return }
            while let text = try reader.openKey(in: &scope) {
                try visit(further[reader.string(text)], &reader, depth: depth, key: text.offset)
            }
        case .array where !further.isEmpty:
            guard var scope = try reader.array() else { return }
            while try reader.element(in: &scope) {
                try visit(further["\(scope.count - 1)"], &reader, depth: depth, key: nil)
            }
        default: try reader.skipValue()
        }
        for index in indices where places[index].value.lowerBound == start {
            places[index].value = start..<reader.position
        }
    }

    private mutating func visit(
        _ indices: [Int]?,
        _ reader: inout JSONReader,
        depth: Int,
        key: Int?
    ) throws(JSONMalformed) {
        guard let indices else { return try reader.skipValue() }
        try visitValue(&reader, indices, depth: depth + 1, key: key)
    }
}
