public import NavigationStyle

/// A visible problem after some history.
public struct AuditFinding: Hashable, Sendable {
    /// The fingerprint, which stays the same as long as the same code has the same effect on the same screen, for any
    /// values.
    public var fingerprint: String
    /// The kind of finding.
    public var code: AuditCode
    /// The severity.
    public var severity: Diagnostic.Severity
    /// Its certainty, given the unknown values.
    public var certainty = Certainty.certain
    /// The screen.
    public var screen: Screen.ID?
    /// The visible property of the screen; nil for a diagnostic.
    public var property: VisibleProperty?
    /// The subject of a diagnostic, by its key in a request; nil for all other findings.
    public var writtenProperty: String?
    /// Whether a diagnostic appears only on visits that take more moves than a first one; nil for all other findings.
    ///
    /// A first visit is one in which the screen comes on top by the fewest moves.
    public var isOnlyAfterHistory: Bool?
    /// Whether no path to a diagnostic could be shorter; nil for all other findings.
    public var isShortest: Bool?
    /// The index of its cause.
    public var cause: Int?
    /// The pointer to the screen or the route in the request.
    public var pointer: String
    /// The looks, each with a shortest way to it.
    public var looks: [AuditLook] = []
    /// The number of looks, from the first, that the answer has in full; nil is all.
    public var looksInFull: Int?
    /// Other differences, which follow from that of the property.
    public var differences: [Difference] = []
    /// A description of the problem.
    public var message: String
    /// The advice on how to fix it.
    public var fix: String
    /// The sources of the rule.
    public var references: [Reference]

    /// The name of its subject: a visible property, or the key of a diagnostic's subject.
    public var propertyName: String? { property?.rawValue ?? writtenProperty }

    /// A property that follows from another one.
    public struct Difference: Hashable, Sendable {
        /// The property.
        public var property: VisibleProperty
        /// Its values, in the order of the looks.
        public var values: [VisibleValue?]
    }
}

/// A look of a screen, and a shortest way to it.
public struct AuditLook: Hashable, Sendable {
    /// The value of the finding's property.
    public var value: VisibleValue?
    /// The bar; nil if it was read from an answer that does not have the look in full.
    public var bar: BarState?
    /// The layout.
    public var layout: ScreenLayout?
    /// The way to it.
    public var path: AuditPath
    /// Whether it is the look that the others are compared with.
    public var isBaseline: Bool
    /// The stand-ins for unknown values that are visible in it.
    public var unknowns: [UnknownLook] = []
}

/// The stand-in for an unknown value.
public struct UnknownLook: Decodable, Hashable, Sendable {
    /// The name of the value.
    public var name: String
    /// The value that represents the unknown in bars and in replays.
    public var value: Value

    /// Makes a stand-in.
    package init(name: String, value: Value) {
        self.name = name
        self.value = value
    }
}

/// A shortest history.
public struct AuditPath: Hashable, Sendable {
    /// The id of the entry in which it begins.
    public var entry: String
    /// The names of the moves; their number is the path's length.
    public var names: [String]
    /// The request that carries it out; its last transition shows the result.
    ///
    /// It is nil if the path was read from an answer that does not have the look in full.
    public var replay: ReplayRequest?

    /// The number of moves, not counting the entry's own screens.
    public var length: Int { names.count }
}

/// The code that gives a property a wrong value on some screens.
public struct AuditCause: Decodable, Hashable, Sendable {
    /// The kind of screen that has the code; nil if the code does not belong to a screen.
    public var screen: Screen.ID?
    /// The property that is written.
    public var property: BarProperty?
    /// The callback in which it is written.
    public var callback: Step.Event.Name?
    /// The pointer to the code in the request.
    public var pointer: String?
    /// The screens on which the value is visible.
    public var screens: [Screen.ID]
    /// The findings, as indices.
    public var findings: [Int]
    /// The certainty: certain if one of the findings is.
    public var certainty = Certainty.certain
}

/// The certainty of a finding.
public enum Certainty: String, CaseIterable, Codable, Sendable {
    /// The finding exists for all values of the unknowns.
    case certain
    /// The finding exists only for some values of the unknowns.
    case possible
}

/// A finding that the request marks as intended.
public struct IntendedFinding: Decodable, Hashable, Sendable {
    /// The fingerprint of the finding.
    public var fingerprint: String
    /// The kind of finding.
    public var code: AuditCode
    /// The screen.
    public var screen: Screen.ID?
    /// The property that it is about.
    public var property: String?
    /// The reason that it is intended.
    public var because: String
    /// The pointer to the intention in the request.
    public var pointer: String
}
