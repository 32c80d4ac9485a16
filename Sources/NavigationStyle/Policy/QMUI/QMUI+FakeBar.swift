// The fake bars, and what they get of the real one.
extension Simulation<QMUI> {
    /// Fake bars on both screens, each over a bar whose background is masked: the flags come first, so that code that runs
    /// meanwhile finds them.
    mutating func addFakeBars(from: Int, to: Int, rule: Rule, _ record: inout OperationRecord) {
        guard needsFakeBars(from: from, to: to) else { return }
        for screen in [from, to] {
            records[screen].memory.showsTransitionBar = true
            addTransitionBar(on: screen, rule: rule, &record)
            setBackgroundHidden(true, rule: .qmuiFake2, &record)
        }
        bind(to: to)
    }

    /// A fake bar on `screen`, the image of the real one; its view is loaded for it.
    mutating func addTransitionBar(on screen: Int, rule: Rule, _ record: inout OperationRecord) {
        // What a set takes away has its navigation controller still; what waits for its push has none yet.
        let hasController = controller.stack.contains(screen) || controller.memory.action == .set
        guard records[screen].fakeBar == nil, !controller.isNavigationBarHidden, hasController else { return }
        loadView(of: screen, &record)
        addFakeBar(on: screen, properties: image, isAttached: true, rule: rule, &record)
    }

    /// From now on `screen`'s fake bar follows the real one.
    private mutating func bind(to screen: Int) {
        controller.memory.bound = records[screen].fakeBar == nil ? nil : screen
    }

    /// What of the real bar a fake one is made like.
    private var image: BarProperties {
        let bar = controller.bar.properties
        // Those of a push are kept from the appearance proxy (#1501); what that says of others is copied over.
        guard environment.os < QMUI.appearanceLayer else {
            return bar.restricted(to: [.standardAppearance, .scrollEdgeAppearance]).withoutDefaults
        }
        var image = bar.restricted(to: [.backgroundImage, .shadowImage, .barStyle, .barTintColor])
        if image.backgroundImage == .some(.some(.empty)) {
            image.backgroundImage = .some(BarImage(line: BarColor(.clear)))
        }
        image = image.withoutDefaults
        let isTranslucent = bar.translucency.isTranslucent
        if image.translucency.isTranslucent != isTranslucent { image.isTranslucent = isTranslucent }
        return image
    }

    /// The real bar was written to: what the bound fake bar gets of it comes when the callback is over.
    mutating func pass(_ write: BarProperties) {
        guard controller.memory.bound != nil else { return }
        var passing = write.restricted(to: [.barStyle, .barTintColor, .backgroundImage, .shadowImage])
        if environment.os >= QMUI.appearanceLayer {
            passing = write.restricted(to: [.barStyle, .standardAppearance])
            // A slip of the library's: the one for the scroll edge becomes the fake bar's standard one.
            if let edge = write[.scrollEdgeAppearance] { passing[.standardAppearance] = edge }
        }
        controller.memory.passing = controller.memory.passing.followed(by: passing)
    }

    /// Gives the bound fake bar what has been written to the real one meanwhile, as far as it differs.
    mutating func flush(_ record: inout OperationRecord) {
        let passing = controller.memory.passing
        guard !passing.isEmpty else { return }
        controller.memory.passing = BarProperties()
        // The proxy may come back over a fake bar when that enters the window (#1487): its look stays as it was put on.
        guard let bound = controller.memory.bound, let fakeBar = records[bound].fakeBar, !policy.proxyStylesBars else {
            return
        }
        let changed = BarProperties(passing.touched) { property in
            passing[property] == fakeBar.properties.currentValue(of: property) ? nil : passing[property]
        }
        guard !changed.isEmpty else { return }
        writeToFakeBar(of: bound, changed, by: .policy, copiedFrom: .navigationBar, rule: .qmuiCopy2, &record)
    }

    /// `setNavigationBarHidden` has been called, by the app or by the library: what the screen on top has of a fake bar goes
    /// or comes with the real one.
    mutating func didSetNavigationBarHidden(_ record: inout OperationRecord) {
        flush(&record)
        let action = controller.memory.action
        guard action == .pushed || action == .popped, let top, records[top].memory.showsTransitionBar else { return }
        if controller.isNavigationBarHidden {
            removeTransitionBar(of: top, rule: .qmuiSetNavigationBarHidden1, &record)
        } else {
            addTransitionBar(on: top, rule: .qmuiSetNavigationBarHidden1, &record)
            bind(to: top)
        }
    }

    private mutating func removeTransitionBar(of screen: Int, rule: Rule, _ record: inout OperationRecord) {
        if controller.memory.bound == screen { controller.memory.bound = nil }
        guard records[screen].fakeBar != nil else { return }
        removeFakeBar(of: screen, rule: rule, &record)
    }

    /// A call has come to its end: nothing of it stays.
    mutating func complete(from: Int?, to: Int?, _ record: inout OperationRecord) {
        flush(&record)
        controller.memory.action = .unknown
        guard let from, let to else { return }
        for screen in [from, to] {
            records[screen].memory.showsTransitionBar = false
            removeTransitionBar(of: screen, rule: .qmuiCompletion1, &record)
            if controller.stack.contains(screen) { setBackgroundHidden(false, rule: .qmuiCompletion1, &record) }
        }
        controller.memory.bound = nil
    }
}
