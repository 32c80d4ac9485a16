package import NavigationStyle

/// A replacement of a range of a text.
package struct JSONReplacement: Hashable, Sendable {
    /// The range to replace; it is empty if text is only inserted.
    package let start, end: JSONPlace
    /// The new text.
    package let text: String

    /// Turns JSON Patches into changes of the text that they are for, leaving the rest of it as it was written.
    ///
    /// - Parameters:
    ///   - patches: The operations of each, and the JSON Pointer that their paths are relative to.
    ///   - json: JSON, UTF-8.
    /// - Returns: The replacements of each patch, which do not touch each other. They are empty if the patch has no
    ///   operation, or one that cannot be carried out on the text: it is for another text, or builds on another
    ///   operation.
    package static func all(for patches: [(edits: [Edit], item: String)], in json: [UInt8]) -> [[JSONReplacement]] {
        let targets = patches.map { patch in patch.edits.map { (edit: $0, path: patch.item + $0.path) } }
        let pointers = targets.joined().flatMap { [$0.path, parent(of: $0.path)] }
        guard !pointers.isEmpty else { return patches.map { _ in [] } }
        return json.withUnsafeBytes { bytes in
            let search = PointerPlaceSearch(pointers, in: bytes)
            var places = search.places[...]
            let changes = targets.map { targets -> [PatchedText.Change] in
                var text = PatchedText(bytes)
                for target in targets {
                    guard let value = places.popFirst(), let parent = places.popFirst() else { break }
                    text.carryOut(target.edit, at: value, in: parent)
                }
                return text.changes
            }
            var ends = JSONPlace.places(
                at: changes.joined().flatMap { [$0.range.lowerBound, $0.range.upperBound] },
                in: bytes
            )[...]
            return changes.map { changes in
                changes.compactMap { change in
                    guard let start = ends.popFirst(), let end = ends.popFirst() else { return nil }
                    return JSONReplacement(start: start, end: end, text: String(decoding: change.text, as: UTF8.self))
                }
            }
        }
    }

    /// Returns the pointer without its last token.
    private static func parent(of pointer: String) -> String {
        String(pointer[..<(pointer.lastIndex(of: "/") ?? pointer.startIndex)])
    }
}

/// A text, and the changes that a patch makes in it.
private struct PatchedText {
    struct Change {
        /// The bytes to remove.
        var range: Range<Int>
        /// The bytes to insert.
        var text: [UInt8]
    }

    private let bytes: UnsafeRawBufferPointer
    /// The changes, in the order of the operations; empty if one of them could not be carried out.
    private(set) var changes: [Change] = []
    private var isSpoilt = false

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Carries out an operation on the value at `place`, which may be only the last existing value on the way.
    mutating func carryOut(_ edit: Edit, at place: PointerPlaceSearch.Place, in parent: PointerPlaceSearch.Place) {
        guard !isSpoilt, let change = change(by: edit, at: place, in: parent), !touches(change.range) else {
            isSpoilt = true
            changes = []
            return
        }
        changes.append(change)
    }

    private func touches(_ range: Range<Int>) -> Bool {
        changes.contains { $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound }
    }

    private func change(
        by edit: Edit,
        at place: PointerPlaceSearch.Place,
        in parent: PointerPlaceSearch.Place
    ) -> Change? {
        // In an incomplete text, values have no end; changes in arrays would move elements, and no fix needs them.
        guard parent.isWhole, !parent.value.isEmpty, bytes[parent.value.lowerBound] == UInt8(ascii: "{") else {
            return nil
        }
        switch (edit.op, edit.value) {
        case (.replace, let value?), (.add, let value?):
            if place.isWhole { return Change(range: place.value, text: JSONWriter.bytes(of: value)) }
            return edit.op == .add ? addition(of: value, as: edit.path, to: parent.value) : nil
        case (.remove, _): return place.isWhole ? removal(of: place) : nil
        case (_, nil): return nil
        }
    }

    /// Adds a member after the last one.
    private func addition(of value: Value, as path: String, to object: Range<Int>) -> Change? {
        guard let key = JSONPointer.tokens(of: path).last else { return nil }
        let end = self.end(before: object.upperBound - 1)
        let isEmpty = end == object.lowerBound + 1
        let member = JSONWriter.bytes(of: Value.string(key)) + Array(": ".utf8) + JSONWriter.bytes(of: value)
        return Change(range: end..<end, text: isEmpty ? member : Array(", ".utf8) + member)
    }

    /// Removes a member with the comma after it, or, if it is the last one, before it.
    private func removal(of place: PointerPlaceSearch.Place) -> Change? {
        guard let key = place.key else { return nil }
        let next = start(after: place.value.upperBound)
        if next < bytes.count, bytes[next] == UInt8(ascii: ",") {
            return Change(range: key..<start(after: next + 1), text: [])
        }
        let last = end(before: key)
        let hasComma = last > 0 && bytes[last - 1] == UInt8(ascii: ",")
        return Change(range: (hasComma ? end(before: last - 1) : key)..<place.value.upperBound, text: [])
    }

    /// Returns the offset of the first byte from `offset` that is not white space.
    private func start(after offset: Int) -> Int {
        var offset = offset
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
        return offset
    }

    /// Returns the offset after the last byte before `offset` that is not white space.
    private func end(before offset: Int) -> Int {
        var offset = offset
        while offset > 0, Self.isSpace(bytes[offset - 1]) { offset -= 1 }
        return offset
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
