/// What somebody meant who wrote a name that does not exist.
package enum Suggestion {
    /// Longer than any name there is; nothing that long is compared.
    private static let longestName = 64

    /// The name among `names` nearest to `name`, if any is near: the only one that begins with what is at least half of it,
    /// one that is at most a third of its characters off, or the only one that begins like that.
    ///
    /// - Parameters:
    ///   - name: What was written.
    ///   - names: The names that there are.
    ///   - abbreviated: Whether the letters of a name in their order, from its first on, stand for it, if for no other.
    /// - Returns: The name.
    package static func nearest(to name: String, among names: [String], abbreviated: Bool = false) -> String? {
        let wanted = folded(name)
        guard !wanted.isEmpty, wanted.count <= longestName else { return nil }
        // Half of a name says more than a whole one that looks like it.
        let half = names.filter { $0.utf8.count <= 2 * wanted.count }
        if !names.contains(where: { folded($0) == wanted }),
            let name = only(among: half, where: { $0.starts(with: wanted) })
        {
            return name
        }
        if let near = nearest(to: wanted, among: names) { return near }
        guard wanted.count > 1 else { return nil }
        return only(among: names) { $0.starts(with: wanted) }
            ?? (abbreviated ? only(among: names) { isAbbreviation(wanted, of: $0) } : nil)
    }

    private static func only(among names: [String], where matches: ([UInt8]) -> Bool) -> String? {
        let found = names.filter { matches(folded($0)) }
        return found.count == 1 ? found[0] : nil
    }

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

    /// The letters and digits of a name without their case: `bar_tint_color` and `BarTintColor` are no mistakes in
    /// spelling.
    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): nil
            default: byte
            }
        }
    }

    /// How many insertions, deletions, replacements and swaps of neighbors lie between two names.
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
