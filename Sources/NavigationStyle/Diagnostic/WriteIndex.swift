extension WriteLog {
    /// A kind of write, of which a search wants the last one.
    enum WriteKind: Hashable, Sendable {
        /// A write that touches the property.
        case touching(BarProperty)
        /// A write by which the code of the screen asks for a look of the property.
        case styling(BarProperty, by: Int)
        /// A write of the property that the code of the screen makes outside of callbacks.
        case call(BarProperty, by: Int)
        /// A write that gives the property a value of that meaning.
        case giving(BarProperty, BarValue)
        /// A write that leaves the property of the shared bar alone, since the policy withholds from it what the code of
        /// the screen writes: a value of that meaning, or any if there is none.
        case withholding(BarProperty, BarValue?, by: Int)

        /// Whether `write` is of this kind.
        func matches(_ write: borrowing Write) -> Bool {
            switch self {
            case .touching(let property): write.properties.touched.contains(property)
            case .styling(let property, let screen):
                write.screen == screen && write.properties.touched.contains(property) && write.isStyling
            case .call(let property, let screen):
                write.screen == screen && write.event == .call && write.properties.touched.contains(property)
            case .giving(let property, let value):
                write.properties.gives(property, value) && !write.writesBack(property)
            case .withholding(let property, let value, let screen):
                write.screen == screen && !write.properties.touched.contains(property)
                    && write.withheld.gives(property, value)
            }
        }
    }
}

/// The last writes of each kind: in a long replay no search goes through all writes.
struct WriteIndex: Sendable {
    /// The last writes that changed a property to a value.
    private struct Changes: Sendable {
        /// The last one, with the screen whose code it was.
        var last: (index: Int, screen: Int)
        /// The last one by the code of another screen.
        var byOther: Int?
    }

    private var last: [WriteLog.WriteKind: Int] = [:]
    /// By the kind of write that gives the value.
    private var changes: [WriteLog.WriteKind: Changes] = [:]
    /// The number of writes that are taken into account.
    private(set) var count = 0

    /// Takes the writes from ``count`` on into account.
    mutating func add(_ writes: [WriteLog.Write]) {
        while count < writes.count {
            add(writes[count])
            count += 1
        }
    }

    private mutating func add(_ write: borrowing WriteLog.Write) {
        let screen = write.screen
        for (property, value) in write.properties {
            let giving = WriteLog.WriteKind.giving(property, value.withoutAnimation)
            last[.touching(property)] = count
            if !write.writesBack(property) { last[giving] = count }
            if write.isStyling { last[.styling(property, by: screen)] = count }
            if write.event == .call { last[.call(property, by: screen)] = count }
            if !write.repeated.contains(property) { noteChange(giving, by: screen) }
        }
        for (property, value) in write.withheld where !write.properties.touched.contains(property) {
            last[.withholding(property, nil, by: screen)] = count
            last[.withholding(property, value.withoutAnimation, by: screen)] = count
        }
    }

    private mutating func noteChange(_ giving: WriteLog.WriteKind, by screen: Int) {
        guard let known = changes[giving] else { return changes[giving] = Changes(last: (count, screen)) }
        let byOther = known.last.screen == screen ? known.byOther : known.last.index
        changes[giving] = Changes(last: (count, screen), byOther: byOther)
    }

    /// Returns the index of the last write of `kind`; nil if there is none.
    func last(_ kind: WriteLog.WriteKind) -> Int? {
        switch kind {
        case .touching, .styling, .call: last[kind]
        case .giving(let property, let value): last[.giving(property, value.withoutAnimation)]
        case .withholding(let property, let value, let screen):
            last[.withholding(property, value?.withoutAnimation, by: screen)]
        }
    }

    /// Returns the index of the last write that changed `property` to `value` and is not by the code of `screen`; nil if
    /// there is none.
    func lastChange(of property: BarProperty, to value: BarValue, notBy screen: Int) -> Int? {
        guard let known = changes[.giving(property, value.withoutAnimation)] else { return nil }
        return known.last.screen == screen ? known.byOther : known.last.index
    }
}

extension BarValue {
    /// The value itself, but for the animation of a hide, which is not part of the state.
    fileprivate var withoutAnimation: BarValue {
        guard case .visibility(let visibility) = self else { return self }
        return .visibility(BarVisibility(hidden: visibility.hidden))
    }
}
