// The facts that the script records for the rules of diagnostics.
extension Simulation {
    /// The bar's own properties now.
    var look: WriteLog.ShownBar {
        WriteLog.ShownBar(
            properties: bar.properties,
            isNavigationBarHidden: controller.isNavigationBarHidden,
            isHiddenBySystem: barHiding?.isHiddenBySystem ?? false
        )
    }

    /// Records the look of the screen on top, if it is at rest.
    mutating func noteLook() {
        guard record.interest.contains(.looks), let top, controller.visible == top, controller.transition == nil else {
            return
        }
        record.note(look, of: top)
    }

    /// Records the look under which the incoming screen is laid out.
    mutating func noteLayout() {
        if record.interest.contains(.passage) { record.layoutLook = look }
    }

    /// Carries out a write by the code of `screen`, and records it: `properties` are the part of `asked` that the
    /// policy lets through to the shared bar, and `turnsOwnBarOpaque` says what it did to a bar of the screen's own.
    mutating func logging(
        _ properties: BarProperties,
        asked: BarProperties,
        by screen: Int,
        isRunByPolicy: Bool = false,
        turnsOwnBarOpaque: Bool = false,
        _ write: (inout Self) -> Void
    ) {
        guard record.interest.contains(.writes) else { return write(&self) }
        var entry = WriteLog.Write(
            screen: screen,
            event: record.at.name,
            isScrollStyling: record.isScrollStyling,
            operation: record.operation,
            properties: properties
        )
        entry.isRunByPolicy = isRunByPolicy
        entry.side = record.side
        entry.repeated = properties.properties(givenBy: bar.properties)
        if properties.isNavigationBarHidden?.hidden == controller.isNavigationBarHidden {
            entry.repeated.insert(.isNavigationBarHidden)
        }
        if properties != asked { entry.withheld = asked.subtracting(properties) }
        let appearances = properties.touched.intersection(.appearances)
        if !appearances.isEmpty { entry.replaced = bar.properties.restricted(to: appearances) }
        let wasTranslucent =
            properties.touched.contains(.backgroundImage) && bar.properties.translucency.isTranslucent
        write(&self)
        if wasTranslucent { entry.turnedOpaque = bar.properties.translucency == (false, .inferred) }
        if turnsOwnBarOpaque { entry.turnedOpaque = true }
        record.add(entry)
    }

    /// Whether `write` turns off the translucency of the own bar that the policy gives `screen`, by a background image
    /// without alpha (uikit.A2).
    func turnsOwnBarOpaque(_ write: BarProperties, by screen: Int) -> Bool {
        guard write.touched.contains(.backgroundImage), type(of: policy).conduct.givesCodeOwnBar else { return false }
        let bar = policy.barProperties(reachedBy: screen, in: self)
        return bar.translucency.isTranslucent && bar.translucency(after: write) == (false, .inferred)
    }
}

extension BarPropertySet {
    /// The slots for appearance objects.
    static let appearances: BarPropertySet = [
        .standardAppearance, .compactAppearance, .scrollEdgeAppearance, .compactScrollEdgeAppearance,
    ]
}

extension BarProperties {
    /// Returns the part of the write that `other` leaves out or changes.
    ///
    /// Attributes of a title that were merged with others do not count as changed.
    fileprivate func subtracting(_ other: BarProperties) -> BarProperties {
        BarProperties(touched) { property in
            guard let left = other[property] else { return self[property] }
            return property.kind == .textAttributes || left == self[property] ? nil : self[property]
        }
    }
}
