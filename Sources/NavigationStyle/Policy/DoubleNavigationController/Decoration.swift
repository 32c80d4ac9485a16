extension DoubleNavigationController {
    /// `DBNNavigationDecoration`: the blocks of a screen, in order, that are run again when it returns.
    ///
    /// Blocks between which nothing is read are kept as one, and of several configs only the last: the writes come out
    /// the same, and the list stays short however often a screen is updated.
    struct Decoration: Hashable, Sendable {
        /// What was put down before the last config.
        private(set) var earlier = BarProperties()
        /// Whether config was put down, which a first appearance does.
        private(set) var hasConfig = false
        /// What was put down since.
        private(set) var later = BarProperties()

        mutating func addConfig() {
            earlier = earlier.followed(by: later)
            later = BarProperties()
            hasConfig = true
        }

        mutating func add(_ updates: BarProperties) {
            later = later.followed(by: updates)
        }

        /// What running the blocks writes, of a screen with `config`.
        func writes(config: BarProperties) -> BarProperties {
            hasConfig ? earlier.followed(by: config).followed(by: later) : later
        }
    }
}

extension DoubleNavigationController.Decoration {
    /// The blocks with the colors that are shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> Self {
        var result = self
        result.earlier = earlier.resolved(for: style)
        result.later = later.resolved(for: style)
        return result
    }
}

extension DoubleNavigationController.Decoration: WireForm {
    /// The word for the screen's own config among the blocks.
    private static let config = Value.string("config")

    static var shape: Shape { .array(.anyOf([.name(["config"]), BarProperties.shape])) }

    /// Reads blocks in order: writes, and `"config"` where the screen's own runs.
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

    /// Writes the same.
    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        if !earlier.isEmpty { earlier.write(to: &writer) }
        if hasConfig { writer.name("config") }
        if !later.isEmpty { later.write(to: &writer) }
        writer.endArray()
    }
}
