import NavigationStyle
import NavigationStyleJSON

/// The text of a graph in which each unknown value is replaced by one that can be read.
struct UnknownText {
    /// The text; all known values keep their positions, as far as the replacements fit.
    let bytes: [UInt8]
    /// The values that were replaced.
    let unknowns: [UnknownValue]

    /// Replaces `{"unknown": name}` wherever code writes a value; nil if there is none.
    init?(_ json: [UInt8], _ limits: JSONLimits) {
        guard json.contains(text: "\"\(UnknownValue.key)\""), let tree = try? Value(json: json, limits: limits) else {
            return nil
        }
        let all = tree.unknownsOfGraph
        let ranges = JSONPlace.ranges(of: all.map(\.pointer), in: json)
        let found = zip(ranges, all).filter { !$0.0.isEmpty }
        guard !found.isEmpty else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.count)
        var position = 0
        for (range, unknown) in found.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            guard range.lowerBound >= position else { continue }
            bytes += json[position..<range.lowerBound]
            let text = unknown.kind.placeholder.json()
            bytes += text
            // The replaced value may span several lines.
            bytes += json[range].dropFirst(text.count).map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
            position = range.upperBound
        }
        self.bytes = bytes + json[position...]
        unknowns = found.map(\.1)
    }
}

extension [UInt8] {
    /// Returns whether `text` occurs in the bytes.
    func contains(text: String) -> Bool {
        let word = Array(text.utf8)
        guard count >= word.count, let first = word.first else { return false }
        var index = 0
        while index <= count - word.count {
            if self[index] == first, self[index..<(index + word.count)].elementsEqual(word) { return true }
            index += 1
        }
        return false
    }
}
