/// The files that a change touches, such as those of a pull request.
struct ChangedFiles {
    private let paths: Set<String>

    /// Reads paths as `git diff --name-only` prints them, one on a line.
    init(_ text: [UInt8]) {
        let lines = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == 0 }
        paths = Set(lines.map { Self.normalized(Self.unquoted(Array($0))) })
    }

    /// Whether a file changed; either path may begin further down than the other.
    func contains(_ uri: String) -> Bool {
        let own = Self.normalized(uri.percentDecoded)
        var rest = own[...]
        while true {
            if paths.contains(String(rest)) { return true }
            guard let slash = rest.firstIndex(of: "/") else { break }
            rest = rest[rest.index(after: slash)...]
        }
        return paths.contains { $0.hasSuffix("/" + own) }
    }

    private static func normalized(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return String(path)
    }

    /// Returns a path without the quotes and escapes that git puts around one with unusual characters.
    private static func unquoted(_ line: [UInt8]) -> String {
        guard line.count > 1, line.first == UInt8(ascii: "\""), line.last == UInt8(ascii: "\"") else {
            return String(decoding: line, as: UTF8.self)
        }
        var bytes: [UInt8] = []
        var rest = line.dropFirst().dropLast()
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            let octal = [next] + rest.prefix(2)
            if octal.count == 3, let code = UInt8(String(decoding: octal, as: UTF8.self), radix: 8) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                let escapes: [UInt8: UInt8] = [UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13]
                bytes.append(escapes[next] ?? next)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// The text with the bytes that escapes of a URI stand for.
    fileprivate var percentDecoded: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2,
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
