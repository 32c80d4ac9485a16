/// A prediction of a visible problem, or of code that breaks a rule of the bar.
public struct Diagnostic: Decodable, Hashable, Sendable {
    /// The degree to which a diagnostic matters.
    public enum Severity: String, CaseIterable, Codable, Sendable {
        /// Something breaks, or stays broken.
        case error
        /// The problem is visible, or will be.
        case warning
        /// Worth knowing; it may be intended.
        case info
    }

    /// The kind of diagnostic.
    public var code: Code
    /// The degree to which it matters.
    public var severity: Severity
    /// The screen that it is about.
    public var screen: Screen.ID?
    /// The property that it is about, by its key in the request.
    public var property: String?
    /// The cause in the request.
    public var pointer: RequestPointer?
    /// The message, which says what happens.
    @usableFromInline package var messageText: DiagnosticText
    /// The advice on what to do; with ``edits``, a description of what they do.
    @usableFromInline package var fixText: DiagnosticText
    /// The sources of the rule, in words.
    public var reference: String
    /// The sources of the rule.
    public var references: [Reference]
    /// The fix as changes of the request, if it can be carried out by itself: with them the diagnostic is gone, and no
    /// other that matters as much has appeared.
    ///
    /// The edits of several diagnostics of one answer can be carried out one after another, equal ones only once.
    public var edits: [Edit]?
    /// The reason that there are no edits; nil if there are some.
    public var noEdits: NoEdits?

    private enum CodingKeys: String, CodingKey {
        case code, severity, screen, property, pointer
        case messageText = "message"
        case fixText = "fix"
        case edits, noEdits, reference, references
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The severity, the code, the screen and the message, such as `warning: style-leak on "list": …`.
    public var description: String { "\(severity.rawValue): \(name): \(message)" }

    /// The code and the screen: `style-leak on "list"`.
    var name: String { code.rawValue + (screen.map { " on \"\($0)\"" } ?? "") }
}

extension Diagnostic {
    /// The message in plain English; it is composed each time that it is read.
    public var message: String {
        get { messageText.description }
        set { messageText = DiagnosticText(newValue) }
    }

    /// The advice on what to do; it is composed each time that it is read.
    public var fix: String {
        get { fixText.description }
        set { fixText = DiagnosticText(newValue) }
    }
}
