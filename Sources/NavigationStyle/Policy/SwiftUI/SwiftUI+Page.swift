extension SwiftUI {
    static let page = PolicyPage(
        name: "swiftUI",
        summary:
            "SwiftUI's NavigationStack and NavigationView: modifiers of each screen are on its navigationItem; whether the bar "
            + "is hidden, its tint and the appearance proxy belong to the bar.",
        family: .navigationItem,
        source:
            "Apple's documentation of SwiftUI, and observations by several people; each contested fact is a "
            + "named constant",
        minimumSystem: .appearanceObjects,
        options: options,
        libraryMembers: libraryMembers,
        exampleLibrary: .object(members: [
            "navigationTitle": .string("Photo"), "toolbarBackground": .string("#0000FF"),
            "toolbarBackgroundVisibility": .string("visible"), "toolbarColorScheme": .string("dark"),
        ]),
        knownLimits: knownLimits,
        constants: SwiftUIContested.all,
        declarations: declarations,
        rules: [.swiftUIVisibility, .swiftUIEmptyBar, .swiftUIProxyTiming],
        silentRules: [
            .swiftUICreate, .swiftUIPreferencesTitle, .swiftUIPreferencesBackButton, .swiftUIPreferencesBackground,
            .swiftUIColorScheme, .swiftUINoLeak, .swiftUIGlass,
        ],
        usageRules: [.swiftUIOutsideStack, .swiftUIUsage1]
    )

    private static let options = Options.table.options([
        "container": "The type of the stack: NavigationView, or NavigationStack, which is the default from iOS 16 on.",
        "tint": "tint or accentColor on the container: the color of the back button and of the items, up to iOS 18.",
        "preferredColorScheme": "The color scheme of the whole presentation.",
        "onStack": "Modifiers on the container itself, where those of the bar do not reach it.",
    ])

    private static let libraryMembers = Library.table.options([
        "navigationTitle": "The title, as in the screen's title.",
        "navigationSubtitle": "A line below the title.",
        "navigationBarTitleDisplayMode": "Whether the title is large.",
        "toolbarTitleDisplayMode": "Whether the title is large, and its place.",
        "toolbarBackground": "The style of the bar's background: a color, {\"material\": …} or a gradient.",
        "toolbarBackgroundVisibility": "The visibility of the background; automatic shows none at the scroll edge.",
        "toolbarColorScheme": "The scheme of title, items and status bar while a background is shown.",
        "toolbarVisibility": "Whether the bar is hidden.",
        "navigationBarHidden": "Whether the bar is hidden.",
        "navigationBarBackButtonHidden": "Whether the back button is hidden.",
        "toolbarItems": "The items: leading, trailing, and principal in the title's place.",
        "toolbarRole": "The role of the screen; editor shows only the chevron.",
        "tint": "The tint of the screen's content, which does not reach the bar.",
        "containerBackground": "The style behind the bar and the content, from iOS 18 on.",
        "scrollEdgeEffectStyle": "The style of the content's edge under the bar.",
        "scrollEdgeEffectHidden": "Whether that edge has no effect.",
        "preferredColorScheme": "The color scheme of the whole presentation.",
        "statusBarHidden": "Whether the status bar is hidden.",
        "appearanceProxy": "The values that the screen's onAppear sets on UINavigationBar.appearance().",
    ]).map { option in
        var option = option
        option.since = SwiftUIModifiers.availability.first { $0.member == option.name }?.since
        switch option.name {
        case "navigationBarTitleDisplayMode": option.excludes = ["toolbarTitleDisplayMode"]
        case "toolbarTitleDisplayMode": option.excludes = ["navigationBarTitleDisplayMode"]
        default: break
        }
        return option
    }

    private static let knownLimits = [
        "Nothing was measured: the engine follows documented behavior and what several people observed; "
            + "everything else is contested, and answers that depend on it say so.",
        "There is no modifier for the title's color (other than light and dark by the color scheme), the hairline, the back "
            + "indicator or isTranslucent, and before iOS 16 none for a background.",
        "callbacks and navigationItem are introspection: values that they write to the bar leak as under stock UIKit.",
        "A custom path may get out of step with the stack if the delegate of the pop gesture was replaced.",
        "NavigationSplitView, a paged TabView inside the stack and a TabView inside NavigationStack have bugs of their own "
            + "(forum 743139; gist Tunous 2024-11; navigation-stack-backport#4).",
        "iOS 16.0 beta 7: the color scheme reached button labels and the tab bar (FB11381682).",
        "iPadOS 18.0 beta: an editor's title and items were gone after a suspension (FB15103713).",
        "iOS 13: a background behind a List keeps the large title from collapsing (introspect#2); a swipe that "
            + "is cancelled half-way leaves ghost titles (ACHNBrowserUI#41).",
        "iOS 15 and 16: an active search keeps the bar on a pushed screen that hides it (NavigationBackport#35).",
        "SDK 18.4 and later: with an app's own binding, onAppear of the screens between runs too.",
        "iOS 26: with a visible background, a large title is not visible at the scroll edge; the bar's state "
            + "has it nevertheless, and glass-interference reports it.",
    ]
}

// The modifiers for each part of a declared style (libraries.17).
extension SwiftUI {
    private static let declarations: [Declaration] = {
        let modern = SwiftUI.navigationStack
        let proxy = "Before iOS 16 there is no modifier for it: set it on defaults.appearanceProxy, for all screens."
        let hairline = "There is no modifier for the hairline."
        let font = "There is no modifier for the font of a title."
        func later(_ part: BarStyle.Part, _ members: [String], limit: Declaration.Limit? = nil, loss: String? = nil)
            -> [Declaration]
        {
            [
                .unsaid(part, proxy, until: modern),
                Declaration(part, members, limit: limit, since: modern, loss: loss),
            ]
        }
        let painted = ["library.toolbarBackground", "library.toolbarBackgroundVisibility"]
        let scheme = ["library.toolbarColorScheme"]
        var declarations = [
            Declaration(.hidden, ["library.navigationBarHidden"], until: modern),
            Declaration(.hidden, ["library.toolbarVisibility"], since: modern),
            Declaration(.backgroundDefault, []),
        ]
        declarations += later(.backgroundTransparent, ["library.toolbarBackgroundVisibility"])
        declarations += later(.backgroundColor, painted)
        declarations += later(
            .backgroundImage,
            painted,
            limit: .gradient,
            loss: "No modifier takes an image that is not a gradient."
        )
        declarations += [
            .unsaid(.shadowNone, hairline), .unsaid(.shadowDefault, hairline), .unsaid(.shadowColor, hairline),
            .unsaid(.tint, "The container has the tint (policy.tint), for all screens, up to iOS 18."),
        ]
        declarations += later(
            .titleColor,
            scheme,
            limit: .whiteOrBlack,
            loss:
                "The color scheme makes titles light or dark, with the status bar; no modifier gives a title another color."
        )
        declarations += [
            .unsaid(.titleFontSize, font), .unsaid(.titleFontWeight, font),
            Declaration(.largeTitle, ["library.navigationBarTitleDisplayMode"]),
        ]
        for part in [BarStyle.Part.statusBarDefault, .statusBarLightContent, .statusBarDarkContent] {
            declarations += later(part, scheme)
        }
        return declarations + [
            .own(["library.navigationTitle"], "It is the screen's title."),
            .own([
                "library.navigationSubtitle", "library.toolbarTitleDisplayMode",
                "library.navigationBarBackButtonHidden",
                "library.toolbarItems", "library.toolbarRole", "library.tint", "library.containerBackground",
                "library.scrollEdgeEffectStyle", "library.scrollEdgeEffectHidden", "library.preferredColorScheme",
                "library.statusBarHidden", "library.appearanceProxy",
            ]),
        ]
    }()
}
