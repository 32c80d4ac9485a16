import NavigationStyle

// The members of a declared style, by the properties of the bar that they are written as.
extension BarStyle {
    /// Returns the member of a declared style that is written as `property` and visible as `seen`.
    func member(for property: BarProperty, _ seen: VisibleProperty) -> String? {
        var members = members(writing: property)
        if let first = members.firstIndex(of: seen.rawValue) { members.insert(members.remove(at: first), at: 0) }
        return members.first
    }

    /// Returns the members that the style has of those that are written as `property`, the most visible first.
    func members(writing property: BarProperty) -> [String] { Self.members(writing: property).filter(has) }

    /// Returns the members of a declared style that are written as `property`, the most visible first.
    static func members(writing property: BarProperty) -> [String] {
        switch property {
        case .isNavigationBarHidden: ["hidden"]
        case .tintColor: ["tint"]
        case .prefersLargeTitles: ["largeTitle"]
        case .barStyle: ["statusBar"]
        default: ["background", "shadow", "title"]
        }
    }

    private func has(_ member: String) -> Bool {
        switch member {
        case "hidden": hidden != nil
        case "tint": tint != nil
        case "largeTitle": largeTitle != nil
        case "statusBar": statusBar != nil
        case "background": background != nil
        case "shadow": shadow != nil
        default: title != nil
        }
    }
}
