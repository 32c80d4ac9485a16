/// How much JSON a reader takes from a stranger.
public struct JSONLimits: Hashable, Sendable {
    /// The limits of the service where nothing else is configured.
    public static let standard = JSONLimits()

    /// How deep arrays and objects may be nested.
    ///
    /// Deeper is malformed, as it cannot be read.
    ///
    /// The reader descends by calling itself, so that no more than 512 is ever taken: that many levels fit
    /// into the smallest stack a worker thread is given.
    public var depth: Int {
        didSet { depth = Self.bounded(depth) }
    }

    /// How many Unicode scalars a string that is asked for may have.
    public var stringLength: Int

    /// How many screens a stack may have.
    public var screens: Int

    /// How many operations one replay may have.
    public var operations: Int

    /// How many requests one batch may have.
    public var requests: Int

    /// How many policies one comparison may have.
    public var policies: Int

    /// How many environments one request may have.
    public var environments: Int

    /// How many screens a picture may have in its stack and by its operations.
    public var previewScreens: Int

    /// How many faults are collected before the rest go unrecorded.
    public var faults: Int

    /// Creates limits; what is left out is the service's own default.
    ///
    /// - Parameters:
    ///   - depth: Levels of nesting, 1 to 512.
    ///   - stringLength: Unicode scalars in a string.
    ///   - screens: Screens in a stack.
    ///   - operations: Operations in a replay.
    ///   - requests: Requests in a batch.
    ///   - policies: Policies in a comparison.
    ///   - environments: Environments in a request.
    ///   - previewScreens: Screens of a picture.
    ///   - faults: Faults that are reported at once.
    public init(
        depth: Int = 64,
        stringLength: Int = 4096,
        screens: Int = 1000,
        operations: Int = 1000,
        requests: Int = 1000,
        policies: Int = 20,
        environments: Int = 20,
        previewScreens: Int = 50,
        faults: Int = 50
    ) {
        self.depth = Self.bounded(depth)
        self.stringLength = stringLength
        self.screens = screens
        self.operations = operations
        self.requests = requests
        self.policies = policies
        self.environments = environments
        self.previewScreens = previewScreens
        self.faults = faults
    }

    private static func bounded(_ depth: Int) -> Int { min(max(depth, 1), 512) }
}
