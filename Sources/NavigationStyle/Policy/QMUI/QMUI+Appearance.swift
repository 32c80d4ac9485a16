// The library's changes to every bar from iOS 15 on (libraries.10.7).
extension QMUI {
    /// iOS 15: from then on, the setters of a bar's legacy properties also write its standard appearance.
    static let appearanceLayer = SystemVersion(15)

    /// The legacy properties that also go into the appearance.
    private static let layered: BarPropertySet = [
        .barStyle, .barTintColor, .backgroundImage, .compactBackgroundImage, .shadowImage, .titleTextAttributes,
    ]

    /// Returns `write` as it reaches a bar with `properties`: with the appearance that the library derives from it.
    func layered(_ write: BarProperties, on properties: BarProperties) -> BarProperties {
        // An appearance that is assigned in the same write is assigned last.
        guard environment.os >= Self.appearanceLayer, !write.touched.intersection(Self.layered).isEmpty,
            !write.touched.contains(.standardAppearance)
        else { return write }
        var appearance = Appearance()
        if case .appearance(let own) = properties[.standardAppearance] { appearance = own }
        appearance.take(write)
        var result = write
        // An empty appearance equals that of a bar on which nobody has set one.
        let value = appearance == Appearance() ? BarValue.null : .appearance(appearance)
        if value != properties.currentValue(of: .standardAppearance) || value != .null {
            result[.standardAppearance] = value
        }
        if template?.navBarUsesStandardAppearanceOnly ?? false {
            result[.scrollEdgeAppearance] = .appearance(appearance)
        }
        return result
    }
}
