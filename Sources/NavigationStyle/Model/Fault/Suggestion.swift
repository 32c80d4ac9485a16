/// Finds the names that may have been meant by one that does not exist.
package enum Suggestion {
    /// Longer than any name there is; nothing that long is compared.
    private static let longestName = 64
    /// The number of names up to which those that match alike are a suggestion.
    private static let mostAlike = 6

    /// Returns the first of ``all(for:among:abbreviated:)``.
    package static func nearest(to name: String, among names: [String], abbreviated: Bool = false) -> String? {
        all(for: name, among: names, abbreviated: abbreviated).first
    }

    /// Returns the names that may have been meant; equally good matches in the order of `names`.
    ///
    /// Beginnings and words say more than letters: of "iPhone SE" it is not "iPhone 4" that is meant, which is two letters
    /// away, but one of the three that begin so. In this order, the first that finds any counts:
    ///
    /// 1. the same letters in another case or with other punctuation;
    /// 2. names that begin with `name`: with a word's end there, or half of the name;
    /// 3. names that have the words of `name` in their order, numbers by their digits: "iPad mini 6";
    /// 4. the nearest spelling, at most a third of the characters off;
    /// 5. the only name that begins with `name`;
    /// 6. the only name whose letters `name` has in their order, from the first on, if it is `abbreviated`.
    ///
    /// - Parameters:
    ///   - name: The name that does not exist.
    ///   - names: The names that do.
    ///   - abbreviated: Whether some letters of a name stand for it.
    /// - Returns: The names; none if too many match equally well.
    package static func all(for name: String, among names: [String], abbreviated: Bool = false) -> [String] {
        let wanted = folded(name)
        guard !wanted.isEmpty, wanted.count <= longestName else { return [] }
        if let same = names.first(where: { folded($0) == wanted }) { return [same] }
        let words = words(of: name)
        for matches: (String) -> Bool in [{ begins($0, with: wanted) }, { contains(words, in: $0) }] {
            let found = names.filter(matches)
            if !found.isEmpty { return found.count > mostAlike ? [] : found }
        }
        if let near = nearest(to: wanted, among: names) { return [near] }
        guard wanted.count > 1 else { return [] }
        let only =
            only(among: names) { $0.starts(with: wanted) }
            ?? (abbreviated ? only(among: names) { isAbbreviation(wanted, of: $0) } : nil)
        return only.map { [$0] } ?? []
    }

    /// Returns a question that asks whether one of `names` was meant; nil if there are none.
    package static func question(_ names: [String]) -> String? {
        guard let last = names.last else { return nil }
        let others = names.dropLast().map { "\"\($0)\"" }.joined(separator: ", ")
        return "did you mean \(others.isEmpty ? "" : others + " or ")\"\(last)\"?"
    }

    private static func only(among names: [String], where matches: ([UInt8]) -> Bool) -> String? {
        let found = names.filter { matches(folded($0)) }
        return found.count == 1 ? found[0] : nil
    }

    // MARK: - Beginnings and words

    /// Whether a name begins with all of `wanted`, which ends with a word of it, or is half of it.
    private static func begins(_ name: String, with wanted: [UInt8]) -> Bool {
        let folded = folded(name)
        guard folded.starts(with: wanted) else { return false }
        var ends = 0
        return 2 * wanted.count >= folded.count
            || words(of: name).contains { word in
                ends += word.count
                return ends == wanted.count
            }
    }

    /// Whether a name has `words` in their order; a word alone must say enough.
    private static func contains(_ words: [[UInt8]], in name: String) -> Bool {
        guard words.count > 1 || words.contains(where: { $0.count > 3 }) else { return false }
        var rest = Self.words(of: name)[...]
        return words.enumerated().allSatisfy { index, word in
            let isLast = index == words.count - 1
            guard let place = rest.firstIndex(where: { stands(word, for: $0, asBeginning: isLast) }) else {
                return false
            }
            rest = rest[(place + 1)...]
            return true
        }
    }

    /// Whether `word` is `other`, or its number ("2" is "2nd"), or, `asBeginning`, three letters or more of it.
    private static func stands(_ word: [UInt8], for other: [UInt8], asBeginning: Bool) -> Bool {
        if word == other { return true }
        guard !word.isEmpty, other.starts(with: word) else { return false }
        if word.allSatisfy(isDigit) { return !isDigit(other[word.count]) }
        return asBeginning && word.count > 2
    }

    /// Returns the words of a name, folded: split at spaces and punctuation or, in a name without spaces, before
    /// capital letters.
    private static func words(of name: String) -> [[UInt8]] {
        let isOfWords = name.utf8.contains(UInt8(ascii: " "))
        var words: [[UInt8]] = [[]]
        var isAfterCapital = true
        for byte in name.utf8 {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            if isPunctuation(byte) || !isOfWords && isCapital && !isAfterCapital { words.append([]) }
            if !isPunctuation(byte) { words[words.count - 1].append(isCapital ? byte | 0x20 : byte) }
            isAfterCapital = isCapital
        }
        return words.filter { !$0.isEmpty }
    }

    /// Returns the letters and digits of a name in lower case, so that `bar_tint_color` and `BarTintColor` do not count
    /// as misspelled.
    private static func folded(_ name: String) -> [UInt8] { words(of: name).flatMap(\.self) }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: false
        default: !isDigit(byte)
        }
    }

    // MARK: - Letters

    private static func isAbbreviation(_ short: [UInt8], of name: [UInt8]) -> Bool {
        guard short.first == name.first else { return false }
        var rest = name[...]
        return short.allSatisfy { byte in
            guard let index = rest.firstIndex(of: byte) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }

    private static func nearest(to wanted: [UInt8], among names: [String]) -> String? {
        var best: (name: String, distance: Int)?
        for candidate in names {
            let distance = distance(wanted, folded(candidate))
            if distance <= max(1, max(wanted.count, candidate.utf8.count) / 3), distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two names.
    static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 1...first.count {
            var current = [row]
            current.reserveCapacity(second.count + 1)
            for column in 1...second.count {
                let isEqual = first[row - 1] == second[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isEqual ? 0 : 1))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
