// The item's appearances by the names of the bar's properties.
extension NavigationItem {
    /// The four appearances; nil ones are `.null`.
    var appearances: BarProperties {
        var properties = BarProperties()
        properties.standardAppearance = .some(standardAppearance)
        properties.compactAppearance = .some(compactAppearance)
        properties.scrollEdgeAppearance = .some(scrollEdgeAppearance)
        properties.compactScrollEdgeAppearance = .some(compactScrollEdgeAppearance)
        return properties
    }

    /// Sets those of the four that `properties` touches.
    mutating func setAppearances(_ properties: BarProperties) {
        if let appearance = properties.standardAppearance { standardAppearance = appearance }
        if let appearance = properties.compactAppearance { compactAppearance = appearance }
        if let appearance = properties.scrollEdgeAppearance { scrollEdgeAppearance = appearance }
        if let appearance = properties.compactScrollEdgeAppearance { compactScrollEdgeAppearance = appearance }
    }
}
