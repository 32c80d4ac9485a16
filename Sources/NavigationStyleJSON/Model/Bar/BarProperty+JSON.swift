package import NavigationStyle

extension BarProperty: JSONName {
    package static let names = JSONNameTable(BarProperty.allCases) { $0.name }
}

extension JSONWriter {
    /// Writes a property's name as the key of the next member.
    ///
    /// The names stand here once more as literals: their lengths are then known where they are written.
    @inline(__always)
    mutating func key(_ property: BarProperty) {
        switch property {
        case .barStyle: key("barStyle")
        case .isTranslucent: key("isTranslucent")
        case .barTintColor: key("barTintColor")
        case .tintColor: key("tintColor")
        case .backgroundColor: key("backgroundColor")
        case .backgroundImage: key("backgroundImage")
        case .compactBackgroundImage: key("compactBackgroundImage")
        case .shadowImage: key("shadowImage")
        case .titleTextAttributes: key("titleTextAttributes")
        case .largeTitleTextAttributes: key("largeTitleTextAttributes")
        case .prefersLargeTitles: key("prefersLargeTitles")
        case .backIndicatorImage: key("backIndicatorImage")
        case .backIndicatorTransitionMaskImage: key("backIndicatorTransitionMaskImage")
        case .alpha: key("alpha")
        case .isHidden: key("isHidden")
        case .clipsToBounds: key("clipsToBounds")
        case .standardAppearance: key("standardAppearance")
        case .compactAppearance: key("compactAppearance")
        case .scrollEdgeAppearance: key("scrollEdgeAppearance")
        case .compactScrollEdgeAppearance: key("compactScrollEdgeAppearance")
        case .isNavigationBarHidden: key("isNavigationBarHidden")
        }
    }
}
