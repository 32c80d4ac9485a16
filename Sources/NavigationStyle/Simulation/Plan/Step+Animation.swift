extension Step {
    /// A value of the bar that changes little by little while the screens move, or that a policy holds while they do.
    public struct Animation: Hashable, Sendable {
        /// What changes, from what to what, as ``BarState`` has it.
        public enum Change: Hashable, Sendable {
            case background(from: BarState.Background, to: BarState.Background)
            case shadow(from: BarState.Shadow, to: BarState.Shadow)
            case tintColor(from: RGBA, to: RGBA)
            case titleColor(from: RGBA, to: RGBA)
        }

        /// How a value runs along with how much of the transition is over.
        ///
        /// That is not how it runs in time: all that is known to move keeps pace with the screens, or with the finger.
        public enum Curve: String, CaseIterable, Codable, Sendable {
            case linear, easeInOut, spring
        }

        /// What changes.
        public var change: Change
        /// How it runs.
        public var curve: Curve
        /// How much of the transition is over when the value has arrived, 0…1: 0 is at once.
        public var until: Double

        /// Makes one.
        public init(_ change: Change, curve: Curve = .linear, until: Double = 1) {
            self.change = change
            self.curve = curve
            self.until = until
        }
    }
}

extension Step.Animation {
    /// The properties by their names, which are paths in ``BarState``.
    @usableFromInline
    package enum Property: String, CaseIterable, Codable, AnswerName {
        case background, shadow, tintColor
        case titleColor = "title.color"
    }
}
