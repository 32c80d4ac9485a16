public import NavigationStyle

/// The documentation of a kind of finding: `GET /diagnostics/{code}`.
public struct AuditPage: Hashable, Sendable {
    /// The kind.
    public var code: AuditCode
    /// The severity.
    public var severity: Diagnostic.Severity
    /// The visible problem.
    public var symptom: String
    /// The reason that it happens.
    public var cause: String
    /// The remedy.
    public var remedy: String
    /// The sources of the rule.
    public var references: [Reference]
    /// Whether there may be edits that fix it.
    public var offersEdits: Bool
    /// The reasons that a diagnostic of the kind may have no edits; empty for findings of a search.
    public var noEdits: [Diagnostic.NoEdits.Reason] = []

    /// The page of every kind, in the order of the codes.
    public static let all = AuditCode.allCases.compactMap(\.page)
}

extension AuditPage: ResourcePage {
    /// The words for kinds of findings, of which most are diagnostics.
    public static let words: (one: String, all: StaticString) = ("diagnostic", "diagnostics")

    /// An entry of the list of diagnostics.
    public struct Summary: Decodable, Hashable, Sendable {
        /// The kind.
        public let code: AuditCode
        /// The severity.
        public let severity: Diagnostic.Severity
        /// The visible problem.
        public let symptom: String
        /// Whether there may be edits that fix it.
        public let offersEdits: Bool
        /// The reasons that a diagnostic of the kind may have no edits.
        public let noEdits: [Diagnostic.NoEdits.Reason]
    }

    /// The code.
    public var name: String { code.rawValue }
    /// The entry of the list.
    public var entry: Summary {
        Summary(code: code, severity: severity, symptom: symptom, offersEdits: offersEdits, noEdits: noEdits)
    }
}

extension AuditCode {
    /// The page of this code; nil if there is none, as nothing with this code is ever found.
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

    /// The severity of a finding with this code.
    var severity: Diagnostic.Severity {
        switch self {
        case .stuckHiddenBar, .noWayBack, .unexpectedLook: .error
        case .historyDependentStyle, .diagnostic: .warning
        case .unreachableScreen, .deadRoute: .info
        }
    }

    private var symptom: String {
        switch self {
        case .historyDependentStyle: "The same screen does not always look the same."
        case .stuckHiddenBar: "A screen that should have a bar has none, depending on how it is reached."
        case .noWayBack: "The user is stuck on a screen: there is no back button, and the back swipe does not begin."
        case .unexpectedLook: "A screen does not look as expected, depending on how it is reached."
        case .unreachableScreen: "The screen is never shown."
        case .deadRoute: "The route is never taken."
        case .diagnostic: ""
        }
    }

    private var cause: String {
        switch self {
        case .historyDependentStyle:
            "All screens of a stack share one bar. A value stays on it until another screen sets the same property, so a screen "
                + "that does not set a property shows the value left by the screen before it."
        case .stuckHiddenBar:
            "isNavigationBarHidden belongs to the navigation controller, not to the screen. A screen hid the bar and left, and "
                + "the screen shown now never shows it again."
        case .noWayBack:
            "The bar or its back button is hidden above another screen, the conditions for the back swipe are not met, and no "
                + "route of the graph leads away from the screen."
        case .unexpectedLook:
            "A history leads to another look than the screen's expect in the graph."
        case .unreachableScreen: "No entry begins with the screen, and no route that can be taken leads to it."
        case .deadRoute:
            "The route begins at screens that are never on top, needs flags that are never set there, or requires a screen that "
                + "is never on the stack."
        case .diagnostic: ""
        }
    }

    /// The advice on how to fix it.
    var fix: String {
        switch self {
        case .historyDependentStyle:
            "Declare the property on the screen itself: on its navigationItem from iOS 13 on, otherwise in viewWillAppear"
        case .stuckHiddenBar: "Show the bar in viewWillAppear of the screen"
        case .noWayBack:
            "Show the bar or the back button, give the swipe a delegate that lets it begin, or add the route that leaves"
        case .unexpectedLook: "Set the expected look in viewWillAppear of the screen"
        case .unreachableScreen: "Add the route that leads there, or remove the screen"
        case .deadRoute: "Check where it begins, the flags it needs and the screens that must be on the stack"
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
