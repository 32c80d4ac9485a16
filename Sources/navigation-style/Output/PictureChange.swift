internal import NavigationStyle

/// The changes from one picture to another, according to their accessible descriptions.
enum PictureChange {
    /// Compares two pictures.
    ///
    /// - Returns: A line for each sentence that only one of them has, `- ` before the old ones and `+ ` before the new;
    ///   nil if the pictures are equal except for a line feed at the end.
    static func all(from old: [UInt8], to new: [UInt8]) -> [String]? {
        guard old.endingInLineFeed != new.endingInLineFeed else { return nil }
        let (before, after) = (sentences(of: old), sentences(of: new))
        let changes =
            before.filter { !after.contains($0) }.map { "- " + $0 }
            + after.filter { !before.contains($0) }.map { "+ " + $0 }
        return changes.isEmpty ? ["The texts are the same; the drawing is different."] : changes
    }

    /// Returns the title and the sentences of the description.
    private static func sentences(of picture: [UInt8]) -> [String] {
        let text = String(decoding: picture, as: UTF8.self)
        return ["title", "desc"].flatMap { name -> [String] in
            guard let element = text.parts(separatedBy: "<\(name) ").dropFirst().first,
                let content = element.parts(separatedBy: "</\(name)>").first,
                let start = content.firstIndex(of: ">")
            else { return [] }
            return unescaped(content[content.index(after: start)...]).parts(separatedBy: ". ").map {
                ($0.hasSuffix(".") ? String($0.dropLast()) : String($0)).onOneLine
            }
        }
    }

    /// Returns the text that the picture's writer escaped.
    private static func unescaped(_ text: Substring) -> String {
        [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"),
            ("&amp;", "&"),
        ]
        .reduce(String(text)) { $0.parts(separatedBy: $1.0).joined(separator: $1.1) }
    }
}
