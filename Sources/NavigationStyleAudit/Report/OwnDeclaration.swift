import NavigationStyle

/// The changes by which a screen declares a property of the bar itself.
///
/// From iOS 13 on they are on its `navigationItem` if the item has the property, in its `bar` if the policy wants it
/// there, else in `viewWillAppear`.
struct OwnDeclaration {
    /// The ways to declare a property.
    enum Way: CaseIterable {
        /// Declares the property itself.
        case property
        /// Declares the color of the buttons as `buttonColor` of the item's appearances, which UIKit fades, unlike
        /// `tintColor`.
        case buttonColor
    }

    /// A value, and the path to it from the screen on.
    typealias Assignment = (path: [String], value: Value)

    /// The changes.
    let assignments: [Assignment]

    /// - Parameters:
    ///   - property: The property.
    ///   - way: The way to declare it; if the property has no such way, there are no assignments.
    ///   - bar: The properties of the bar that the screen should show; nil for a bar that no code has changed.
    ///   - policy: The policy.
    ///   - environment: The environment.
    ///   - written: Returns a value in the form of the request.
    init(
        of property: BarProperty,
        by way: Way,
        shown bar: BarProperties?,
        under policy: PolicySelection,
        in environment: NavigationEnvironment,
        written: (BarValue, BarProperty) -> BarValue
    ) {
        func value(_ property: BarProperty) -> BarValue {
            bar?[property].map { written($0, property) } ?? property.unwritten
        }
        func write(_ value: BarValue) -> Assignment {
            (["callbacks", Callback.viewWillAppear.rawValue, property.name], value.tree)
        }
        let own = value(property)
        guard way == .property else {
            var color = environment.untouchedButtonColor
            if case .color(let tint) = own { color = tint }
            guard let color, property == .tintColor, environment.os >= .appearanceObjects,
                !policy.isDeclaredInBar(property)
            else {
                assignments = []
                return
            }
            assignments = Self.slots(for: property, value).map { slot, appearance in
                var appearance = appearance
                appearance.buttonColor = color
                return (["navigationItem", slot.name], appearance.tree)
            }
            return
        }
        if policy.isDeclaredInBar(property), let part = own.part(of: property) {
            assignments = [(["bar", part.member], part.value)]
        } else if property.kind == .appearance, environment.os >= .appearanceObjects {
            assignments = Self.slots(for: property, value).map { (["navigationItem", $0.name], $1.tree) }
        } else if property == .prefersLargeTitles, own == .flag(false) {
            assignments = [(["navigationItem", "largeTitleDisplayMode"], .string("never"))]
        } else {
            assignments = [write(own)]
        }
    }

    /// Returns the item's appearances that draw what the bar would.
    ///
    /// An item without an edge appearance would get the bar's, which another screen may have set (uikit.B1).
    private static func slots(
        for property: BarProperty,
        _ value: (BarProperty) -> BarValue
    ) -> [(slot: BarProperty, appearance: Appearance)] {
        func appearance(_ slot: BarProperty) -> Appearance? {
            if case .appearance(let appearance) = value(slot) { appearance } else { nil }
        }
        let standard = appearance(.standardAppearance) ?? Appearance(.default)
        let edge = appearance(.scrollEdgeAppearance) ?? standard.atScrollEdge
        var slots = [(BarProperty.standardAppearance, standard), (.scrollEdgeAppearance, edge)]
        let compact = appearance(.compactAppearance)
        if let compact { slots.append((.compactAppearance, compact)) }
        if property == .compactAppearance, compact == nil { slots.append((.compactAppearance, standard)) }
        if property == .compactScrollEdgeAppearance {
            slots.append((.compactScrollEdgeAppearance, appearance(.compactScrollEdgeAppearance) ?? edge))
        }
        return slots
    }
}

extension BarProperty {
    /// Whether an appearance object has an equivalent part.
    var isOfAppearance: Bool {
        switch self {
        case .standardAppearance, .compactAppearance, .scrollEdgeAppearance, .compactScrollEdgeAppearance: true
        case .backgroundImage, .barTintColor, .shadowImage, .titleTextAttributes: true
        default: false
        }
    }

    /// The value on a bar that no code has changed, as a write; an explicit translucency cannot be undone (uikit.A2).
    var unwritten: BarValue {
        switch kind {
        case .barStyle: .barStyle(.default)
        case .flag: .flag(self == .isTranslucent)
        case .number: .number(1)
        case .visibility: .hiddenAsTransition(false)
        case .color, .image, .textAttributes, .appearance: .null
        }
    }
}

extension BarValue {
    /// Returns the member of a declared style that asks for this value of `property`; nil if there is none.
    fileprivate func part(of property: BarProperty) -> (member: String, value: Value)? {
        switch (property, self) {
        case (.isNavigationBarHidden, .visibility(let visibility)): ("hidden", .bool(visibility.hidden))
        case (.tintColor, .color(let color)): ("tint", color.tree)
        case (.prefersLargeTitles, .flag(let flag)): ("largeTitle", .bool(flag))
        case (.barStyle, .barStyle(let style)): ("statusBar", .string(style.isBlack ? "lightContent" : "default"))
        case (.standardAppearance, .null), (.scrollEdgeAppearance, .null): ("background", .string("default"))
        case (.standardAppearance, .appearance(let appearance)), (.scrollEdgeAppearance, .appearance(let appearance)):
            appearance.declaredBackground.map { ("background", $0) }
        default: nil
        }
    }
}

extension Appearance {
    /// Makes the equivalent of legacy properties on a system with appearances; nil if they have no background.
    init?(meantBy properties: BarProperties) {
        switch (properties[.backgroundImage], properties[.barTintColor]) {
        case (.image(.empty)?, _): self.init(.transparent)
        case (.image(let image)?, _):
            self.init(.opaque)
            backgroundImage = image
        case (_, .color(let color)?):
            self.init(.opaque)
            backgroundColor = color
        default: return nil
        }
        if case .textAttributes(let attributes)? = properties[.titleTextAttributes] { titleTextAttributes = attributes }
        if case .textAttributes(let attributes)? = properties[.largeTitleTextAttributes] {
            largeTitleTextAttributes = attributes
        }
        switch properties[.shadowImage] {
        case .image(.empty)?: shadowColor = .some(nil)
        case .image(let image)?: shadowImage = image
        default: break
        }
    }

    /// The background in the form of a declared style; nil if the style cannot express it.
    fileprivate var declaredBackground: Value? {
        if let backgroundImage { return .object([Value.Member("image", backgroundImage.tree)]) }
        if let backgroundColor { return .object([Value.Member("color", backgroundColor.tree)]) }
        switch background {
        case .transparent: return .string("transparent")
        case .default: return .string("default")
        case .opaque: return nil
        }
    }
}
