extension StringProtocol {
    /// Returns the parts of a text between the occurrences of `separator`; the whole text where it does not occur.
    ///
    /// The standard library's search for a text in a text links its regular expressions, a third of the executable's
    /// libraries.
    package func parts(separatedBy separator: String) -> [SubSequence] {
        var parts: [SubSequence] = []
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            if utf8[index...].starts(with: separator.utf8) {
                parts.append(self[start..<index])
                index = utf8.index(index, offsetBy: separator.utf8.count)
                start = index
            } else {
                utf8.formIndex(after: &index)
            }
        }
        parts.append(self[start...])
        return parts
    }
}
