extension Diagnostic {
    /// Why a diagnostic has no edits.
    public struct NoEdits: Decodable, Hashable, Sendable {
        /// The reason.
        public var reason: Reason

        /// Makes a statement of `reason`.
        public init(_ reason: Reason) {
            self.reason = reason
        }

        /// The reasons, in the order in which they are listed.
        public enum Reason: String, CaseIterable, Codable, Sendable {
            /// Several writes bring it about together, or none in the request does.
            case noSingleWrite
            /// The policy leaves no way to have it otherwise.
            case policyForbids
            /// This iOS leaves no way to have it otherwise.
            case systemForbids
            /// A value has to be chosen: a color, an image, a text.
            case needsNewValue
            /// The request asks for two things that exclude each other: one of them has to be chosen.
            case needsDecision
            /// The code has to call something else, or at another time.
            case needsCode
            /// The change would take a look away that is seen on this iOS or on another.
            case takesLookAway
            /// Each change that was tried leaves it, or brings another diagnostic as severe.
            case noneWorks
            /// Its fix and that of another diagnostic exclude each other: carry that one out and ask again.
            case conflicts
            /// The request is too long for all fixes to be tried.
            case tooMuchWork
            /// It may well be meant: `include` asks for its fix by `fixes`.
            case notAsked
        }
    }
}

extension Diagnostic.NoEdits: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("NoEdits") }

    @inlinable
    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("reason", reason)
    }
}

extension Diagnostic.NoEdits.Reason: AnswerName {}
extension Diagnostic.NoEdits: AnswerEncodable {}
