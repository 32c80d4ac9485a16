extension Sequence {
    /// Returns the elements without those that share a key with an earlier one.
    package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// Returns the elements without repetitions.
    package func uniqued() -> [Element] { uniqued { $0 } }
}
