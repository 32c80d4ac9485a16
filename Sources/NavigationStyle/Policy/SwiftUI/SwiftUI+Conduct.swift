// The policy's conduct for the diagnostic rules, and the policy's own findings (libraries.17).
extension SwiftUI {
    static let conduct: PolicyConduct = .init(
        stylePlace: .library,
        hidingPlace: .library(member: "toolbarVisibility", hidden: "hidden", shown: "visible"),
        earlierHidingPlace: (until: navigationStack, place: .library(member: "navigationBarHidden")),
        statusBarMember: colorScheme,
        titleMember: colorScheme,
        tintOption: "tint",
        styleMembers: [.rootBackground: ["containerBackground"]],
        coveredTitleFix: """
            Leave it unset on iOS 26 and later, and use .containerBackground(_:for: .navigation), which lies behind the bar \
            and the content.
            """,
        rulesBehind: [.glassInterference: .swiftUIGlass],
        overriding: PolicyConduct.Overriding(
            sources: ["libraries.17.5"],
            value: { value, property, after, _ in
                property == .isNavigationBarHidden ? after.scene.visibility(insteadOf: value) : nil
            },
            fix: { _ in "Set the visibility of the bar by a modifier." }
        ),
        interface: PolicyConduct.Interface(
            members: { property in
                switch property {
                case .isNavigationBarHidden: ["toolbarVisibility", "navigationBarHidden"]
                case .standardAppearance, .compactAppearance, .scrollEdgeAppearance, .compactScrollEdgeAppearance:
                    ["toolbarBackground", "toolbarBackgroundVisibility"]
                default: []
                }
            },
            place: { $0 == "appearanceProxy" ? "onAppear" : "the modifiers" },
            animationFix: animationFix,
            swipeFix: """
                Extend UINavigationController so that it is the delegate of its interactivePopGestureRecognizer and \
                gestureRecognizerShouldBegin returns viewControllers.count > 1; SwiftUI has no modifier for it.
                """,
            backButtonMember: "navigationBarBackButtonHidden",
            option: { property, context in
                guard property == .tintColor else { return nil }
                let isOwn = context.log.origin.policy.options.contains { $0.key == "tint" }
                return isOwn
                    ? context.pointer(toOption: "tint")
                    : context.pointer(toOption: "onStack").appending(member: "tint")
            }
        )
    )

    /// The advice on how to animate the bar as a screen in sight hides or shows it.
    static let animationFix: DiagnosticText =
        "Change the state in withAnimation { }, which animates the bar along with it."

    /// The color scheme of a shown background: text is light in the dark one (libraries.17.4).
    private static let colorScheme = PolicyConduct.TextMember(
        name: "toolbarColorScheme",
        light: UserInterfaceStyle.dark.rawValue,
        dark: UserInterfaceStyle.light.rawValue,
        background: Value.Member("toolbarBackgroundVisibility", .string(SwiftUIVisibility.visible.rawValue))
    )

    func review(of screen: Int, in simulation: Simulation) -> PolicyConduct.Review? {
        let memory = simulation[memories, screen]
        return { [modifiers = memory.modifiers, updates = memory.updates] context, findings in
            SwiftUIReview(context, modifiers, updates)?.check(&findings)
        }
    }
}
