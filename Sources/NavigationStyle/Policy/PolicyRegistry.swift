/// The policies, in the order in which they are listed: a new one is one line here.
enum PolicyRegistry {
    static let all: [any NavigationStylePolicy.Type] = [
        System.self,
        Restoring.self,
        CustomContainer.self,
        PerScreenBar.self,
        TransitionBar.self,
        KMNavigationBarTransition.self,
        DoubleNavigationController.self,
        WRNavigationBar.self,
        FDFullscreenPopGesture.self,
        HBDNavigationBar.self,
        RTRootNavigationController.self,
        ReactNativeScreens.self,
        ItemAppearance.self,
        SwiftUI.self,
        QMUI.self,
    ]

    static func policy(named name: String) -> (any NavigationStylePolicy.Type)? {
        byName[name]
    }

    /// The names of the policies' options, of the members that their interfaces add to screens, and of the members of
    /// those that pointers lead to.
    static var memberNames: [String] {
        all.flatMap { policy in
            (policy.page.options + policy.page.libraryMembers).map(\.name)
                + policy.conduct.styleMembers.values.joined().sorted()
                + policy.conduct.fallbackMembers.values.joined().joined().sorted()
        }
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.page.name, $0) })
}

extension PolicyPage {
    /// The page of every policy.
    public static let all: [PolicyPage] = PolicyRegistry.all.map { $0.page }
}
