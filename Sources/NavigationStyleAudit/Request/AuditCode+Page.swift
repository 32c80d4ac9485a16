public import NavigationStyle

/// What people read about a kind of finding: `GET /diagnostics/{code}`.
public struct AuditPage: Hashable, Sendable {
    /// The kind.
    public var code: AuditCode
    /// How much it matters.
    public var severity: Diagnostic.Severity
    /// What a person sees.
    public var symptom: String
    /// Why it happens.
    public var cause: String
    /// How to mend it.
    public var remedy: String
    /// The sources of the rule.
    public var references: [Reference]
    /// Whether there may be edits that mend it.
    public var offersEdits: Bool
    /// The reasons for which a diagnostic of the kind may have no edits; findings of a search give none.
    public var noEdits: [Diagnostic.NoEdits.Reason] = []

    /// The page of every kind, in the order of the codes.
    public static let all = AuditCode.allCases.compactMap(\.page)

    /// The page of the kind called `code`; nil where there is none.
    public static func named(_ code: String) -> AuditPage? { AuditCode(rawValue: code)?.page }
}

extension AuditCode {
    /// Its page; nil where nothing of that code is ever found.
    public var page: AuditPage? {
        if case .diagnostic(let code) = self { return DiagnosticPage.named(code.rawValue).map { AuditPage($0) } }
        return AuditPage(
            code: self,
            severity: severity,
            symptom: symptom,
            cause: cause,
            remedy: fix + ".",
            references: references,
            offersEdits: [.historyDependentStyle, .stuckHiddenBar, .unexpectedLook].contains(self)
        )
    }

    /// How much a finding of this code matters.
    var severity: Diagnostic.Severity {
        switch self {
        case .stuckHiddenBar, .noWayBack, .unexpectedLook: .error
        case .historyDependentStyle, .diagnostic: .warning
        case .unreachableScreen, .deadRoute: .info
        }
    }

    private var symptom: String {
        switch self {
        case .historyDependentStyle: "One and the same screen does not always look the same."
        case .stuckHiddenBar: "A screen that should have a bar has none, after some ways there."
        case .noWayBack: "A person is stuck on a screen: there is no back button, and a swipe does not begin."
        case .unexpectedLook: "A screen does not look as it is expected to, after some ways there."
        case .unreachableScreen: "Nobody ever sees the screen."
        case .deadRoute: "Nobody ever takes the route."
        case .diagnostic: ""
        }
    }

    private var cause: String {
        switch self {
        case .historyDependentStyle:
            "All screens of a stack share one bar. What one writes to it stays until another writes the same property, so that "
                + "a screen that leaves a property alone shows what was left by whoever came before."
        case .stuckHiddenBar:
            "isNavigationBarHidden is the navigation controller's and not the screen's. A screen hid the bar and left, and the "
                + "one that is shown never asks for it back."
        case .noWayBack:
            "The bar or its back button is hidden above another screen, the conditions for the back swipe are not met, and no "
                + "route of the graph leads away from the screen."
        case .unexpectedLook:
            "The graph says by expect what the screen is to look like, and a history leads to another look."
        case .unreachableScreen: "No entry begins with the screen, and no route that can be taken leads to it."
        case .deadRoute:
            "The route begins at screens that are never on top, needs flags that are never set there, or asks for what is never "
                + "on the stack."
        case .diagnostic: ""
        }
    }

    /// What to do about it.
    var fix: String {
        switch self {
        case .historyDependentStyle:
            "Let the screen write the property itself in viewWillAppear, or let who changes it put it back in "
                + "viewWillDisappear"
        case .stuckHiddenBar: "Let who hides the bar show it again in viewWillDisappear, or let the screen show it"
        case .noWayBack:
            "Show the bar or the back button, let the swipe begin by a delegate of its own, or add the route that leaves"
        case .unexpectedLook: "Let the screen write what is expected in viewWillAppear"
        case .unreachableScreen: "Add the route that leads there, or take the screen out"
        case .deadRoute: "Look at where it begins, at the flags that it needs and at what must be on the stack"
        case .diagnostic: ""
        }
    }

    /// The sources of the rule.
    var references: [Reference] {
        switch self {
        case .historyDependentStyle: ["seed0.4.1", "seed3"]
        case .stuckHiddenBar: ["seed0.4.3.1"]
        case .noWayBack: ["seed0.4.3.1", "uikit.D4"]
        case .unexpectedLook, .unreachableScreen, .deadRoute, .diagnostic: []
        }
    }
}

extension AuditPage {
    fileprivate init(_ page: DiagnosticPage) {
        self.init(
            code: .diagnostic(page.code),
            severity: page.severity,
            symptom: page.symptom,
            cause: page.cause,
            remedy: page.remedy,
            references: page.references,
            offersEdits: page.offersEdits,
            noEdits: page.noEdits
        )
    }
}
