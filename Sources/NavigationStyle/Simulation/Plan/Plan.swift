/// What happens in a transition, in order.
public struct Plan: Decodable, Hashable, Sendable {
    /// Which way the screens move.
    public enum Kind: String, CaseIterable, Codable, Sendable, BitwiseCopyable {
        case push, pop, none
    }

    /// What a person sees the bar do.
    public enum Presentation: String, CaseIterable, Codable, Sendable {
        /// Each screen's bar moves with its screen.
        case slidingBars
        /// One bar fades from the one look to the other.
        case crossfade
        /// Values change with the animation.
        case animateAlongside
        /// The new look is there at once.
        case snap
        /// The bar comes with the incoming screen.
        case barSlidesIn
        /// The bar goes with the outgoing screen.
        case barSlidesOut
        /// Nothing is to be seen.
        case none
    }

    /// Which way the screens move.
    public var kind: Kind
    /// Whether the screens move at all.
    public var animated: Bool
    /// Whether a finger moves them.
    public var interactive: Bool
    /// How long it takes, in seconds; 0 where nothing moves.
    public var duration: Double
    /// What a person sees the bar do.
    public var presentation: Presentation
    /// Why it looks like that, in one sentence.
    public var because: String
    /// What happens, in order.
    public var steps: [Step]
    /// What the eye follows, under a finger whatever becomes of the swipe; nothing where nothing moves.
    public var components: [Component]
    /// The least contrast on the way, where the bar's colors move from one look to the other; nil where they do not.
    public var minimumContrast: BarContrast?
}

extension Plan: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("Plan") }

    @inlinable
    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("kind", kind)
        visitor.required("animated", animated)
        visitor.required("interactive", interactive)
        visitor.required("duration", duration)
        visitor.required("presentation", presentation)
        visitor.required("because", because)
        visitor.required("steps", steps)
        visitor.required("components", components)
        visitor.optional("minimumContrast", minimumContrast)
    }
}

extension Plan.Kind: AnswerName {}
extension Plan.Presentation: AnswerName {}

extension Plan {
    /// The plan with the steps that `include` asks for.
    ///
    /// A call of a screen or of the delegate is left out where nothing else happens in it: where no other step of the plan
    /// stands at the same event of the same screen.
    consuming func listing(_ include: Inclusion) -> Plan {
        guard !include.contains(.callbacks) else { return self }
        // In order, and mostly a handful: to look through them is less than to hash them.
        var eventful: [Step.Event] = []
        for index in steps.indices where !steps[index].isCall && eventful.last != steps[index].at {
            eventful.append(steps[index].at)
        }
        var plan = self
        plan.steps.removeAll { $0.isCall && !eventful.contains($0.at) }
        return plan
    }
}

extension Step {
    /// Whether it is nothing but UIKit calling a screen or the navigation controller's delegate.
    fileprivate var isCall: Bool {
        switch action {
        case .callback, .delegate: true
        case .stack, .write, .addFakeBar, .removeFakeBar, .bringFakeBarToFront, .skipFakeBar, .keepFakeBar, .showBar,
            .hideBar, .showBarBackground, .hideBarBackground, .setNavigationBarHidden, .setContainerBackground,
            .disableClipping, .adjustScrollInsets, .restoreScrollInsets, .animate, .complete, .cancel:
            false
        }
    }
}
