// The fake bars, and the properties that they copy from the real one.
extension Simulation<QMUI> {
    /// Puts fake bars on both screens, and hides the background of the bar; the flags are set first, so that code that
    /// runs meanwhile finds them.
    mutating func addFakeBars(from: Int, to: Int, rule: Rule) {
        guard needsFakeBars(from: from, to: to) else { return }
        for screen in [from, to] {
            records[screen].memory.showsTransitionBar = true
            addTransitionBar(on: screen, rule: rule)
            setBackgroundHidden(true, rule: .qmuiFake2)
        }
        bind(to: to)
    }

    /// Puts a fake bar on `screen`, as an image of the real one, and loads the view for it.
    mutating func addTransitionBar(on screen: Int, rule: Rule) {
        // A screen removed by a set still has its navigation controller; one that waits for its push does not have one
        // yet.
        let hasController = controller.stack.contains(screen) || memory.action == .set
        guard records[screen].fakeBar == nil, !controller.isNavigationBarHidden, hasController else { return }
        loadView(of: screen)
        addFakeBar(on: screen, properties: image, isAttached: true, rule: rule)
    }

    /// Binds the fake bar of `screen` to the real bar, whose changes it follows from now on.
    private mutating func bind(to screen: Int) {
        memory.bound = records[screen].fakeBar == nil ? nil : screen
    }

    /// The properties of the real bar that a fake one copies.
    private var image: BarProperties {
        let bar = self.bar.properties
        // A push keeps the appearance proxy off its fake bars (#1501); on others, the copies overwrite the proxy's
        // values.
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

    /// Collects the part of a write to the real bar that the bound fake bar gets when the callback is over.
    mutating func pass(_ write: BarProperties) {
        guard memory.bound != nil else { return }
        var passing = write.restricted(to: [.barStyle, .barTintColor, .backgroundImage, .shadowImage])
        if environment.os >= QMUI.appearanceLayer {
            passing = write.restricted(to: [.barStyle, .standardAppearance])
            // This is a mistake of the library's: the scroll edge appearance becomes the fake bar's standard one.
            if let edge = write[.scrollEdgeAppearance] { passing[.standardAppearance] = edge }
        }
        memory.passing = memory.passing.followed(by: passing)
    }

    /// Gives the bound fake bar the collected properties of the real one, as far as they differ.
    mutating func flush() {
        let passing = memory.passing
        guard !passing.isEmpty else { return }
        memory.passing = BarProperties()
        // The proxy may overwrite a fake bar as that enters the window (#1487): its look stays as it was.
        guard let bound = memory.bound, let fakeBar = records[bound].fakeBar, !policy.proxyStylesBars else {
            return
        }
        let changed = BarProperties(passing.touched) { property in
            passing[property] == fakeBar.properties.currentValue(of: property) ? nil : passing[property]
        }
        guard !changed.isEmpty else { return }
        writeToFakeBar(of: bound, changed, by: .policy, copiedFrom: .navigationBar, rule: .qmuiCopy2)
    }

    /// Adds or removes the top screen's fake bar along with the real bar, after `setNavigationBarHidden` was called by
    /// the app or the library.
    mutating func didSetNavigationBarHidden() {
        flush()
        let action = memory.action
        guard action == .pushed || action == .popped, let top, records[top].memory.showsTransitionBar else { return }
        if controller.isNavigationBarHidden {
            removeTransitionBar(of: top, rule: .qmuiSetNavigationBarHidden1)
        } else {
            addTransitionBar(on: top, rule: .qmuiSetNavigationBarHidden1)
            bind(to: top)
        }
    }

    private mutating func removeTransitionBar(of screen: Int, rule: Rule) {
        if memory.bound == screen { memory.bound = nil }
        guard records[screen].fakeBar != nil else { return }
        removeFakeBar(of: screen, rule: rule)
    }

    /// Ends a call, and removes everything that it has set up.
    mutating func complete(from: Int?, to: Int?) {
        flush()
        memory.action = .unknown
        guard let from, let to else { return }
        for screen in [from, to] {
            records[screen].memory.showsTransitionBar = false
            removeTransitionBar(of: screen, rule: .qmuiCompletion1)
            if controller.stack.contains(screen) { setBackgroundHidden(false, rule: .qmuiCompletion1) }
        }
        memory.bound = nil
    }
}
