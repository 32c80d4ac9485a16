// The policy's conduct for the diagnostic rules (libraries.16): the library writes a screen's header again in every
// willShow of the screen.
extension ReactNativeScreens {
    static let conduct: PolicyConduct = .init(
        stylePlace: .bar,
        hidingPlace: .library(member: "headerConfig.hidden"),
        swipeMembers: [Value.Member("gestureEnabled", .bool(true))],
        statusBarMember: PolicyConduct.TextMember(name: "statusBarStyle", light: "light", dark: "dark"),
        styleMembers: styleMembers,
        fallbackMembers: fallbackMembers,
        copiesStyles: false,
        overriding: PolicyConduct.Overriding(sources: ["libraries.16.5"], value: value, fix: fix),
        usage: PolicyConduct.Usage(properties: { _ in itemProperties }, breach: breach)
    )

    /// The props, which win over the declared style (libraries.16.7).
    private static let styleMembers: [PolicyConduct.StylePart: [String]] = [
        .hidden: ["headerConfig", "hidden"],
        .background: ["headerConfig", "backgroundColor"],
        .edgeBackground: ["headerConfig", "largeTitleBackgroundColor"],
        .shadow: ["headerConfig", "hideShadow"],
        .edgeShadow: ["headerConfig", "largeTitleHideShadow"],
        .tint: ["headerConfig", "color"],
        .titleColor: ["headerConfig", "titleColor"],
        .titleFontSize: ["headerConfig", "titleFontSize"],
        .titleFontWeight: ["headerConfig", "titleFontWeight"],
        .largeTitleColor: ["headerConfig", "largeTitleColor"],
        .largeTitle: ["headerConfig", "largeTitle"],
        .interfaceStyle: ["headerConfig", "userInterfaceStyle"],
        .statusBar: ["statusBarStyle"],
    ]

    /// React Navigation's options, from which its native stack creates the props (libraries.16.7).
    private static let fallbackMembers: [PolicyConduct.StylePart: [[String]]] = [
        .hidden: [["options", "headerShown"]],
        .background: [["options", "headerStyle", "backgroundColor"]],
        .edgeBackground: [["options", "headerLargeStyle", "backgroundColor"]],
        .shadow: [["options", "headerShadowVisible"]],
        .edgeShadow: [["options", "headerLargeTitleShadowVisible"]],
        .tint: [["options", "headerTintColor"]],
        .titleColor: [["options", "headerTitleStyle", "color"], ["options", "headerTintColor"]],
        .largeTitleColor: [["options", "headerLargeTitleStyle", "color"]],
        .largeTitle: [["options", "headerLargeTitle"]],
        .statusBar: [["options", "statusBarStyle"]],
    ]

    /// The bar's own appearances that those of items override: the library leaves one of the four slots to the bar.
    private static let itemProperties: BarPropertySet = [
        .standardAppearance, .compactAppearance, .scrollEdgeAppearance,
    ]

    @Sendable
    private static func value(
        over value: BarValue,
        of property: BarProperty,
        in after: BarSnapshot,
        _ context: DiagnosticContext
    ) -> BarValue? {
        switch context.bar.origin(of: property).event {
        case .willShow, .didShow, .alongside, .completion: break
        default: return nil
        }
        if property == .isNavigationBarHidden { return after.scene.visibility(insteadOf: value) }
        let shown = after.scene.properties.value(of: property)
        return shown == value ? nil : shown
    }

    @Sendable
    private static func fix(of property: BarProperty) -> DiagnosticText {
        switch property {
        case .isNavigationBarHidden: "Set library.headerConfig.hidden instead."
        case .tintColor: "Set library.headerConfig.color instead."
        case .barTintColor, .backgroundImage: "Set library.headerConfig.backgroundColor instead."
        case .isTranslucent: "Set library.headerConfig.translucent instead."
        case .titleTextAttributes: "Set titleColor, titleFontSize and titleFontWeight in library.headerConfig instead."
        case .largeTitleTextAttributes: "Set largeTitleColor and the like in library.headerConfig instead."
        case .prefersLargeTitles: "Set library.headerConfig.largeTitle instead."
        default: "Declare it in the screen's bar."
        }
    }

    /// Returns the breach for a style set on the bar itself: the library gives every item appearances that cover it.
    @Sendable
    private static func breach(
        _ property: BarProperty,
        _ value: BarValue,
        _ write: WriteLog.Write,
        _ context: DiagnosticContext
    ) -> PolicyConduct.Breach? {
        guard context.environment.os >= .appearanceObjects, !write.isRunByPolicy, value != .null else { return nil }
        return PolicyConduct.Breach(of: .rnsUsage1, fix: fix(of: property))
    }
}
