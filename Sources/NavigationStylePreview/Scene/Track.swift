import NavigationStyle

/// A value over the progress of a transition, 0…1.
///
/// A frame asks for it at one moment, an animation at many.
enum Track<Value: Hashable & Sendable>: Sendable {
    /// A value that never changes.
    case constant(Value)
    /// A function of the progress.
    case varying(@Sendable (Double) -> Value)

    /// Returns the value at `progress`, 0…1, of the transition.
    @inline(__always) func value(at progress: Double) -> Value {
        switch self {
        case .constant(let value): value
        case .varying(let value): value(progress)
        }
    }

    /// Whether it never changes.
    var isConstant: Bool {
        if case .constant = self { true } else { false }
    }
}

extension Track {
    /// Returns a track that is `before` up to `moment` and `after` from there on.
    static func step(_ before: Value, _ after: Value, at moment: Double) -> Track {
        before == after ? .constant(before) : .varying { $0 < moment ? before : after }
    }
}

extension Track<Double> {
    /// Returns a linear track from one number to another.
    static func linear(_ from: Double, _ to: Double) -> Track {
        from == to ? .constant(from) : .varying { from + (to - from) * $0 }
    }

    /// Returns the product of both tracks.
    func times(_ other: Track) -> Track {
        switch (self, other) {
        case (.constant(let left), .constant(let right)): .constant(left * right)
        case (.constant(1), _): other
        case (_, .constant(1)): self
        default: .varying { value(at: $0) * other.value(at: $0) }
        }
    }
}

extension Track<BackgroundPaint> {
    /// The gradients at any moment.
    var gradients: [BarState.Background.Gradient] {
        samples.compactMap(\.gradient).reduce(into: []) { all, gradient in
            if !all.contains(gradient) { all.append(gradient) }
        }
    }
}

extension Track<Point> {
    /// Returns a linear track from one point to another, in hundredths of a point on the way.
    static func linear(_ from: Point, _ to: Point) -> Track {
        guard from != to else { return .constant(from) }
        return .varying { moment in
            // Things that go the same way are at the same distances from their beginnings.
            func place(_ from: Double, _ to: Double) -> Double {
                if moment == 0 { return from }
                if moment == 1 { return to }
                return ((from * 100).rounded() + ((to - from) * moment * 100).rounded()) / 100
            }
            return Point(x: place(from.x, to.x), y: place(from.y, to.y))
        }
    }
}

extension Track {
    /// Returns the track of the transformed values.
    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Track<Other> {
        switch self {
        case .constant(let value): .constant(transform(value))
        case .varying(let value): .varying { transform(value($0)) }
        }
    }

    /// Returns whether any of a few samples fulfils `condition`.
    ///
    /// Values between two samples are mixed from these, so that a visible part is visible in one of the samples.
    func everHas(_ condition: (Value) -> Bool) -> Bool { samples.contains(where: condition) }

    /// The values at a few moments.
    fileprivate var samples: [Value] {
        switch self {
        case .constant(let value): [value]
        case .varying(let value): [0, 0.01, 0.25, 0.5, 0.75, 0.99, 1].map(value)
        }
    }
}
