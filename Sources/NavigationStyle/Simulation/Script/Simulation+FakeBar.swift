// The changes that policies make to the bars that they put on screens.
extension Simulation {
    /// Puts a fake bar with `properties` on `screen`, in place of an old one.
    mutating func addFakeBar(on screen: Int, properties: BarProperties, isAttached: Bool, rule: Rule) {
        let bar = FakeBar(properties: properties, isAttached: isAttached)
        records[screen].fakeBar = bar
        record.noteImage(on: screen)
        addStep(by: .policy, rule: rule) {
            .addFakeBar(screen: $0.id(screen), properties: bar.image, isAttached: isAttached)
        }
    }

    mutating func removeFakeBar(of screen: Int, rule: Rule) {
        records[screen].plain.fakeBar = nil
        addStep(by: .policy, rule: rule) { .removeFakeBar(screen: $0.id(screen)) }
    }

    mutating func skipFakeBar(on screen: Int, because reason: String, rule: Rule) {
        addStep(by: .policy, rule: rule) { .skipFakeBar(screen: $0.id(screen), reason: reason) }
    }

    mutating func keepFakeBar(of screen: Int, because reason: String, rule: Rule) {
        addStep(by: .policy, rule: rule) { .keepFakeBar(screen: $0.id(screen), reason: reason) }
    }

    /// Shows or hides the fake bar on `screen`, by its view's flag; records the step even if nothing changes.
    mutating func setFakeBarHidden(_ isHidden: Bool, of screen: Int, by actor: Step.Actor = .policy, rule: Rule) {
        records[screen].plain.fakeBar?.isHidden = isHidden
        addStep(by: actor, rule: rule) {
            let bar = BarReference.fakeBar($0.id(screen))
            return isHidden ? .hideBar(bar: bar) : .showBar(bar: bar)
        }
    }

    /// Writes `properties` to the fake bar on `screen`, for the screen's own code if that reaches this bar, or for the
    /// policy.
    ///
    /// The view's own `isHidden` is to this bar what the navigation controller's flag is to the shared one.
    mutating func writeToFakeBar(
        of screen: Int,
        _ properties: BarProperties,
        by actor: Step.Actor,
        copiedFrom source: BarReference? = nil,
        rule: Rule
    ) {
        var properties = properties
        let visibility = properties.isNavigationBarHidden
        properties.isNavigationBarHidden = nil
        if !properties.isEmpty {
            if let bar = records[screen].fakeBar {
                records[screen].fakeBar?.properties = bar.properties.overwritten(by: properties)
            }
            addStep(by: actor, rule: rule) {
                .write(bar: .fakeBar($0.id(screen)), properties: properties, copiedFrom: source)
            }
        }
        if let visibility { setFakeBarHidden(visibility.hidden, of: screen, by: actor, rule: rule) }
    }

    mutating func bringFakeBarToFront(of screen: Int, rule: Rule) {
        addStep(by: .policy, rule: rule) { .bringFakeBarToFront(screen: $0.id(screen)) }
    }
}
