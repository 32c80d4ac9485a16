/// What people read about a kind of diagnostic: `GET /diagnostics/{code}`.
public struct DiagnosticPage: Hashable, Sendable {
    /// The kind.
    public let code: Diagnostic.Code
    /// The bit of the kind.
    let bit: UInt64
    /// How much it matters where nothing makes it better or worse.
    public var severity: Diagnostic.Severity
    /// What a person sees.
    public var symptom: String
    /// Why it happens.
    public var cause: String
    /// How to mend it.
    public var remedy: String
    /// The sources of the rule.
    public let references: [Reference]
    /// The sources of the rule, in words.
    public let reference: String

    init(
        code: Diagnostic.Code,
        severity: Diagnostic.Severity,
        symptom: String,
        cause: String,
        remedy: String,
        references: [Reference]
    ) {
        self.code = code
        bit = code.bit
        self.severity = severity
        self.symptom = symptom
        self.cause = cause
        self.remedy = remedy
        self.references = references
        reference = references.words
    }

    /// The page of every kind, in the order of the codes.
    public static let all: [DiagnosticPage] = DiagnosticRegistry.all.flatMap { $0.pages }
        .sorted { $0.code.position < $1.code.position }

    /// The page of the kind called `code`; nil where there is none.
    public static func named(_ code: String) -> DiagnosticPage? {
        all.first { $0.code.rawValue == code }
    }
}

extension DiagnosticPage {
    /// Whether diagnostics of the kind have edits, where there are any that work: those whose fix is mechanical.
    public var offersEdits: Bool { Self.codesWithEdits.contains(code) }

    private static let codesWithEdits: Set<Diagnostic.Code> = [
        .appearanceSlotMissing, .backIndicatorMaskCovers, .backIndicatorMaskMissing, .hiddenAnimationMismatch,
        .hiddenNotAnimated, .hiddenRestoredInWillDisappear, .ineffectiveProperty, .inheritedStyle,
        .interactivePopDisabled, .largeTitleWithoutPreference, .popCountClamped, .rootSwipeFreeze, .ruleBroken,
        .scrollStylingNotStopped, .styleInWillDisappear, .styleLeak, .titleAttributesStay, .translucencyInferred,
        .translucencySet, .transparentAtScrollEdge, .writeOverridden,
    ]
}

extension Diagnostic.Code {
    /// Where the code stands in the list.
    var position: Int { Self.list.firstIndex(of: self) ?? Self.list.count }

    private static let list = allCases

    /// A bit of its own: there are no more than 64.
    var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: position) }
}
