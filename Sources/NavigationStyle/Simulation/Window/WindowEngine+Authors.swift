// The authors of copied values: the policy brings back what a fake bar has, but diagnostics name the screen whose code
// wrote it first.
extension WindowEngine {
    /// The authors of the values of all bars of a window, before an operation.
    struct KnownAuthors {
        /// A screen that wrote before the operation.
        struct Screen {
            var kind: Int
            /// Its index in the simulation; nil where it has left, or is out of reach.
            var index: Int?
        }

        /// The authors, by numbers below -1; writes of the operation itself have numbers from 0 on.
        var table = BarAuthors()
        var list: [Screen] = []

        /// The number of the screen that comes next to the list.
        var nextNumber: Int { -2 - list.count }
    }

    /// Whether states also differ in the screens whose code is behind values that the policy copied.
    package var tellsAuthors: Bool { tellsWriters && type(of: hooks).copiesStyles }

    /// The record of an operation that finds values of `authors`.
    func record(with authors: BarAuthors?) -> OperationRecord {
        guard tellsWriters else { return OperationRecord() }
        return OperationRecord(authors == nil ? .looks : [.looks, .writes], authors: authors)
    }

    /// Returns the authors of the values of all bars of `window`, whose lowest screen has the index `first`; nil if they
    /// do not count.
    func knownAuthors(in window: StackWindow, from first: Int) -> KnownAuthors? {
        guard tellsAuthors else { return nil }
        var known = KnownAuthors()
        let count = first + window.symbols.count
        func screen(_ author: StackWindow.Author, below owner: Int) -> KnownAuthors.Screen {
            let index = author.depth.map { owner - $0 }
            return KnownAuthors.Screen(kind: author.kind, index: index.flatMap { $0 >= first && $0 < count ? $0 : nil })
        }
        for author in controls[window.control].authors {
            known.table.note(known.nextNumber, for: [author.property])
            known.list.append(screen(author, below: count - 1))
        }
        for (place, symbol) in window.symbols.enumerated() {
            for author in symbols[symbol].authors.map({ authors[$0] }) ?? [] {
                known.table.note(known.nextNumber, for: author.property, on: first + place)
                known.list.append(screen(author, below: first + place))
            }
        }
        return known
    }

    /// Returns the authors of the values that the policy wrote to the shared bar of `simulation`.
    func authors(
        ofBarIn simulation: Simulation,
        _ kinds: [Int],
        _ strangers: [KnownAuthors.Screen]
    ) -> [StackWindow.Author] {
        guard let known = simulation.record.authors else { return [] }
        let bar = simulation.bar
        return bar.properties.touched.compactMap { property in
            guard bar.origin(of: property).writer == .policy, let number = known.author(of: property) else {
                return nil
            }
            let owner = simulation.controller.stack.count - 1
            return author(number, of: property, belowPlace: owner, in: simulation, kinds, strangers)
        }
    }

    /// Returns the authors of the values of the fake bar on `screen`; nil without a fake bar or a known author.
    func authors(
        ofFakeBarOn screen: Int,
        in simulation: Simulation,
        _ kinds: [Int],
        _ strangers: [KnownAuthors.Screen]
    ) -> ID<[StackWindow.Author]>? {
        guard let known = simulation.record.authors, let bar = simulation.records[screen].fakeBar,
            let owner = simulation.controller.stack.lastIndex(of: screen)
        else { return nil }
        let found = bar.properties.touched.compactMap { property in
            known.author(of: property, on: screen).map {
                author($0, of: property, belowPlace: owner, in: simulation, kinds, strangers)
            }
        }
        return found.isEmpty ? nil : authors.id(of: found)
    }

    /// Returns the author with `number`, as seen from the screen at the place `owner` of the stack.
    private func author(
        _ number: Int,
        of property: BarProperty,
        belowPlace owner: Int,
        in simulation: Simulation,
        _ kinds: [Int],
        _ strangers: [KnownAuthors.Screen]
    ) -> StackWindow.Author {
        let stranger = number < 0 ? strangers[-2 - number] : nil
        let screen = stranger.map(\.index) ?? simulation.record.writes[number].screen
        let place = screen.flatMap { simulation.controller.stack.lastIndex(of: $0) }
        // Nothing above it is still there when it comes on top again.
        let depth = place.map { owner - $0 }.flatMap { $0 >= 0 ? $0 : nil }
        return StackWindow.Author(property: property, kind: stranger?.kind ?? kinds[screen ?? 0], depth: depth)
    }
}
