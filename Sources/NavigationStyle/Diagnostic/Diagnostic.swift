/// A prediction of what a person would see go wrong, or code that breaks a rule of the bar.
public struct Diagnostic: Decodable, Hashable, Sendable {
    /// How much it matters.
    public enum Severity: String, CaseIterable, Codable, Sendable {
        /// Something breaks, or stays broken.
        case error
        /// A person sees it, or will.
        case warning
        /// Worth knowing; it may be meant.
        case info
    }

    /// What kind it is.
    public var code: Code
    /// How much it matters.
    public var severity: Severity
    /// The screen that it is about.
    public var screen: Screen.ID?
    /// The property that it is about, by its key in the request.
    public var property: String?
    /// What in the request causes it.
    public var pointer: RequestPointer?
    /// What happens.
    @usableFromInline package var messageText: DiagnosticText
    /// What to do about it: with ``edits`` what they do, in words.
    @usableFromInline package var fixText: DiagnosticText
    /// The sources of the rule, in words.
    public var reference: String
    /// The sources of the rule.
    public var references: [Reference]
    /// The fix as changes of the request, where it is one that can be carried out by itself: with them the diagnostic is
    /// gone, and nothing has come that matters as much.
    ///
    /// Edits of several diagnostics of one answer can be carried out one after another, equal ones once.
    public var edits: [Edit]?
    /// Why there are no edits; nil where there are.
    public var noEdits: NoEdits?

    private enum CodingKeys: String, CodingKey {
        case code, severity, screen, property, pointer
        case messageText = "message"
        case fixText = "fix"
        case edits, noEdits, reference, references
    }
}

extension Diagnostic {
    /// What happens, in plain English; put together each time that it is read.
    public var message: String {
        get { messageText.description }
        set { messageText = DiagnosticText(.text(newValue)) }
    }

    /// What to do about it; put together each time that it is read.
    public var fix: String {
        get { fixText.description }
        set { fixText = DiagnosticText(.text(newValue)) }
    }
}
