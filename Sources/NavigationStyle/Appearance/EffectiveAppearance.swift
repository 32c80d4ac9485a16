/// The appearance that a bar draws with: an object, used whole, or the bar's legacy properties.
enum EffectiveAppearance {
    /// No object applies: the legacy properties, of which UIKit makes a standard appearance (uikit.md B3).
    case legacy
    /// The object that the chain found.
    case object(Appearance)
    /// What a scroll edge without an appearance of its own gets: a transparent background, and the attributes of
    /// the titles and buttons of the object, or of the legacy properties (uikit.md B1, `T`).
    indirect case transparent(EffectiveAppearance)
}

extension BarScene {
    /// The appearance of `slot`, by the fallback chain of uikit.md B1: the screen's item before the bar, but an edge
    /// appearance of the bar before the item's standard one.
    func effectiveAppearance(in slot: BarState.AppearanceSlot) -> EffectiveAppearance {
        switch slot {
        case .legacy: .legacy
        case .standard: standard
        case .compact: compact ?? standard
        case .scrollEdge: scrollEdge ?? .transparent(standard)
        case .compactScrollEdge: compactScrollEdge ?? scrollEdge ?? .transparent(compact ?? standard)
        }
    }

    /// item.standard → bar.standard, which UIKit makes of the legacy properties where nobody assigned one.
    private var standard: EffectiveAppearance {
        object(screen.navigationItem.standardAppearance, .standardAppearance) ?? .legacy
    }

    /// item.compact → bar.compact.
    private var compact: EffectiveAppearance? {
        object(screen.navigationItem.compactAppearance, .compactAppearance)
    }

    /// item.scrollEdge → bar.scrollEdge.
    private var scrollEdge: EffectiveAppearance? {
        object(screen.navigationItem.scrollEdgeAppearance, .scrollEdgeAppearance)
    }

    /// item.compactScrollEdge → bar.compactScrollEdge.
    private var compactScrollEdge: EffectiveAppearance? {
        object(screen.navigationItem.compactScrollEdgeAppearance, .compactScrollEdgeAppearance)
    }

    private func object(_ item: Appearance?, _ bar: BarProperty) -> EffectiveAppearance? {
        if let item { return .object(item) }
        if case .appearance(let appearance) = properties[bar] { return .object(appearance) }
        return nil
    }
}
