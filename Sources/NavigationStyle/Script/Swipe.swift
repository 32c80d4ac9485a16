/// What is taken down of a back swipe while the finger is on the screen.
struct Swipe: Sendable {
    /// How much of the width the finger covers, 0…1.
    var progress: Double
    /// The bar as it has been written by then; nil until the swipe has begun.
    ///
    /// In a box: few requests ask for it, and what holds it is moved around for all.
    @Boxed var bar: BarState?
    /// What the policy does along with the finger.
    var interpolation = BarInterpolation.byPresentation

    init(progress: Double) {
        self.progress = progress
    }
}

extension Operation {
    /// How far the finger goes; nil for anything but a back swipe that says so.
    var swipeProgress: Double? {
        if case .interactivePop(.released(let progress, _)) = action { progress } else { nil }
    }
}

extension Simulation {
    /// Takes down how the bar stands in the swipe under way, if anybody asked.
    mutating func noteSwipe(_ transition: Transition) {
        guard var noted = swipe else { return }
        noted.bar = currentBar(include: [])
        noted.interpolation = policy.interpolation(of: transition, at: noted.progress, in: self)
        swipe = noted
    }
}
