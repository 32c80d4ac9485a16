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
        guard Self.mayHave(json), let tree = Self.tree(json, limits) else { return nil }
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

    /// Returns the value of the text; nil if it is not JSON, or exceeds a limit.
    private static func tree(_ json: [UInt8], _ limits: JSONLimits) -> Value? {
        try? JSONReader.read(json, limits: limits) { reader throws(JSONMalformed) in
            try Value(from: &reader, extensions: .kept)
        }
    }

    /// Whether the text contains the word `unknown` as a string.
    private static func mayHave(_ json: [UInt8]) -> Bool {
        let word = Array("\"\(UnknownValue.key)\"".utf8)
        guard json.count >= word.count else { return false }
        var index = 0
        while index <= json.count - word.count {
            if json[index] == word[0], json[index..<(index + word.count)].elementsEqual(word) { return true }
            index += 1
        }
        return false
    }
}
