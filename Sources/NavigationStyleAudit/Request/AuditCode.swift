public import NavigationStyle

/// The kind of a finding.
public enum AuditCode: Hashable, Sendable {
    /// A screen has two looks, depending on the way it was reached.
    case historyDependentStyle
    /// A screen that never asks for a hidden bar has one.
    case stuckHiddenBar
    /// A screen above another has no way back.
    case noWayBack
    /// A look contradicts the expected one.
    case unexpectedLook
    /// No history leads to the screen.
    case unreachableScreen
    /// No history takes the route.
    case deadRoute
    /// A diagnostic of a single operation.
    case diagnostic(Diagnostic.Code)
}

extension AuditCode {
    /// Whether it is the code of a single operation's diagnostic.
    var isDiagnostic: Bool { if case .diagnostic = self { true } else { false } }
}

extension AuditCode: RawRepresentable, CaseIterable {
    /// All codes; those of audits themselves come first.
    public static let allCases: [AuditCode] =
        [
            .historyDependentStyle, .stuckHiddenBar, .noWayBack, .unexpectedLook, .unreachableScreen, .deadRoute,
        ] + Diagnostic.Code.allCases.map { .diagnostic($0) }

    /// The code's name, such as `stuck-hidden-bar`.
    public var rawValue: String {
        switch self {
        case .historyDependentStyle: "history-dependent-style"
        case .stuckHiddenBar: "stuck-hidden-bar"
        case .noWayBack: "no-way-back"
        case .unexpectedLook: "unexpected-look"
        case .unreachableScreen: "unreachable-screen"
        case .deadRoute: "dead-route"
        case .diagnostic(let code): code.rawValue
        }
    }

    /// Makes the code with this name.
    public init?(rawValue: String) {
        guard let code = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = code
    }
}

extension AuditCode: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension AuditCode: WireElement {
    @usableFromInline package static var placeholder: AuditCode { .historyDependentStyle }
}
