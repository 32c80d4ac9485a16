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
    /// The word for the screen's own config among the blocks.
    private static let config = Value.string("config")

    /// The blocks in order: writes, and `"config"` where the screen's own runs.
    var value: Value {
        var blocks: [Value] = []
        if !earlier.isEmpty { blocks.append(earlier.value) }
        if hasConfig { blocks.append(Self.config) }
        if !later.isEmpty { blocks.append(later.value) }
        return .array(blocks)
    }

    /// Reads blocks, with the colours that are shown under `style`.
    init(_ value: Value, style: UserInterfaceStyle, from reader: inout ValueReader) {
        self.init()
        let blocks = reader.elements(of: value) { block, reader -> BarProperties?? in
            block == Self.config ? .some(nil) : BarProperties(block, from: &reader).map { .some($0) }
        }
        for block in blocks ?? [] {
            if let block { add(block.resolved(for: style)) } else { addConfig() }
        }
    }
}
