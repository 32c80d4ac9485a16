import HTTPMessage

/// The accepted tokens; a request must carry one of them (RFC 6750).
public struct BearerTokens: Hashable, Sendable {
    private struct Token: Hashable {
        let secret: [UInt8]
        /// The index of its holder's name.
        let holder: Int
    }

    private let tokens: [Token]
    /// The names of the tokens' holders.
    private let holders: [String]

    /// A fault in a list of tokens, which quotes none of them.
    public enum Fault: Error, Hashable, Sendable {
        /// The file contains no token.
        case empty
        /// The line, from 1, is neither a token, nor empty, nor a comment.
        case malformedToken(line: Int)
        /// The line, from 1, has a colon, but no name before it.
        case malformedName(line: Int)
        /// The file is not UTF-8.
        case notUTF8
    }

    /// Reads a list of one token per line, each alone or after a name and a colon; empty lines and those that begin with
    /// `#` are ignored.
    ///
    /// Several tokens with one name belong to the same client, so that one can be replaced by another. A token without
    /// a name is named after its line.
    ///
    /// - Parameter bytes: The list in UTF-8.
    /// - Throws: The first fault of the list.
    public init(listedIn bytes: [UInt8]) throws(Fault) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
        var tokens: [Token] = []
        var holders: [String] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = line.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
            guard parts.count == 1 || Self.isName(parts[0]) else { throw .malformedName(line: index + 1) }
            guard let token = parts.last, Self.isToken(token) else { throw .malformedToken(line: index + 1) }
            let name = parts.count == 1 ? "line \(index + 1)" : String(parts[0])
            let holder = holders.firstIndex(of: name) ?? holders.count
            if holder == holders.count { holders.append(name) }
            tokens.append(Token(secret: Array(token.utf8), holder: holder))
        }
        guard !tokens.isEmpty else { throw .empty }
        self.tokens = tokens
        self.holders = holders
    }

    private static let longestName = 64

    private static func isName(_ text: Substring) -> Bool {
        text.utf8.count <= longestName && Substring(text.lowercased()).isMade(ofLettersDigitsAnd: "-._")
    }

    /// Whether the text is `b64token` of RFC 6750 2.1.
    private static func isToken(_ text: Substring) -> Bool {
        let end = text.utf8.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
        return Substring(text[..<end].lowercased()).isMade(ofLettersDigitsAnd: "-._~+/")
            && text[end...].utf8.allSatisfy { $0 == UInt8(ascii: "=") }
    }

    /// Checks the value of `Authorization`, if there is one.
    ///
    /// - Returns: The index of the name of the token's holder.
    /// - Throws: An error if it carries no token, or an unknown one.
    func check(_ authorization: String?) throws(ServiceError) -> Int {
        let scheme = "bearer "
        guard let authorization, authorization.prefix(scheme.count).lowercased() == scheme else {
            throw .missingToken
        }
        let token = Array(authorization.dropFirst(scheme.count).drop { $0 == " " }.utf8)
        var found: Int?
        // All tokens are compared, even after a match, so that the time does not depend on it.
        for known in tokens {
            let isSame = Self.isSame(known.secret, token)
            found = isSame ? known.holder : found
        }
        guard let found else { throw .unknownToken }
        return found
    }

    /// Returns the name of a token's holder, as in the list.
    func name(of holder: Int) -> String { holders[holder] }

    /// Compares in a time that depends only on the sent token, not on how much of it is correct.
    private static func isSame(_ known: [UInt8], _ sent: [UInt8]) -> Bool {
        var difference = known.count ^ sent.count
        for index in sent.indices {
            difference |= Int(sent[index] ^ known[index % known.count])
        }
        return difference == 0
    }
}
