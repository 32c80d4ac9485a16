extension Diagnostic {
    /// The reason that a diagnostic has no edits.
    public struct NoEdits: Decodable, Hashable, Sendable {
        /// The reason.
        public var reason: Reason

        /// Makes a statement of `reason`.
        public init(_ reason: Reason) {
            self.reason = reason
        }

        /// The reasons, in the order in which they are listed.
        public enum Reason: String, CaseIterable, Codable, Sendable {
            /// Several writes cause it together, or nothing in the request does.
            case noSingleWrite
            /// The policy allows no other result.
            case policyForbids
            /// This version of iOS allows no other result.
            case systemForbids
            /// A value has to be chosen: a color, an image, a text.
            case needsNewValue
            /// The request asks for two things that exclude each other: one of them has to be chosen.
            case needsDecision
            /// The code has to make another call, or to make it at another time.
            case needsCode
            /// The change would remove a look that is visible on this version of iOS or on another.
            case takesLookAway
            /// Every tried change keeps the diagnostic, or causes another one that is as severe.
            case noneWorks
            /// The fixes of this and another diagnostic exclude each other: apply the other one and send the request
            /// again.
            case conflicts
            /// The request is too long for all fixes to be tried.
            case tooMuchWork
            /// The cause may be intended: its fix is only computed if `include` has `fixes`.
            case notAsked
        }
    }
}

extension Diagnostic.Code {
    /// Whether it compares colors, which other codes may also be about.
    var isOfContrast: Bool { self == .lowContrast || self == .statusBarUnreadable }
}

extension Diagnostic {
    /// Whether the fix of another diagnostic may be reported for it though it has none of its own: its colors may be what
    /// another screen has left.
    var mayShareFix: Bool { code.isOfContrast && noEdits.map { $0.reason != .notAsked } ?? false }
}

extension Diagnostic.NoEdits: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("NoEdits") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("reason", reason)
    }
}

extension Diagnostic.NoEdits.Reason: AnswerName {}
extension Diagnostic.NoEdits: AnswerEncodable {}
