import HTTPMessage

/// The tokens of which a request must carry one (RFC 6750).
public struct BearerTokens: Hashable, Sendable {
    private let tokens: [[UInt8]]

    /// What is wrong with a list of tokens, without quoting any of them.
    public enum Fault: Error, Hashable, Sendable {
        /// It contains no token.
        case empty
        /// The line, from 1, is neither a token, nor empty, nor a comment.
        case malformedToken(line: Int)
        /// It is not UTF-8.
        case notUTF8
    }

    /// Reads a list of one token per line; empty lines and those that begin with `#` are ignored.
    ///
    /// - Parameter bytes: The list in UTF-8.
    /// - Throws: The first thing that is wrong with it.
    public init(listedIn bytes: [UInt8]) throws(Fault) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
        var tokens: [[UInt8]] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let token = line.trimmed
            if token.isEmpty || token.hasPrefix("#") { continue }
            guard Self.isToken(token) else { throw .malformedToken(line: index + 1) }
            tokens.append(Array(token.utf8))
        }
        guard !tokens.isEmpty else { throw .empty }
        self.tokens = tokens
    }

    /// Whether the text is `b64token` of RFC 6750 2.1.
    private static func isToken(_ text: Substring) -> Bool {
        let end = text.utf8.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
        return Substring(text[..<end].lowercased()).isMade(ofLettersDigitsAnd: "-._~+/")
            && text[end...].utf8.allSatisfy { $0 == UInt8(ascii: "=") }
    }

    /// Checks the value of `Authorization`, if there is one.
    ///
    /// - Returns: The position of the token that it carries.
    /// - Throws: That it carries no token, or none of these.
    func check(_ authorization: String?) throws(ServiceError) -> Int {
        let scheme = "bearer "
        guard let authorization, authorization.prefix(scheme.count).lowercased() == scheme else {
            throw .missingToken
        }
        let token = Array(authorization.dropFirst(scheme.count).drop { $0 == " " }.utf8)
        var found: Int?
        // All tokens are compared, whether or not one has matched.
        for (position, known) in tokens.enumerated() {
            let isSame = Self.isSame(known, token)
            found = isSame ? position : found
        }
        guard let found else { throw .unknownToken }
        return found
    }

    /// Compares in a time that depends only on what was sent, not on how much of it is right.
    private static func isSame(_ known: [UInt8], _ sent: [UInt8]) -> Bool {
        var difference = known.count ^ sent.count
        for index in sent.indices {
            difference |= Int(sent[index] ^ known[index % known.count])
        }
        return difference == 0
    }
}
