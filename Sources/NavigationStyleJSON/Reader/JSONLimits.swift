/// The limits for reading untrusted JSON.
public struct JSONLimits: Hashable, Sendable {
    /// The default limits of the service.
    public static let standard = JSONLimits()

    /// The greatest depth of nested arrays and objects, 1 to 512.
    ///
    /// Deeper text is malformed, because it cannot be read.
    ///
    /// The reader is recursive, and 512 levels fit into the smallest stack of a worker thread.
    public var depth: Int {
        didSet { depth = Self.bounded(depth) }
    }

    /// The greatest number of Unicode scalars of a string that is read.
    public var stringLength: Int

    /// The greatest number of screens of a stack.
    public var screens: Int

    /// The greatest number of operations of one replay.
    public var operations: Int

    /// The greatest number of requests of one batch.
    public var requests: Int

    /// The greatest number of policies of one comparison.
    public var policies: Int

    /// The greatest number of environments of one request.
    public var environments: Int

    /// The greatest number of screens of a picture, in its stack and from its operations.
    public var previewScreens: Int

    /// The greatest number of faults that are collected; further ones are not recorded.
    public var faults: Int

    /// Makes limits, with the service's defaults.
    ///
    /// - Parameters:
    ///   - depth: The most levels of nesting, 1 to 512.
    ///   - stringLength: The most Unicode scalars of a string.
    ///   - screens: The greatest number of screens of a stack.
    ///   - operations: The most operations of a replay.
    ///   - requests: The most requests of a batch.
    ///   - policies: The most policies of a comparison.
    ///   - environments: The most environments of a request.
    ///   - previewScreens: The most screens of a picture.
    ///   - faults: The most faults that are reported at once.
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
