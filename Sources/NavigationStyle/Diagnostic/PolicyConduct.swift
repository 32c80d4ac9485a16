/// The way in which a policy treats the writes of screens, and what it asks of them: the rules of diagnostics judge by
/// it, and know no policy by name.
///
/// It is an object, so that it is cheap to pass around.
final class PolicyConduct: Sendable {
    /// The place in which a screen states the look of its bar, so that the look stays.
    let stylePlace: StylePlace
    /// The place in which a screen states whether it has a bar, on the newest iOS.
    let hidingPlace: HidingPlace
    /// The place before an iOS that brought the other; nil if it is the same on every iOS.
    let earlierHidingPlace: (until: SystemVersion, place: HidingPlace)?
    /// The reason for which the policy leaves the bar of a screen as it is, whatever that states there, unless the bar's
    /// visibility is among the properties that the policy gives; nil if it never does.
    let hidingLimit: DiagnosticText?
    /// The members that a screen sets in its library so that the policy's own back swipe begins on it.
    let swipeMembers: [Value.Member]
    /// The member of the library by which a screen chooses the text of the status bar; nil if there is none.
    let statusBarMember: TextMember?
    /// The member of the library by which a screen chooses the text of the title, if it has no color of its own; nil if
    /// there is none.
    let titleMember: TextMember?
    /// The option of the policy that gives the buttons of every screen their color, up to iOS 18; nil if there is none.
    let tintOption: String?
    /// The members of the library that set parts of a screen's style and win over the declared style, each as its path.
    let styleMembers: [StylePart: [String]]
    /// The members of the library that set parts of a screen's style if neither those nor the declared style do, each as
    /// its paths, the decisive one first.
    let fallbackMembers: [StylePart: [[String]]]
    /// The advice where an opaque background of the bar covers a large title, which the policy has behind the bar on
    /// iOS 26; nil if large titles are in the bar.
    let coveredTitleFix: DiagnosticText?
    /// The iOS from which it also puts the legacy properties of a bar into the bar's appearances; nil if it never does.
    let appearanceLayer: SystemVersion?
    /// The advice on how to give the scroll edge the appearance that the policy makes; nil if it makes none.
    let scrollEdgeFix: DiagnosticText?
    /// Whether its fake bars, if it has any, copy the style of the real one, and bring it back.
    let copiesStyles: Bool
    /// Whether it hides the real bar as a whole while its fake bars are visible, and not just the background.
    let hidesWholeBar: Bool
    /// Whether it gives the views behind the bar a color in transitions.
    let paintsContainer: Bool
    /// Whether a screen that disappears should restore the values that it replaced.
    let restoresReplaced: Bool
    /// Whether the writes of a screen's code go to a bar of its own.
    let givesCodeOwnBar: Bool
    /// The sources named, by code, if something breaks a rule of the policy that is a diagnostic under any policy.
    let sourcesBehind: [Diagnostic.Code: Sources]
    /// The policy's treatment of writes that bypass its interface.
    let overriding: Overriding?
    /// The policy's rules for code that no other kind of diagnostic reports.
    let usage: Usage?
    /// The interface by which screens set values; nil if the policy has no messages of its own about it.
    let interface: Interface?

    init(
        stylePlace: StylePlace = .viewWillAppear,
        hidingPlace: HidingPlace = .viewWillAppear,
        earlierHidingPlace: (until: SystemVersion, place: HidingPlace)? = nil,
        hidingLimit: DiagnosticText? = nil,
        swipeMembers: [Value.Member] = [],
        statusBarMember: TextMember? = nil,
        titleMember: TextMember? = nil,
        tintOption: String? = nil,
        styleMembers: [StylePart: [String]] = [:],
        fallbackMembers: [StylePart: [[String]]] = [:],
        coveredTitleFix: DiagnosticText? = nil,
        appearanceLayer: SystemVersion? = nil,
        scrollEdgeFix: DiagnosticText? = nil,
        copiesStyles: Bool = true,
        hidesWholeBar: Bool = true,
        paintsContainer: Bool = false,
        restoresReplaced: Bool = false,
        givesCodeOwnBar: Bool = false,
        rulesBehind: [Diagnostic.Code: Rule] = [:],
        overriding: Overriding? = nil,
        usage: Usage? = nil,
        interface: Interface? = nil
    ) {
        self.stylePlace = stylePlace
        self.hidingPlace = hidingPlace
        self.earlierHidingPlace = earlierHidingPlace
        self.hidingLimit = hidingLimit
        self.swipeMembers = swipeMembers
        self.statusBarMember = statusBarMember
        self.titleMember = titleMember
        self.tintOption = tintOption
        self.styleMembers = styleMembers
        self.fallbackMembers = fallbackMembers
        self.coveredTitleFix = coveredTitleFix
        self.appearanceLayer = appearanceLayer
        self.scrollEdgeFix = scrollEdgeFix
        self.copiesStyles = copiesStyles
        self.hidesWholeBar = hidesWholeBar
        self.paintsContainer = paintsContainer
        self.restoresReplaced = restoresReplaced
        self.givesCodeOwnBar = givesCodeOwnBar
        sourcesBehind = Dictionary(
            uniqueKeysWithValues: rulesBehind.map { code, rule in
                // For `translucencySet`, the sources are the policy's, because UIKit itself allows the write.
                let sources = code == .translucencySet ? rule.sources : DiagnosticPage.named(code.rawValue)?.references
                return (code, Sources((sources ?? []) + [Reference(rule.id)]))
            }
        )
        self.overriding = overriding
        self.usage = usage
        self.interface = interface
    }

    /// Returns the place in which a screen states on `os` whether it has a bar.
    func hidingPlace(on os: SystemVersion) -> HidingPlace {
        guard let earlierHidingPlace, os < earlierHidingPlace.until else { return hidingPlace }
        return earlierHidingPlace.place
    }

    /// The conduct of a policy that leaves screens to themselves.
    static let plain = PolicyConduct()

    /// Whether each screen carries a whole bar of its own while the screens move, with its titles and buttons, under a
    /// policy of `family`.
    func carriesWholeBars(in family: PolicyPage.Family) -> Bool {
        family == .barPerScreen || family == .fakeBarsInTransition && hidesWholeBar
    }

    /// The places in which a screen can state the look of its bar.
    enum StylePlace: Sendable {
        /// The screen's own code, each time that the screen appears.
        case viewWillAppear
        /// DoubleNavigationController's config, which it runs again whenever the screen returns (seed3).
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

        /// Its name in a fix, with the place of the member in the request.
        var fullWords: DiagnosticText { self == .config ? "the config (library.config)" : words }
    }

    /// The places in which a screen can state whether it has a bar.
    enum HidingPlace: Sendable {
        case viewWillAppear
        case config
        /// A property of the policy's own, with its values for a hidden and a shown bar, and the flag that has to be true
        /// for the policy to look at it.
        case library(
            member: StaticString,
            hidden: StaticString = "true",
            shown: StaticString = "false",
            flag: StaticString? = nil
        )

        /// Whether it is the screen's own code.
        var isCode: Bool { if case .viewWillAppear = self { true } else { false } }

        /// The property that a screen sets to hide or show the bar, and its place.
        var words: DiagnosticText {
            switch self {
            case .viewWillAppear: "isNavigationBarHidden in viewWillAppear"
            case .config: "isNavigationBarHidden in library.config"
            case .library(let member, _, _, nil): "library." + DiagnosticText(.literal(member))
            case .library(let member, _, _, let flag?):
                "library." + DiagnosticText(.literal(member)) + " and library." + DiagnosticText(.literal(flag))
            }
        }

        /// Returns advice on how to hide or show the bar along with a transition.
        func fix(ofHiding isHidden: Bool) -> DiagnosticText {
            switch self {
            case .viewWillAppear: "Call setNavigationBarHidden(\(isHidden), animated: animated) in viewWillAppear."
            case .config: "Set \(words), animated like the transition."
            case .library(let member, let hidden, let shown, let flag):
                """
                Set library.\(DiagnosticText(.literal(member))) to \(DiagnosticText(.literal(isHidden ? hidden : shown)))\
                \(flag.map { ", and library.\(DiagnosticText(.literal($0))) to true" } ?? "").
                """
            }
        }
    }

    /// A member of a policy's library that chooses between light and dark text.
    struct TextMember: Sendable {
        let name: String
        /// Its values for light and for dark text.
        let light, dark: String
        /// The member, with its value, that shows the background without which the text does not follow; nil if it
        /// always follows.
        var background: Value.Member?

        /// Returns its value for light or dark text.
        func value(isLight: Bool) -> String { isLight ? light : dark }
    }

    /// The parts of a screen's style that members of a policy's library may set.
    enum StylePart: Sendable {
        case hidden, background, shadow, tint, titleColor, titleFontSize, titleFontWeight, largeTitleColor, largeTitle
        case statusBar, interfaceStyle
        /// The background and the hairline at the scroll edge, where they are others than of the scrolled bar.
        case edgeBackground, edgeShadow
        /// The background of the root view, which shows through the bar.
        case rootBackground

        /// Makes the part that `property` is written for; nil if it is not written for just one.
        init?(_ property: BarProperty) {
            switch property {
            case .isNavigationBarHidden: self = .hidden
            case .barTintColor, .backgroundImage: self = .background
            case .tintColor: self = .tint
            case .titleTextAttributes: self = .titleColor
            case .largeTitleTextAttributes: self = .largeTitleColor
            case .prefersLargeTitles: self = .largeTitle
            default: return nil
            }
        }
    }

    /// A policy's treatment of writes that bypass its interface.
    struct Overriding: Sendable {
        /// The sources for it.
        let sources: Sources
        /// Returns the value on the bar in place of one that was written for a property; nil if the written one is
        /// visible, or the property was not touched.
        var value:
            @Sendable (_ over: BarValue, _ property: BarProperty, _ after: BarSnapshot, DiagnosticContext) -> BarValue? =
                {
                    _,
                    _,
                    _,
                    _ in nil
                }
        /// Returns advice on how to set the property by the interface.
        var fix: @Sendable (BarProperty) -> DiagnosticText = { _ in "Declare it in the screen's bar." }
        /// Whether it replaces the appearances of a screen's own item.
        var replacesItemAppearances = false
    }

    /// The rules for the code of screens.
    struct Usage: Sendable {
        /// Returns the properties for which a rule applies to code in an event.
        let properties: @Sendable (Step.Event.Name) -> BarPropertySet
        /// Returns the breach by a value of such a property; nil if it keeps the rules.
        let breach: @Sendable (BarProperty, BarValue, WriteLog.Write, DiagnosticContext) -> Breach?
    }

    /// A breach of a rule, with advice on how to keep it.
    struct Breach {
        var rule: Rule
        var fix: DiagnosticText

        init(of rule: Rule, fix: DiagnosticText) {
            self.rule = rule
            self.fix = fix
        }
    }

    /// An interface of the policy by which a screen configures the bar, its item and the swipe, and about which the
    /// policy has messages of its own.
    struct Interface: Sendable {
        /// Returns the members of `library` by which a screen sets a property of the bar or of its item, the most
        /// specific first.
        let members: @Sendable (BarProperty) -> [String]
        /// Returns the name, in a fix, of the code that a member of `library` stands for.
        var place: @Sendable (_ member: String) -> DiagnosticText = { _ in "library" }
        /// The advice on how to animate the bar as an update of a declared style hides or shows it; nil for UIKit's.
        var animationFix: DiagnosticText?
        /// The advice on how to let the back swipe begin again.
        let swipeFix: DiagnosticText
        /// The member that, if it is true, lets the back swipe begin again; nil if there is none.
        var swipeMember: String?
        /// The member that hides the back button.
        let backButtonMember: String?
        /// Returns the place of the option that gives a property of the bar its default value; nil if there is none.
        var option: @Sendable (BarProperty, DiagnosticContext) -> RequestPointer? = { _, _ in nil }
    }

    /// A review of the values that a screen sets by an interface: it adds the findings in them.
    typealias Review = @Sendable (DiagnosticContext, inout DiagnosticFindings) -> Void
}
