// What policies do with the bars that they put on screens.
extension Simulation {
    /// Puts a fake bar with `properties` on `screen`, in the place of an old one.
    mutating func addFakeBar(on screen: Int, properties: BarProperties, isAttached: Bool, rule: String) {
        let bar = FakeBar(properties: properties, isAttached: isAttached)
        records[screen].fakeBar = bar
        record(by: .policy, rule: rule) {
            .addFakeBar(screen: $0.id(screen), properties: bar.image, isAttached: isAttached)
        }
    }

    mutating func removeFakeBar(of screen: Int, rule: String) {
        records[screen].fakeBar = nil
        record(by: .policy, rule: rule) { .removeFakeBar(screen: $0.id(screen)) }
    }

    mutating func skipFakeBar(on screen: Int, because reason: String, rule: String) {
        record(by: .policy, rule: rule) { .skipFakeBar(screen: $0.id(screen), reason: reason) }
    }

    mutating func keepFakeBar(of screen: Int, because reason: String, rule: String) {
        record(by: .policy, rule: rule) { .keepFakeBar(screen: $0.id(screen), reason: reason) }
    }

    /// Shows or hides the fake bar on `screen`, by its view's flag; the step stands also where nothing changes.
    mutating func setFakeBarHidden(_ isHidden: Bool, of screen: Int, rule: String) {
        records[screen].fakeBar?.isHidden = isHidden
        record(by: .policy, rule: rule) {
            let bar = BarReference.fakeBar($0.id(screen))
            return isHidden ? .hideBar(bar) : .showBar(bar)
        }
    }

    mutating func bringFakeBarToFront(of screen: Int, rule: String) {
        record(by: .policy, rule: rule) { .bringFakeBarToFront(screen: $0.id(screen)) }
    }
}
