extension Decoder {
    /// The array of names that stands here, each as what `named` finds for it; one for which it finds nothing is an
    /// error that lists `choices`.
    func names<Choice>(of choices: [String], _ named: (String) -> Choice?) throws -> [Choice] {
        var elements = try unkeyedContainer()
        var result: [Choice] = []
        while !elements.isAtEnd {
            let index = elements.currentIndex
            guard let choice = named(try elements.decode(String.self)) else {
                throw DecodingError.dataCorrupted(
                    at: codingPath + [ObjectKey(intValue: index)],
                    "Expected one of " + choices.joined(separator: ", ")
                )
            }
            result.append(choice)
        }
        return result
    }
}
