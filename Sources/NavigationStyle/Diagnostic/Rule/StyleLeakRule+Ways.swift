// The search for a leak that is set in several ways, each of which shows the same without the others.
extension DiagnosticContext {
    /// Returns the one of `leaks` by which `top` shows what the callbacks of another screen have set in several ways; nil
    /// if nothing of that is shown.
    ///
    /// Each of the ways shows the same without the others: a legacy property and an appearance that repeats it, or both
    /// flags that hide the bar. The leak points to the one callback, or to all of the screen, without which `top` looks
    /// different.
    func leak(showing leaks: [Leak], to seen: inout VisibleBar, of scene: BarScene, _ top: Int) -> Leak? {
        let writes = leaks.map { log.lastChange(of: $0.property, to: $0.shown, notBy: top) }
        for group in groups(of: writes) {
            let ways = group.compactMap { place -> (leak: Leak, write: Int, callback: Callback)? in
                guard let write = writes[place],
                    case .callback(let callback) = self.place(of: leaks[place].property, in: log.writes[write])
                else { return nil }
                return (leaks[place], write, callback)
            }
            // Most of the values are seen nowhere, which one look at all of them tells.
            guard ways.count > 1, !seen.isSeen(of: scene.without(ways.map(\.leak))) else { continue }
            for way in ways {
                let others = ways.map(\.leak).filter { $0.property != way.leak.property }
                guard seen.isSeen(of: scene.without(others)) else { continue }
                let screen = log.writes.span[way.write].screen
                var result = way.leak
                result.author = id(screen)
                result.pointer = pointer(toScreen: screen).appending(.callbacks)
                if ways.allSatisfy({ $0.write == way.write }) {
                    result.pointer = result.pointer.appending(RequestPointer.Key(way.callback))
                }
                return result
            }
        }
        return nil
    }

    /// Returns the places of those of `writes` that are the same write, and then of those that are by one screen in several
    /// writes; in each group and of the groups, the last come first.
    private func groups(of writes: [Int?]) -> [[Int]] {
        func groups(of authors: [Int?]) -> [[Int]] {
            authors.indices.reversed().compactMap { last in
                guard let author = authors[last], !authors[(last + 1)...].contains(author) else { return nil }
                let group = authors[...last].indices.reversed().filter { authors[$0] == author }
                return group.count > 1 ? group : nil
            }
        }
        let screens = writes.map { write in write.map { log.writes.span[$0].screen } }
        return groups(of: writes) + groups(of: screens).filter { Set($0.map { writes[$0] }).count > 1 }
    }
}
