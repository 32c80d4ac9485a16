// Conversion between legacy properties and appearance objects. An app that sets both supports systems before iOS 13 and
// later ones.
extension BarScene {
    /// Whether the appearance of each slot draws the same as `property`, a legacy one, which is then only there for
    /// systems without appearances.
    func appearancesRepeat(_ property: BarProperty) -> Bool {
        guard let value = properties[property] else { return false }
        return [.standard, .compact, .scrollEdge, .compactScrollEdge].allSatisfy { slot in
            appearance(for: slot)?.repeats(value, of: property, in: environment) ?? false
        }
    }

    /// Whether the legacy properties draw the same as `appearance`, which is then only there for systems with
    /// appearances.
    func legacyPropertiesRepeat(_ appearance: Appearance) -> Bool {
        let style = environment.userInterfaceStyle
        return Appearance(legacy: properties).resolved(for: style).isDrawn(as: appearance.resolved(for: style))
    }

    /// Whether the legacy properties draw the same as the bar's standard appearance.
    var legacyPropertiesRepeatStandard: Bool {
        guard case .appearance(let appearance) = properties[.standardAppearance] else { return false }
        return legacyPropertiesRepeat(appearance)
    }

    /// Returns the appearance object of `slot`; nil if there is none that shows its background.
    private func appearance(for slot: BarState.AppearanceSlot) -> Appearance? {
        let source = appearanceSource(for: slot)
        guard !source.isTransparent else { return nil }
        switch source.owner {
        case .legacy: return nil
        case .item: return screen.navigationItem.appearance(source.property)
        case .bar:
            guard case .appearance(let appearance) = properties[source.property] else { return nil }
            return appearance
        }
    }
}

extension DiagnosticContext {
    /// Returns the appearance object that draws from iOS 13 on what the legacy properties of `scene` are meant to draw;
    /// nil if iOS 15 does not ignore `property` at the scroll edge, or if there already is an appearance.
    func appearanceMeant(by property: BarProperty, in scene: BarScene) -> Appearance? {
        guard environment.era >= .scrollEdgeForAllBars, scene.properties.touched.intersection(.appearances).isEmpty,
            !scene.screen.navigationItem.hasAppearance
        else { return nil }
        switch (property, scene.properties[property]) {
        case (.barTintColor, .color), (.backgroundImage, .image):
            // What leaks to the screen is not meant, unless it is the very property.
            let own = top.map { withoutLeaks(scene, on: $0) } ?? scene
            let isOwn = own.properties[property] == scene.properties[property]
            return Appearance(legacy: requested((isOwn ? own : scene).properties), isOpaque: true)
        default: return nil
        }
    }

    /// Returns the legacy properties that draw before iOS 13 what the appearances of `scene`, including `property`, are
    /// meant to draw in any state; nil if they cannot express it, or would be useless from iOS 13 on.
    func legacyProperties(meantBy property: BarProperty, in scene: BarScene) -> BarProperties? {
        let slots = scene.properties.touched.intersection(.appearances)
        guard environment.os < .appearanceObjects, slots.contains(property), slots.contains(.scrollEdgeAppearance),
            slots.allSatisfy({ scene.properties[$0] == scene.properties[.standardAppearance] }),
            let last = log.lastWrite(touching: .standardAppearance), last.screen == top,
            case .appearance(let appearance) = requestedValue(of: .standardAppearance)
        else { return nil }
        return appearance.legacyProperties
    }

    /// Whether the policy has put `value` of a legacy property into the bar's appearance that `source` names, by which it
    /// has an effect wherever that appearance is drawn.
    func layers(_ value: BarValue, of property: BarProperty, into source: AppearanceSource, of scene: BarScene) -> Bool
    {
        guard hasAppearanceLayer, source.owner == .bar,
            case .appearance(let appearance) = scene.properties[source.property]
        else { return false }
        return appearance.holds(value, of: property, in: environment.userInterfaceStyle)
    }

    /// Returns the properties of a bar as in the request, where a color may differ between light and dark.
    func requested(_ properties: BarProperties) -> BarProperties {
        var result = properties
        for (property, value) in properties {
            guard let requested = requestedValue(of: property),
                requested.resolved(for: environment.userInterfaceStyle).means(value)
            else { continue }
            result[property] = requested
        }
        return result
    }
}

extension Appearance {
    /// Makes an object that draws the same as legacy `properties`; if `isOpaque`, their color covers everything behind
    /// it.
    init(legacy properties: BarProperties, isOpaque: Bool = false) {
        let isTranslucent = properties.translucency.isTranslucent
        switch (properties[.backgroundImage], properties[.barTintColor]) {
        case (.image(.empty), _) where isTranslucent: self.init(.transparent)
        case (.image(let image), _):
            self.init(.opaque)
            backgroundImage = image
        case (_, .color(let color)):
            self.init(isOpaque || !isTranslucent ? .opaque : .default)
            backgroundColor = color
        default: self.init(isTranslucent ? .default : .opaque)
        }
        switch properties[.shadowImage] {
        case .image(.empty): shadowColor = .some(nil)
        case .image(let image): shadowImage = image
        default: break
        }
        if case .textAttributes(let attributes) = properties[.titleTextAttributes] { titleTextAttributes = attributes }
        if case .textAttributes(let attributes) = properties[.largeTitleTextAttributes] {
            largeTitleTextAttributes = attributes
        }
        backIndicatorImage = properties.backIndicatorImage ?? nil
        backIndicatorTransitionMaskImage = properties.backIndicatorTransitionMaskImage ?? nil
    }

    /// The legacy properties that draw the same as the object; nil if they cannot.
    fileprivate var legacyProperties: BarProperties? {
        var properties = BarProperties()
        switch (backgroundImage, backgroundColor, background) {
        case (let image?, _, _): properties.backgroundImage = image
        case (nil, let color?, _): properties.barTintColor = color
        case (nil, nil, .transparent): properties.backgroundImage = .some(.empty)
        case (nil, nil, .default): break
        case (nil, nil, .opaque): return nil
        }
        switch (shadowImage, shadowColor) {
        case (let image?, _): properties.shadowImage = image
        case (nil, .some(.some)): return nil
        case (nil, .some(nil)): properties.shadowImage = .some(.empty)
        case (nil, nil) where background == .transparent: properties.shadowImage = .some(.empty)
        case (nil, nil): break
        }
        if let titleTextAttributes { properties.titleTextAttributes = titleTextAttributes }
        if let largeTitleTextAttributes { properties.largeTitleTextAttributes = largeTitleTextAttributes }
        return properties.isEmpty ? nil : properties
    }

    /// The same at a scroll edge that has no appearance of its own: without its background.
    package var atScrollEdge: Appearance {
        var edge = Appearance(.transparent)
        edge.titleTextAttributes = titleTextAttributes
        edge.largeTitleTextAttributes = largeTitleTextAttributes
        edge.buttonColor = buttonColor
        edge.backIndicatorImage = backIndicatorImage
        edge.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
        return edge
    }

    /// Whether the property that stands for a legacy one has the very `value` of that, both drawn under `style`.
    fileprivate func holds(_ value: BarValue, of property: BarProperty, in style: UserInterfaceStyle) -> Bool {
        switch (property, value) {
        case (.barTintColor, .color(let color)):
            backgroundColor?.resolved(for: style) == color.resolved(for: style)
        case (.backgroundImage, .image(let image)):
            backgroundImage?.resolved(for: style) == image.resolved(for: style)
        case (.shadowImage, .image(let image)): shadowImage?.resolved(for: style) == image.resolved(for: style)
        case (.titleTextAttributes, .textAttributes(let attributes)):
            titleTextAttributes?.resolved(for: style) == attributes.resolved(for: style)
        default: false
        }
    }

    /// Whether the object draws the same as `value` of a legacy property.
    fileprivate func repeats(_ value: BarValue, of property: BarProperty, in environment: NavigationEnvironment) -> Bool
    {
        let style = environment.userInterfaceStyle
        switch (property, value) {
        case (.barTintColor, .color(let color)):
            return backgroundImage == nil && backgroundColor?.resolved(for: style) == color.resolved(for: style)
        case (.backgroundImage, .image(.empty)):
            return background == .transparent && backgroundColor == nil && backgroundImage == nil
        case (.backgroundImage, .image(.picture(let picture))):
            if let backgroundImage { return backgroundImage.resolved(for: style) == .picture(picture) }
            return picture.color.map { $0.resolved(for: style) } == backgroundColor?.resolved(for: style)
                && backgroundColor != nil
        case (.shadowImage, .image(.empty)):
            return shadowImage == nil && (shadowColor == .some(nil) || shadowColor == nil && background == .transparent)
        case (.shadowImage, .image(.picture(let picture))):
            if let shadowImage { return shadowImage.resolved(for: style) == .picture(picture) }
            guard case .some(.some(let color)) = shadowColor else { return false }
            return color.resolved(for: style) == picture.color?.resolved(for: style)
        case (.titleTextAttributes, .textAttributes(let attributes)):
            return titleTextAttributes?.resolved(for: style) == attributes
        case (.largeTitleTextAttributes, .textAttributes(let attributes)):
            return largeTitleTextAttributes?.resolved(for: style) == attributes
        case (.tintColor, .color(let color)): return buttonColor?.resolved(for: style) == color.resolved(for: style)
        default: return false
        }
    }

    /// Whether this object draws what `other` asks for, as far as legacy properties can express it.
    fileprivate func isDrawn(as other: Appearance) -> Bool {
        let isSameBackground =
            switch (backgroundImage, other.backgroundImage) {
            case (let image?, let otherImage?): image == otherImage
            case (.picture(let picture), nil): picture.color == other.backgroundColor && other.backgroundColor != nil
            case (nil, nil):
                backgroundColor == other.backgroundColor && (backgroundColor != nil || background == other.background)
            default: false
            }
        return isSameBackground && titleTextAttributes == other.titleTextAttributes
            && largeTitleTextAttributes == other.largeTitleTextAttributes
            && (other.shadowColor == nil && other.shadowImage == nil
                || shadowColor == other.shadowColor
                    && shadowImage == other.shadowImage)
    }
}
