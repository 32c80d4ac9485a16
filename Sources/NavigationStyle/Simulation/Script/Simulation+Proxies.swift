/// The appearance proxies that code has set since the start.
///
/// It is an object, since most simulations have none, and are copied often.
final class LateProxies: Sendable {
    let proxies: AppearanceProxies

    init(_ proxies: AppearanceProxies) { self.proxies = proxies }
}

// Appearance proxies that are set while the app runs (around.R1 to R4).
extension Simulation {
    /// Sets `properties` on the plain proxy, or on the one for bars in `containers`; a bar outside of any window takes
    /// them at once.
    mutating func setAppearanceProxy(_ properties: BarProperties, in containers: [String]?) {
        var proxies = lateProxies?.proxies ?? AppearanceProxies()
        proxies.set(properties, in: containers)
        lateProxies = LateProxies(proxies)
        if controller.stack.isEmpty { takeProxies() }
    }

    /// The current values of the proxies for a bar of this navigation controller.
    var proxyValues: BarProperties {
        let proxies = lateProxies.map { startProxies.followed(by: $0.proxies) } ?? startProxies
        return values(of: proxies)
    }

    /// The part of ``proxyValues`` that has been set since the start.
    var lateProxyValues: BarProperties { lateProxies.map { values(of: $0.proxies) } ?? BarProperties() }

    private func values(of proxies: AppearanceProxies) -> BarProperties {
        proxies.values(in: containerClasses).restricted(to: .all.subtracting(.ofNavigationController))
            .resolved(for: environment.userInterfaceStyle)
    }

    /// Applies the proxies' values to the shared bar as it enters the window, except to properties that were set on the
    /// bar itself (around.R3).
    mutating func takeProxies() {
        guard lateProxies != nil else { return }
        let bar = self.bar
        var taken = BarProperties()
        for (property, value) in proxyValues
        where bar.properties.value(of: property) != value || property == .isTranslucent {
            let isOwn = bar.writers.written.contains(property) && bar.origin(of: property).writer != .appearanceProxy
            if !isOwn, bar.properties[property] != value { taken[property] = value }
        }
        guard !taken.isEmpty else { return }
        write(taken, by: .uikit, origin: WriteOrigin(.appearanceProxy), rule: .aroundR1)
    }

    /// The bar that would be visible if the top screen's bar entered the window now, found on a copy.
    var snapshotInWindowAnew: BarSnapshot? {
        guard let top else { return nil }
        return whatIf {
            $0.policy.barEntersWindow(of: top, in: &$0)
            return $0.currentSnapshot(include: [])
        }
    }
}

extension BarProperties {
    /// Returns the part of these proxy values that a bar with `properties` takes: they replace `earlier` proxy values,
    /// or those of `start`, but not values that were set on the bar itself.
    func taken(by properties: BarProperties, having earlier: BarProperties, over start: BarProperties) -> BarProperties
    {
        BarProperties(touched) { property in
            let current = properties[property]
            guard current != self[property] else { return nil }
            return current == nil || current == earlier[property] ?? start[property] ? self[property] : nil
        }
    }
}
