package import NavigationStyle

extension PolicyPage {
    /// The policies of which every property of random requests holds.
    ///
    /// QMUI follows what was recorded of it, but the look of its titles during a transition, and whether what is said of a
    /// hidden bar is seen, are not right for all that may be asked.
    package static let settled: [String] = all.map(\.name).filter { $0 != "qmui" }
}
