/// The state of a screen beyond its definition.
struct ScreenRecord<Policy: NavigationStylePolicy> {
    /// The state, as plain values.
    var plain: PlainScreen
    /// The table that resolves the numbers in `plain`.
    let values: ValueTable<Policy>

    /// The index of the screen's id in the simulation's `names`.
    var name: Int { Int(plain.name) }
    /// Whether its view has been loaded.
    var isLoaded: Bool {
        get { plain.isLoaded }
        set { plain.isLoaded = newValue }
    }
    /// Whether one of its bar button items is still pale from a tap.
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
                let properties = values.id(ofBar: $0.properties)
                return PlainFakeBar(properties: properties, isAttached: $0.isAttached, isHidden: $0.isHidden)
            }
        }
    }
    /// The distance that the screen has been scrolled since it appeared, in points below the resting top; nil for the
    /// offset of its definition.
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
    /// The values that the screen's code has saved.
    var saved: SavedBars {
        get { values.savedBars(plain.saved) }
        set { plain.saved = values.id(ofSaved: newValue) }
    }
    /// The policy's memory of the screen.
    var memory: Policy.ScreenMemory {
        get { values.screenMemory(plain.memory) }
        set { plain.memory = values.id(ofScreen: newValue) }
    }
}

/// The state of each screen, by its index.
struct ScreenRecords<Policy: NavigationStylePolicy> {
    /// The states, as plain values.
    var plain = PlainScreens()
    /// The table that resolves the numbers in `plain`.
    let values: ValueTable<Policy>

    init(values: ValueTable<Policy>) { self.values = values }

    var count: Int { plain.count }

    /// Adds a screen whose id is at index `name` of the simulation's `names`.
    mutating func append(_ screen: Screen, name: Int, memory: Policy.ScreenMemory) {
        plain.append(record(of: screen, name: Int32(truncatingIfNeeded: name), memory: memory))
    }

    /// Replaces the screen at `index`, which keeps its id, by one to which nothing has happened yet.
    mutating func replace(_ index: Int, by screen: Screen, memory: Policy.ScreenMemory) {
        plain[index] = record(of: screen, name: plain[index].name, memory: memory)
    }

    private func record(of screen: Screen, name: Int32, memory: Policy.ScreenMemory) -> PlainScreen {
        var record = PlainScreen(name: name, memory: values.id(ofScreen: memory))
        if let scrollView = screen.view.scrollView {
            record.writesContentOffset = scrollView.contentOffsetWrites != nil
            if scrollView.isContentScrollView == nil, scrollView.addedIn == .viewDidAppear {
                record.lateScrollView = .awaited
            }
        }
        return record
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
