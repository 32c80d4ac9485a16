/// What the simulation knows of a screen beyond its definition.
struct ScreenRecord<Policy: NavigationStylePolicy> {
    /// What is kept of it.
    var plain: PlainScreen
    /// The values that it has numbers for.
    let values: ValueTable<Policy>

    /// Where its id stands among the names of the simulation.
    var name: Int { Int(plain.name) }
    /// Whether its view has been loaded.
    var isLoaded: Bool {
        get { plain.isLoaded }
        set { plain.isLoaded = newValue }
    }
    /// Whether a bar button item of it is pale since it was tapped.
    var isItemDimmed: Bool {
        get { plain.isItemDimmed }
        set { plain.isItemDimmed = newValue }
    }
    /// The fake bar on it.
    var fakeBar: FakeBar? {
        get {
            plain.fakeBar.map {
                FakeBar(properties: values.bar($0.properties), isAttached: $0.isAttached, isHidden: $0.isHidden)
            }
        }
        set {
            plain.fakeBar = newValue.map {
                let properties = values.number(ofBar: $0.properties)
                return PlainFakeBar(properties: properties, isAttached: $0.isAttached, isHidden: $0.isHidden)
            }
        }
    }
    /// How far it has been scrolled since it came, in points below the resting top; nil is as it was defined.
    var contentOffset: Double? {
        get { plain.contentOffset }
        set { plain.contentOffset = newValue }
    }
    /// Whether its search is active.
    var isSearchActive: Bool {
        get { plain.isSearchActive }
        set { plain.isSearchActive = newValue }
    }
    /// The state of UIKit's search for a scroll view that comes late.
    var lateScrollView: PlainScreen.LateScrollView {
        get { plain.lateScrollView }
        set { plain.lateScrollView = newValue }
    }
    /// What the policy keeps of it.
    var memory: Policy.ScreenMemory {
        get { values.screenMemory(plain.memory) }
        set { plain.memory = values.number(ofScreen: newValue) }
    }
}

/// What became of each screen, by its index.
struct ScreenRecords<Policy: NavigationStylePolicy> {
    /// What is kept of them.
    var plain = PlainScreens()
    /// The values that they have numbers for.
    let values: ValueTable<Policy>

    init(values: ValueTable<Policy>) { self.values = values }

    var count: Int { plain.count }

    /// Takes in a screen whose id stands at `name` among the names of the simulation.
    mutating func append(_ screen: Screen, name: Int, memory: Policy.ScreenMemory) {
        var record = PlainScreen(name: Int32(truncatingIfNeeded: name), memory: values.number(ofScreen: memory))
        if let scrollView = screen.view.scrollView {
            record.writesContentOffset = scrollView.contentOffsetWrites != nil
            if scrollView.isContentScrollView == nil, scrollView.addedIn == .viewDidAppear {
                record.lateScrollView = .awaited
            }
        }
        plain.append(record)
    }

    subscript(screen: Int) -> ScreenRecord<Policy> {
        @inline(__always)
        get { ScreenRecord(plain: plain[screen], values: values) }
        @inline(__always)
        _modify {
            var record = ScreenRecord(plain: plain[screen], values: values)
            yield &record
            plain[screen] = record.plain
        }
    }
}
