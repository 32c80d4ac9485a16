extension DoubleNavigationController {
    /// `DBNNavigationDecoration`: the blocks of a screen, in order, that are run again when it returns.
    ///
    /// Adjacent blocks without a read in between are kept as one, and of several configs only the last: the writes are
    /// the same, and the list stays short however often a screen is updated.
    struct Decoration: Hashable, Sendable {
        /// The writes of the blocks before the last config.
        private(set) var earlier = BarProperties()
        /// Whether there is a config, which the first appearance adds.
        private(set) var hasConfig = false
        /// The writes of the blocks since.
        private(set) var later = BarProperties()

        mutating func addConfig() {
            earlier = earlier.followed(by: later)
            later = BarProperties()
            hasConfig = true
        }

        mutating func add(_ updates: BarProperties) {
            later = later.followed(by: updates)
        }

        /// Returns the writes of all blocks, for a screen with `config`.
        func writes(config: BarProperties) -> BarProperties {
            hasConfig ? earlier.followed(by: config).followed(by: later) : later
        }
    }
}

extension DoubleNavigationController.Decoration {
    /// Whether the colors of equal blocks are resolved from the same ones.
    func hasSameVariants(as other: Self) -> Bool {
        earlier.hasSameVariants(as: other.earlier) && later.hasSameVariants(as: other.later)
    }

    /// Returns the blocks with their colors resolved for `style`.
    func resolved(for style: UserInterfaceStyle) -> Self {
        var result = self
        result.earlier = earlier.resolved(for: style)
        result.later = later.resolved(for: style)
        return result
    }
}

extension DoubleNavigationController.Decoration: WireForm {
    /// The word for the screen's own config in a list of blocks.
    private static let config = Value.string("config")

    static var shape: Shape { .array(.anyOf([.name(["config"]), BarProperties.shape])) }

    /// Reads blocks in order: writes, and `"config"` for the screen's own config.
    static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        try reader.tree { value, reader in
            let blocks = reader.elements(of: value) { block, reader -> BarProperties?? in
                block == config ? .some(nil) : BarProperties.read(from: &reader, orNull: false).map { .some($0) }
            }
            var decoration = Self()
            for block in blocks ?? [] {
                if let block { decoration.add(block) } else { decoration.addConfig() }
            }
            return decoration
        }
    }

    /// Writes the blocks in the form that `read` accepts.
    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        if !earlier.isEmpty { earlier.write(to: &writer) }
        if hasConfig { writer.name("config") }
        if !later.isEmpty { later.write(to: &writer) }
        writer.endArray()
    }
}
