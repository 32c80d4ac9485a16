// Leaks under a policy that also puts the legacy properties of the bar into its appearances, from where they are drawn
// (libraries.10.7).
extension DiagnosticContext {
    /// The appearances into which the policy puts legacy properties.
    private static let layeredAppearances: BarPropertySet = [.standardAppearance, .scrollEdgeAppearance]

    /// Whether the policy does so on this iOS.
    var hasAppearanceLayer: Bool { conduct.appearanceLayer.map { environment.os >= $0 } ?? false }

    /// Returns `scene` with what the screen wants in place of `leak`, in the appearances too.
    func scene(_ scene: BarScene, without leak: Leak) -> BarScene {
        var result = scene.with(leak.wanted, for: leak.property)
        guard hasAppearanceLayer, leak.property.kind != .appearance else { return result }
        for slot in Self.layeredAppearances {
            guard case .appearance(var appearance) = scene.properties[slot],
                appearance[leak.property]?.means(leak.shown) ?? false
            else { continue }
            appearance[leak.property] = leak.wanted ?? .null
            result.properties[slot] = .appearance(appearance)
        }
        return result
    }

    /// Whether `leak`, of an appearance in `scene`, consists of others among `leaks`, of the legacy properties that the
    /// policy has put into it.
    func consists(_ leak: Leak, of leaks: [Leak], in scene: BarScene) -> Bool {
        guard hasAppearanceLayer, leak.property.kind == .appearance else { return false }
        let rest = leaks.reduce(scene) { $1.property.kind == .appearance ? $0 : self.scene($0, without: $1) }
        guard case .appearance(let appearance) = rest.properties[leak.property] else { return false }
        // The policy also makes an appearance of what nobody has set.
        let wanted = if case .appearance(let wanted) = leak.wanted { wanted } else { Appearance() }
        return appearance == wanted
    }
}

extension Appearance {
    /// The member into which the policy puts `property`, as a value of that: nil for a property that has none.
    fileprivate subscript(property: BarProperty) -> BarValue? {
        get {
            switch property {
            case .barTintColor: backgroundColor.map { .color($0) } ?? .null
            case .backgroundImage: backgroundImage.map { .image($0) } ?? .null
            case .shadowImage: shadowImage.map { .image($0) } ?? .null
            case .titleTextAttributes: titleTextAttributes.map { .textAttributes($0) } ?? .null
            default: nil
            }
        }
        set {
            switch (property, newValue) {
            case (.barTintColor, .color(let color)): backgroundColor = color
            case (.barTintColor, _): backgroundColor = nil
            case (.backgroundImage, .image(let image)): backgroundImage = image
            case (.backgroundImage, _): backgroundImage = nil
            case (.shadowImage, .image(let image)): shadowImage = image
            case (.shadowImage, _): shadowImage = nil
            case (.titleTextAttributes, .textAttributes(let attributes)): titleTextAttributes = attributes
            case (.titleTextAttributes, _): titleTextAttributes = nil
            default: break
            }
        }
    }
}
