// The comparison of two screens' styles (libraries.10.4).
extension QMUI {
    /// Whether a transition between the two screens gets fake bars.
    func needsFakeBars(from: Int, to: Int, in simulation: Simulation) -> Bool {
        let (from, to) = (simulation[memories, from].delegate, simulation[memories, to].delegate)
        guard from.conforms, to.conforms else { return false }
        if from.customNavigationBarTransitionKey != nil || to.customNavigationBarTransitionKey != nil {
            return from.customNavigationBarTransitionKey.flatMap(\.self)
                != to.customNavigationBarTransitionKey.flatMap(\.self)
        }
        guard isAutomatic else { return false }
        let (image, otherImage) = (image(of: from), image(of: to))
        if image != nil || otherImage != nil {
            if QMUI.differ(image, otherImage) { return true }
        } else {
            let color = from.navigationBarBarTintColor ?? proxy.barTintColor.flatMap(\.self)
            let otherColor = to.navigationBarBarTintColor ?? proxy.barTintColor.flatMap(\.self)
            if color != otherColor { return true }
            let style = proxy.barStyle ?? .default
            if from.navigationBarStyle ?? style != to.navigationBarStyle ?? style { return true }
        }
        let shadow = shadowImageOfBar(in: simulation)
        return QMUI.differ(from.navigationBarShadowImage ?? shadow, to.navigationBarShadowImage ?? shadow)
    }

    /// The hairline image of the real bar as the library's getter returns it: from iOS 15 on, the appearance's.
    private func shadowImageOfBar(in simulation: Simulation) -> BarImage? {
        let properties = simulation.bar.properties
        if simulation.environment.os >= QMUI.appearanceLayer,
            case .appearance(let appearance) = properties[.standardAppearance]
        {
            return appearance.shadowImage
        }
        return properties.shadowImage.flatMap(\.self)
    }
}

extension QMUI {
    fileprivate func image(of delegate: QMUIDelegate) -> BarImage? {
        delegate.navigationBarBackgroundImage ?? proxy.backgroundImage.flatMap(\.self)
    }

    /// Whether only one of the two images exists, or their average colors differ; an image without pixels is clear.
    fileprivate static func differ(_ image: BarImage?, _ other: BarImage?) -> Bool {
        switch (image, other) {
        case (nil, nil): false
        case (let image?, let other?): image.average != other.average
        default: true
        }
    }
}

extension BarImage {
    /// The average color of the image's pixels, if known.
    fileprivate var average: RGBA? {
        switch self {
        case .empty: .clear
        case .picture(let picture): picture.color?.light
        }
    }
}
