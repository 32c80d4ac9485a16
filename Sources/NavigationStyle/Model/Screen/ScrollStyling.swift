/// Code of a screen that lets its bar follow the scroll offset (seed0.6.4; seed2).
public struct ScrollStyling: Hashable, Sendable {
    /// The alpha that the code changes.
    public enum Channel: String, CaseIterable, Codable, Sendable {
        /// The alpha of the background image, as seed0.6.4 advises.
        case backgroundImageAlpha
        /// The alpha of the bar, against which it warns.
        case barAlpha
        /// The alpha of a bar of the screen's own (seed2).
        case ownBarAlpha
    }

    /// An offset and the alpha there.
    public struct Stop: Hashable, Sendable {
        /// Points below the resting top.
        public var offset: Double
        /// 0…1.
        public var alpha: Double

        /// Makes a stop.
        public init(offset: Double, alpha: Double) {
            self.offset = offset
            self.alpha = alpha
        }
    }

    /// The alpha that is changed.
    public var channel: Channel
    /// The two ends between which the alpha runs linearly; beyond them it stays.
    public var from, to: Stop
    /// Whether the code stops listening when the screen disappears.
    public var stopsWhenDisappearing = true

    /// Makes code that changes `channel`.
    public init(channel: Channel, from: Stop, to: Stop) {
        self.channel = channel
        self.from = from
        self.to = to
    }

    /// Returns the alpha at `offset`, 0…1.
    public func alpha(at offset: Double) -> Double {
        guard from.offset != to.offset else { return offset < to.offset ? from.alpha : to.alpha }
        let fraction = min(max((offset - from.offset) / (to.offset - from.offset), 0), 1)
        return from.alpha + (to.alpha - from.alpha) * fraction
    }
}

extension ScrollStyling: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(channel: .barAlpha, from: Stop(), to: Stop()) }

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.required("channel", &channel)
        try visitor.required("from", &from)
        try visitor.required("to", &to)
        try visitor.member("stopsWhenDisappearing", &stopsWhenDisappearing, default: true)
    }
}

extension ScrollStyling.Stop: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(offset: 0, alpha: 0) }

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.required("offset", &offset, in: .points)
        try visitor.required("alpha", &alpha, in: 0...1)
    }
}

extension ScrollStyling.Channel: WireName { @usableFromInline package static let names = NameTable(Self.self) }
