// Leaks under a policy that also puts the legacy properties of the bar into its appearances, from where they are drawn
// (libraries.10.7).
extension DiagnosticContext {
    /// The legacy properties that are drawn from an appearance as they are.
    private static let layeredProperties: BarPropertySet = [
        .barTintColor, .backgroundImage, .shadowImage, .titleTextAttributes,
    ]
    /// The legacy properties that the policy puts into appearances.
    private static let partsOfAppearances = layeredProperties.union([.barStyle, .compactBackgroundImage])
    /// The appearances into which the policy puts legacy properties.
    private static let layeredAppearances: BarPropertySet = [.standardAppearance, .scrollEdgeAppearance]

    /// Whether the policy does so on this iOS.
    var hasAppearanceLayer: Bool { conduct.appearanceLayer.map { environment.os >= $0 } ?? false }

    /// Returns `scene` with what the screen wants in place of `leak`, in the appearances too.
    func scene(_ scene: BarScene, without leak: Leak) -> BarScene {
        var result = scene.with(leak.wanted, for: leak.property)
        guard hasAppearanceLayer, Self.layeredProperties.contains(leak.property) else { return result }
        func taking(_ value: BarValue, _ appearance: Appearance) -> Appearance {
            var appearance = appearance
            appearance.take(BarProperties([leak.property]) { _ in value })
            return appearance
        }
        for slot in Self.layeredAppearances {
            guard case .appearance(let appearance) = scene.properties[slot],
                taking(leak.shown, appearance) == appearance
            else { continue }
            result.properties[slot] = .appearance(taking(leak.wanted ?? .null, appearance))
        }
        return result
    }

    /// Returns the leak of an appearance into which the code of `top` has only put legacy properties: the rest of it may be
    /// of the screen that assigned it.
    func layeredLeak(of property: BarProperty, shown: BarValue, earlier: BarValue?, on top: Int) -> Leak? {
        guard hasAppearanceLayer, Self.layeredAppearances.contains(property), case .appearance(let found) = shown,
            !touchedWhenAppearing(top).contains(property), lastStyling(of: property, by: top) != nil
        else { return nil }
        let own = writes.filter { $0.screen == top && $0.isStyling && $0.properties.touched.contains(property) }
        let touched = own.reduce(BarPropertySet()) { $0.union($1.properties.touched) }
        let parts = touched.intersection(Self.partsOfAppearances)
        guard !parts.isEmpty else { return nil }
        let assignment = log.writes.last { $0.screen != top && $0.properties.touched.contains(property) }
        guard let assignment else { return nil }
        let before = earlier ?? originalValue(of: property)
        var wanted = if case .appearance(let appearance) = before { appearance } else { Appearance() }
        for write in own { wanted.take(write.properties.restricted(to: parts)) }
        guard wanted != found else { return nil }
        var leak = Leak(
            property: property,
            shown: shown,
            earlier: earlier,
            wanted: .appearance(wanted),
            author: id(assignment.screen),
            pointer: pointer(to: property, in: assignment)
        )
        leak.parts = parts
        return leak
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
