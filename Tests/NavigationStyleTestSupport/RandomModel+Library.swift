package import NavigationStyle

extension RandomModel {
    /// Some of `members`, with values of the types that a policy's page names first.
    package mutating func members(of members: [PolicyPage.Option]) -> [Value.Member] {
        var result: [Value.Member] = []
        for member in members where chance(50) {
            if member.excludes.contains(where: { name in result.contains { $0.key == name } }) { continue }
            guard let value = value(ofType: member.type) else { continue }
            result.append(Value.Member(member.name, value))
        }
        return result.sorted { $0.key < $1.key }
    }

    /// A value of the type that `words` begin with; nil where it is none of these.
    private mutating func value(ofType words: String) -> Value? {
        switch words.prefix(while: { $0.isLetter }) {
        case "BarProperties": barProperties().value
        case "boolean": .bool(flag())
        case "points": .number(points(in: 0...200))
        case "number": .number(fraction())
        case "one": .string(one(of: words.dropFirst("one of ".count).split(separator: ", ").map(String.init)))
        case "Color": color().value
        case "Image": image().value
        case "TextAttributes": textAttributes().value
        default: nil
        }
    }
}
