extension Step {
    /// A value of the bar that changes gradually while the screens move, or that a policy holds constant meanwhile.
    public struct Animation: Hashable, Sendable {
        /// A property and its values at both ends, as in ``BarState``.
        public enum Change: Decodable, Hashable, Sendable {
            case background(from: BarState.Background, to: BarState.Background)
            case shadow(from: BarState.Shadow, to: BarState.Shadow)
            case tintColor(from: RGBA, to: RGBA)
            case titleColor(from: RGBA, to: RGBA)
        }

        /// The value as a function of the part of the transition that is over.
        ///
        /// It is not a function of time: every known movement keeps pace with the screens, or with the finger.
        public enum Curve: String, CaseIterable, Codable, Sendable {
            case linear, easeInOut, spring
        }

        /// The property that changes, and its values.
        public var change: Change
        /// The curve of the value.
        public var curve: Curve
        /// The part of the transition after which the value has arrived, 0…1; 0 means at once.
        public var until: Double

        /// Creates an animation.
        public init(_ change: Change, curve: Curve = .linear, until: Double = 1) {
            self.change = change
            self.curve = curve
            self.until = until
        }
    }
}

extension Step.Animation {
    /// The names of the properties, which are paths in ``BarState``.
    @usableFromInline package enum Property: String, CaseIterable, Codable, AnswerName {
        case background, shadow, tintColor
        case titleColor = "title.color"
    }
}
