import NavigationStyle

/// Properties of a bar that are searched together where all at once would be too many: what is seen of one hardly goes by
/// those of another.
enum PropertyCluster: CaseIterable {
    case translucency, appearance, compactAppearance, tintColor, barStyle, largeTitles, titles
    case shadow, compactBackground, backIndicator, backgroundColor, alpha

    /// The properties.
    private var own: [BarProperty] {
        switch self {
        case .translucency: [.isTranslucent, .backgroundImage, .barStyle, .barTintColor]
        case .appearance: [.standardAppearance, .scrollEdgeAppearance]
        case .compactAppearance: [.compactAppearance, .compactScrollEdgeAppearance]
        case .tintColor: [.tintColor]
        case .barStyle: [.barStyle]
        case .largeTitles: [.prefersLargeTitles, .largeTitleTextAttributes]
        case .titles: [.titleTextAttributes]
        case .shadow: [.shadowImage, .backgroundImage]
        case .compactBackground: [.compactBackgroundImage, .backgroundImage]
        case .backIndicator: [.backIndicatorImage, .backIndicatorTransitionMaskImage]
        case .backgroundColor: [.backgroundColor]
        case .alpha: [.alpha, .clipsToBounds]
        }
    }

    /// What is looked at with each of them, as the swipe goes by it and all else is seen by it.
    private static let everywhere: [BarProperty] = [.isNavigationBarHidden, .isHidden]

    /// The sets that a graph is searched by of whose bars `touched` is written; none of them is part of another.
    static func sets(of touched: BarPropertySet) -> [BarPropertySet] {
        var sets: [Set<BarProperty>] = []
        for cluster in allCases {
            let set = Set(cluster.own.filter(touched.contains))
            if !set.isEmpty, !sets.contains(where: set.isSubset) { sets.append(set) }
        }
        if sets.isEmpty { sets = [[]] }
        return sets.map { BarPropertySet(BarProperty.allCases.filter($0.union(everywhere).contains)) }
    }
}
