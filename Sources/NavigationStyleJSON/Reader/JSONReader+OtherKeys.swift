extension JSONReader {
    /// The greatest number of keys of one object that are compared one by one.
    ///
    /// More keys are compared all at once at the end of the object, so that the cost does not grow with the square of
    /// their number.
    private static let fewKeys = 16

    /// Adds a key that is in no table to those of its object.
    mutating func add(_ text: JSONText, in scope: borrowing JSONObjectScope) throws(JSONMalformed) {
        let count = otherKeys.count - scope.otherStart
        if count < Self.fewKeys {
            for index in scope.otherStart..<otherKeys.count where isSame(otherKeys[index], text) {
                throw JSONMalformed(reason: .duplicateKey, offset: text.offset)
            }
        }
        otherKeys.append(text)
    }

    /// Removes the keys of an object that has ended, after comparing them if that was put off.
    @inline(never) mutating func forgetOtherKeys(of scope: borrowing JSONObjectScope) throws(JSONMalformed) {
        if otherKeys.count - scope.otherStart > Self.fewKeys { try compareOtherKeys(from: scope.otherStart) }
        otherKeys.removeSubrange(scope.otherStart...)
    }

    /// Compares keys by hash.
    ///
    /// The standard library's hasher has a new seed in each process, so that clients cannot choose keys that collide.
    private mutating func compareOtherKeys(from start: Int) throws(JSONMalformed) {
        let hashed = (start..<otherKeys.count)
            .map { (hash: hash(otherKeys[$0]), index: $0) }
            .sorted { ($0.hash, $0.index) < ($1.hash, $1.index) }
        var duplicate: Int?
        for (first, second) in zip(hashed, hashed.dropFirst())
        where first.hash == second.hash && isSame(otherKeys[first.index], otherKeys[second.index]) {
            duplicate = min(duplicate ?? .max, second.index)
        }
        if let duplicate { throw JSONMalformed(reason: .duplicateKey, offset: otherKeys[duplicate].offset) }
    }

    private mutating func hash(_ text: JSONText) -> Int {
        var hasher = Hasher()
        if text.isPlain {
            hasher.combine(bytes: UnsafeRawBufferPointer(start: base + text.start, count: text.byteCount))
        } else {
            unescaped(text).withUnsafeBytes { hasher.combine(bytes: $0) }
        }
        return hasher.finalize()
    }

    private mutating func isSame(_ first: JSONText, _ second: JSONText) -> Bool {
        guard first.isPlain, second.isPlain else { return unescaped(first) == unescaped(second) }
        guard first.byteCount == second.byteCount else { return false }
        for index in 0..<first.byteCount where base[first.start + index] != base[second.start + index] { return false }
        return true
    }
}
