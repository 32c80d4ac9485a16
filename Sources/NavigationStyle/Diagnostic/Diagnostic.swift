/// A prediction of what a person would see go wrong, or code that breaks a rule of the bar.
public struct Diagnostic: Codable, Hashable, Sendable {
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
    /// What in the request causes it: a JSON Pointer (RFC 6901).
    public var pointer: String?
    /// What happens, in plain English.
    public var message: String
    /// What to do about it.
    public var fix: String
    /// The source of the rule.
    public var reference: String
}
