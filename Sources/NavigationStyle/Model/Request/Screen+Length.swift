// The lengths of written and shown texts, in bytes of UTF-8. Colors, flags and numbers count as nothing, since they are
// always short.

extension Screen {
    /// The length of its texts and of everything that its code writes.
    var length: Int {
        var length = navigationItem.length + title.length + (bar?.length ?? 0)
        for write in callbacks.writes { length += write.properties.length }
        return length
    }
}

extension NavigationItem {
    fileprivate var length: Int {
        var length = title.length + prompt.length + backButtonTitle.length + backBarButtonItemTitle.length
        for text in leftBarButtonItems { length += text.utf8.count }
        for text in rightBarButtonItems { length += text.utf8.count }
        guard hasAppearance else { return length }
        for appearance in [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance] {
            length += appearance?.length ?? 0
        }
        return length
    }
}

extension String? {
    /// The length of the text; 0 without one.
    fileprivate var length: Int { self?.utf8.count ?? 0 }
}

extension BarStyle {
    /// The length of its image.
    var length: Int { if case .image(let image) = background { image.length } else { 0 } }
}

extension BarProperties {
    /// The length of its values.
    var length: Int {
        let long = touched.intersection(.long)
        guard !long.isEmpty else { return 0 }
        return long.reduce(0) { length, property in
            switch self[property] {
            case .image(let image): length + image.length
            case .appearance(let appearance): length + appearance.length
            default: length
            }
        }
    }
}

extension BarPropertySet {
    /// The properties whose values may be long.
    fileprivate static let long = BarPropertySet(
        BarProperty.allCases.filter { $0.kind == .image || $0.kind == .appearance }
    )
}

extension Appearance {
    fileprivate var length: Int {
        (backgroundImage?.length ?? 0) + (shadowImage?.length ?? 0) + (backIndicatorImage?.length ?? 0)
            + (backIndicatorTransitionMaskImage?.length ?? 0)
    }
}

extension BarImage {
    /// The approximate length of a written gradient stop, in bytes.
    private static let lengthOfStop = 32

    fileprivate var length: Int {
        guard case .picture(let picture) = self else { return 0 }
        return (picture.name?.utf8.count ?? 0) + (picture.gradient?.stops.count ?? 0) * Self.lengthOfStop
    }
}
