/// The source of the appearance that a bar draws with, and whether its background is left out.
struct AppearanceSource {
    /// The owner of the appearance object; `legacy` if no object applies, so that UIKit derives a standard appearance
    /// from the legacy properties (uikit.B3).
    enum Owner {
        case item, bar, legacy
    }

    /// The owner of the appearance object.
    var owner: Owner
    /// The property that holds it.
    var property = BarProperty.standardAppearance
    /// Whether it is 'modified to use a transparent background', which a scroll edge without an appearance of its own
    /// gets; the attributes of titles and buttons stay (uikit.B1, `T`).
    var isTransparent = false

    /// The legacy properties.
    static let legacy = AppearanceSource(owner: .legacy)

    /// The same without its background.
    var transparent: AppearanceSource {
        AppearanceSource(owner: owner, property: property, isTransparent: true)
    }
}

extension BarScene {
    /// Returns the appearance of `slot`, by the fallback chains of uikit.B1: the screen's item before the bar, but an
    /// edge appearance of the bar before the item's standard one.
    func appearanceSource(for slot: BarState.AppearanceSlot) -> AppearanceSource {
        switch slot {
        case .legacy: .legacy
        case .standard: standard
        case .compact: compact ?? standard
        case .scrollEdge: scrollEdge ?? standard.transparent
        case .compactScrollEdge: compactScrollEdge ?? scrollEdge ?? (compact ?? standard).transparent
        }
    }

    /// item.standard → bar.standard, which is derived from the legacy properties if none was assigned.
    private var standard: AppearanceSource {
        source(.standardAppearance) ?? .legacy
    }

    /// item.compact → bar.compact.
    private var compact: AppearanceSource? {
        source(.compactAppearance)
    }

    /// item.scrollEdge → bar.scrollEdge.
    private var scrollEdge: AppearanceSource? {
        source(.scrollEdgeAppearance)
    }

    /// item.compactScrollEdge → bar.compactScrollEdge.
    private var compactScrollEdge: AppearanceSource? {
        source(.compactScrollEdgeAppearance)
    }

    private func source(_ property: BarProperty) -> AppearanceSource? {
        if place({ $0.navigationItem.hasAppearance(property) }) {
            return AppearanceSource(owner: .item, property: property)
        }
        guard case .appearance = properties[property] else { return nil }
        return AppearanceSource(owner: .bar, property: property)
    }
}

extension BarScene {
    /// Returns the state of the bar (uikit.B2), which the OS and the linked SDK decide together.
    func appearanceSlot(on device: Device) -> BarState.AppearanceSlot {
        guard environment.os >= .appearanceObjects else { return .legacy }
        let isCompact = device.hasCompactHeight(in: environment.orientation)
        if !isManaged { return isCompact ? .compact : .standard }
        if environment.era >= .scrollEdgeForAllBars {
            return switch (isCompact, isAtScrollEdge) {
            case (false, false): .standard
            case (false, true): .scrollEdge
            case (true, false): .compact
            case (true, true): .compactScrollEdge
            }
        }
        // On iOS 13 and 14, only a bar with a large title over a tracked scroll view has a scroll edge (seed0.4, iOS
        // 15).
        if isCompact { return .compact }
        return tracksScrollView && contentOffset <= 0 && showsLargeTitle(on: device) ? .scrollEdge : .standard
    }

    /// Whether UIKit knows of a scroll view whose offset decides (uikit.B2, uikit.C3).
    var tracksScrollView: Bool { tracking != nil }

    /// The way in which UIKit starts to follow the screen's scroll view; nil if it does not (around.M1).
    var tracking: BarState.LargeTitle.Tracking? {
        // Each member is copied by itself: a method of the view would copy the whole screen.
        guard let scrollView = place({ $0.view.scrollView }) else { return nil }
        let name = place { $0.view.contentScrollView }
        return scrollView.tracking(named: name, on: environment.os, isFound: hasFoundScrollView)
    }

    /// Whether nothing is scrolled under the bar; without a tracked scroll view it always is so (uikit.B2).
    var isAtScrollEdge: Bool {
        !tracksScrollView || contentOffset <= 0
    }
}
