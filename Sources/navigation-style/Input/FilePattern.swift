internal import POSIX

/// A pattern for file names that no shell has expanded: it was quoted, or came from a tool without a shell.
///
/// `*`, `?` and `[…]` are those of glob(7). A component `**` stands for any number of folders, except hidden ones and
/// links.
struct FilePattern {
    let text: String

    /// The depth to which folders are searched.
    private static let mostFolders = 64

    /// Makes a pattern; nil for a text without `*`, `?` and `[`, and for the name of an existing file.
    init?(_ text: String) {
        guard text.utf8.contains(where: { "*?[".utf8.contains($0) }), unsafe access(text, F_OK) != 0 else { return nil }
        self.text = text
    }

    /// The files and folders that match, sorted by name.
    var matches: [String] {
        guard let range = text.firstRange(ofComponent: "**") else { return Self.expand(text) }
        let prefix = String(text[..<range.lowerBound])
        let rest = String(text[range.upperBound...].drop { $0 == "/" })
        var folders = prefix.isEmpty ? [""] : Self.expand(prefix)
        var found: [String] = []
        var depth = 0
        while !folders.isEmpty, depth < Self.mostFolders {
            for folder in folders where !rest.isEmpty {
                let pattern = Self.escaped(folder) + rest
                found +=
                    FilePattern(pattern)?.matches ?? (unsafe access(folder + rest, F_OK) == 0 ? [folder + rest] : [])
            }
            folders = folders.flatMap(Self.subfolders)
            depth += 1
        }
        return Array(Set(found)).sorted()
    }

    /// Returns the direct subfolders of a folder, each with a slash at its end.
    private static func subfolders(of folder: String) -> [String] {
        expand(escaped(folder) + "*/").filter { path in
            var status = stat()
            return unsafe lstat(String(path.dropLast()), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }
    }

    /// Returns a pattern that matches exactly one name.
    private static func escaped(_ name: String) -> String {
        name.map { "*?[\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static func expand(_ pattern: String) -> [String] {
        var result = unsafe glob_t()
        defer { unsafe globfree(&result) }
        guard unsafe glob(pattern, 0, nil, &result) == 0, let paths = unsafe result.gl_pathv else { return [] }
        return (0..<Int(clamping: unsafe result.gl_pathc)).compactMap { index in
            unsafe paths[index].map { unsafe String(cString: $0) }
        }
    }
}

extension String {
    /// Returns the range of the first component of the path that is `component`.
    fileprivate func firstRange(ofComponent component: String) -> Range<Index>? {
        split(separator: "/").first { $0 == component }.map { $0.startIndex..<$0.endIndex }
    }
}
