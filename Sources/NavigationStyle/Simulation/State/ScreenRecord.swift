/// The state of a screen beyond its definition: a ``PlainScreen``, with the values for which that has numbers.
@dynamicMemberLookup
struct ScreenRecord {
    /// The state, as plain values.
    var plain: PlainScreen
    /// The table that resolves the numbers in `plain`.
    let values: ValueTable

    subscript<Value>(dynamicMember member: WritableKeyPath<PlainScreen, Value>) -> Value {
        @inline(__always)
        get { plain[keyPath: member] }
        @inline(__always)
        set { plain[keyPath: member] = newValue }
    }

    /// The index of the screen's id in the simulation's `names`.
    var name: Int { Int(plain.name) }
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
    /// The values that the screen's code has saved.
    var saved: SavedBars {
        get { values.savedBars(plain.saved) }
        set { plain.saved = values.id(ofSaved: newValue) }
    }
}

/// The state of each screen, by its index.
struct ScreenRecords {
    /// The states, as plain values.
    var plain = PlainScreens()
    /// The table that resolves the numbers in `plain`.
    let values: ValueTable

    init(values: ValueTable) { self.values = values }

    var count: Int { plain.count }

    /// Adds a screen whose id is at index `name` of the simulation's `names`.
    mutating func append(_ screen: Screen, name: Int, memory: ID<PolicyMemory.OfScreen>) {
        plain.append(record(of: screen, name: Int32(truncatingIfNeeded: name), memory: memory))
    }

    /// Replaces the screen at `index`, which keeps its id, by one to which nothing has happened yet.
    mutating func replace(_ index: Int, by screen: Screen, memory: ID<PolicyMemory.OfScreen>) {
        plain[index] = record(of: screen, name: plain[index].name, memory: memory)
    }

    private func record(of screen: Screen, name: Int32, memory: ID<PolicyMemory.OfScreen>) -> PlainScreen {
        var record = PlainScreen(name: name, memory: memory)
        if let scrollView = screen.view.scrollView {
            record.writesContentOffset = scrollView.contentOffsetWrites != nil
            if scrollView.isContentScrollView == nil, scrollView.addedIn == .viewDidAppear {
                record.lateScrollView = .awaited
            }
        }
        return record
    }

    subscript(screen: Int) -> ScreenRecord {
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
