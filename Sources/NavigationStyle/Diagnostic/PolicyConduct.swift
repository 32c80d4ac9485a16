/// How a policy treats what screens write, and what it asks of them: what the rules of diagnostics go by, which know no
/// policy by its name.
///
/// An object, so that it is light to pass around.
final class PolicyConduct: Sendable {
    /// Where a screen says what its bar is to look like, so that it stays.
    let stylePlace: StylePlace
    /// Where a screen says whether it has a bar.
    let hidingPlace: HidingPlace
    /// What a screen says in its library for the policy's own back swipe to begin on it.
    let swipeMembers: [Value.Member]
    /// Whether its fake bars, where it has any, hold what was on the real one, and bring that back.
    let copiesStyles: Bool
    /// Whether it hides the real bar as a whole while its fake bars are seen, and not only the background.
    let hidesWholeBar: Bool
    /// Whether a screen that goes is to put back what it replaced.
    let restoresReplaced: Bool
    /// Whether what a screen's code writes goes to a bar of the screen's own.
    let givesCodeOwnBar: Bool
    /// What is named, by kind, where something breaks a rule of its own of which any policy would be told.
    let sourcesBehind: [Diagnostic.Code: Sources]
    /// What it does with writes past its own interface.
    let overriding: Overriding?
    /// What breaks a rule that it has for code, where no other kind of diagnostic says so.
    let usage: Usage?
    /// What it has to say itself of what screens say by its interface; nil where it says nothing.
    let interface: Interface?

    init(
        stylePlace: StylePlace = .viewWillAppear,
        hidingPlace: HidingPlace = .viewWillAppear,
        swipeMembers: [Value.Member] = [],
        copiesStyles: Bool = true,
        hidesWholeBar: Bool = true,
        restoresReplaced: Bool = false,
        givesCodeOwnBar: Bool = false,
        rulesBehind: [Diagnostic.Code: Rule] = [:],
        overriding: Overriding? = nil,
        usage: Usage? = nil,
        interface: Interface? = nil
    ) {
        self.stylePlace = stylePlace
        self.hidingPlace = hidingPlace
        self.swipeMembers = swipeMembers
        self.copiesStyles = copiesStyles
        self.hidesWholeBar = hidesWholeBar
        self.restoresReplaced = restoresReplaced
        self.givesCodeOwnBar = givesCodeOwnBar
        sourcesBehind = Dictionary(
            uniqueKeysWithValues: rulesBehind.map { code, rule in
                // Of translucency it is the policy that asks for it to be left alone.
                let sources = code == .translucencySet ? rule.sources : DiagnosticPage.named(code.rawValue)?.references
                return (code, Sources((sources ?? []) + [Reference(rule.id)]))
            }
        )
        self.overriding = overriding
        self.usage = usage
        self.interface = interface
    }

    /// That of a policy that leaves screens to themselves.
    static let plain = PolicyConduct()

    /// Where a screen says what its bar is to look like.
    enum StylePlace: Sendable {
        /// The screen's own code, each time that it appears.
        case viewWillAppear
        /// DoubleNavigationController runs it again whenever the screen returns (seed3).
        case config
        /// The policy's own properties of the screen.
        case library
        /// The declared style, which the policy keeps for the screen.
        case bar

        /// Its name in a fix.
        var words: DiagnosticText {
            switch self {
            case .viewWillAppear: "viewWillAppear"
            case .config: "library.config"
            case .library: "library"
            case .bar: "bar"
            }
        }

        /// The same, with where a member stands.
        var fullWords: DiagnosticText { self == .config ? "the config (library.config)" : words }
    }

    /// Where a screen says whether it has a bar.
    enum HidingPlace: Sendable {
        case viewWillAppear
        case config
        /// A property of the policy's own, and its value where the bar is hidden and where it is shown.
        case library(member: StaticString, hidden: StaticString = "true", shown: StaticString = "false")

        /// The property that a screen sets to hide or show the bar, and where.
        var words: DiagnosticText {
            switch self {
            case .viewWillAppear: "isNavigationBarHidden in viewWillAppear"
            case .config: "isNavigationBarHidden in library.config"
            case .library(let member, _, _): "library." + DiagnosticText(.literal(member))
            }
        }

        /// Returns how to hide or show the bar along with a transition.
        func fix(ofHiding isHidden: Bool) -> DiagnosticText {
            switch self {
            case .viewWillAppear: "Call setNavigationBarHidden(\(isHidden), animated: animated) in viewWillAppear."
            case .config: "Set \(words), animated like the transition."
            case .library(_, let hidden, let shown):
                "Set \(words) to \(DiagnosticText(.literal(isHidden ? hidden : shown)))."
            }
        }
    }

    /// What a policy does with writes past its own interface.
    struct Overriding: Sendable {
        /// Where that is known from.
        let sources: Sources
        /// What is on the bar in the place of a value that was written for a property; nil where that is seen, or was not
        /// touched.
        var value:
            @Sendable (_ over: BarValue, _ property: BarProperty, _ after: BarSnapshot, DiagnosticContext) -> BarValue? =
                {
                    _,
                    _,
                    _,
                    _ in nil
                }
        /// How to say the property by the interface.
        var fix: @Sendable (BarProperty) -> DiagnosticText = { _ in "Declare it in the screen's bar." }
        /// Whether it puts other appearances in the place of those of a screen's own item.
        var replacesItemAppearances = false
    }

    /// What breaks a rule for the code of screens.
    struct Usage: Sendable {
        /// The properties of which a rule says something for code in an event.
        let properties: @Sendable (Step.Event.Name) -> BarPropertySet
        /// What is wrong with a value of a property that is concerned; nil where it keeps the rules.
        let breach: @Sendable (BarProperty, BarValue, Trace.Write, DiagnosticContext) -> Breach?
    }

    /// What breaks a rule, and how to keep it.
    struct Breach {
        var rule: Rule
        var fix: DiagnosticText

        init(of rule: Rule, fix: DiagnosticText) {
            self.rule = rule
            self.fix = fix
        }
    }

    /// An interface of the policy's by which a screen says what the bar, its item and the swipe are to be, and of which the
    /// policy speaks in words of its own.
    struct Interface: Sendable {
        /// By which members of `library` a screen gives a property of the bar or of its item a value, the one that says
        /// most first.
        let members: @Sendable (BarProperty) -> [String]
        /// The name, in a fix, of the code that a member of `library` stands for.
        var place: @Sendable (_ member: String) -> DiagnosticText = { _ in "library" }
        /// How to let the back swipe begin again.
        let swipeFix: DiagnosticText
        /// The member that hides the back button.
        let backButtonMember: String?
        /// Where the options give a property of the bar the value that it has where no screen says it; nil where they do not.
        var option: @Sendable (BarProperty, DiagnosticContext) -> RequestPointer? = { _, _ in nil }
        /// Adds what is found in what screens say.
        let check: @Sendable (DiagnosticContext, inout DiagnosticFindings) -> Void
    }
}
