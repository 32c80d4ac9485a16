/// What somebody meant who wrote a name that does not exist.
package enum Suggestion {
    /// Longer than any name there is; nothing that long is compared.
    private static let longestName = 64

    /// The name among `names` nearest to `name`, if any is near: at most a third of its characters off.
    package static func nearest(to name: String, among names: [String]) -> String? {
        let wanted = folded(name)
        guard !wanted.isEmpty, wanted.count <= longestName else { return nil }
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
