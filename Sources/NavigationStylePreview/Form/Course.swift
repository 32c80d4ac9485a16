import NavigationStyle

/// The course of an operation, ready to be drawn: at rest before and after, and in motion.
struct Course: Sendable {
    /// A moment of the course.
    enum Moment: Hashable, Sendable {
        case before, moving(Double), after

        /// The phase of an animation that the moment belongs to.
        var phase: Timeline.Phase {
            switch self {
            case .before: .before
            case .moving: .moving
            case .after: .after
            }
        }
    }

    /// A frame of a film.
    struct FilmFrame: Sendable {
        var moment: Moment
        /// The progress of the transition, 0…1, as requested.
        var at: Double
        var label: String
        /// Whether the marks of its phase are ringed.
        var isRinged = true
    }

    /// The title: `Push from Feed to Photo`.
    var title: String
    /// The outcome, which is shown if it is not the usual one.
    var outcome: TransitionResponse.Outcome?
    /// The reason that nothing changes.
    var reason: TransitionResponse.Reason?
    var policy: PolicyReference?
    var presentation: Plan.Presentation?
    var because: String?
    var before: SeenScreen?
    var after: SeenScreen?
    var marks: [Mark] = []
    /// The differences from the same course before or after a change of the request.
    private(set) var changes: [ChangeMark] = []
    /// Whether it is the one after a change of the request, which tells the differences.
    var isAfterChange = false
    /// The numbers of the diagnostics that a change of the request has removed.
    var goneNumbers: [Int] = []
    let style: SceneStyle
    /// The scene of the screens while they move; nil if they do not.
    private(set) var passage: Scene?
    private(set) var swipe: Swipe?
    /// Whether titles fade on their way.
    private(set) var titlesFade = false

    /// A back swipe.
    struct Swipe: Sendable {
        /// The part of the width that the finger covers, 0…1.
        var progress: Double
        var isFinished: Bool
    }

    /// Makes the course of a stack at rest.
    init(
        _ response: ResolveResponse,
        _ options: PreviewOptions,
        numberedAfter last: Int
    ) {
        after = response.seen
        title = after.map { "Bar of \(SceneText.name(of: $0))" } ?? "An empty stack"
        policy = response.policy
        style = SceneStyle(options, showing: [after].compactMap(\.self))
        guard options.annotations else { return }
        marks = Mark.all(
            of: response.diagnostics ?? [],
            before: nil,
            after: after,
            isAnimated: false,
            pixel: style.pixel,
            numberedAfter: last
        )
    }

    /// Makes the course of one operation; nil if the answer lacks the visible screens.
    init?(
        _ response: TransitionResponse,
        to operation: NavigationOperation,
        _ options: PreviewOptions,
        numberedAfter last: Int
    ) {
        guard let seen = response.seen else { return nil }
        before = seen.before
        after = seen.after
        outcome = response.outcome
        reason = response.reason
        policy = response.policy
        presentation = response.plan?.presentation
        because = response.plan?.because
        let isUnchanged = response.outcome == .unchanged
        title = SceneText.operation(operation, from: seen.before, to: isUnchanged ? nil : seen.arrival ?? seen.after)
        var style = SceneStyle(options, showing: [seen.before, seen.arrival, seen.after].compactMap(\.self))
        if let color = response.plan?.containerColor { style.containerColor = color }
        self.style = style
        var transition: TransitionScene?
        if let motion = response.motion, response.outcome != .unchanged, let from = seen.before,
            let to = seen.arrival ?? seen.after
        {
            transition = TransitionScene(
                from: seen.departing ?? from,
                to: seen.arriving ?? to,
                motion,
                response.plan?.components ?? [],
                style
            )
            passage = transition?.scene()
            titlesFade = transition?.components.contains(where: \.isFadingTitle) ?? false
            if case .interactivePop(let swipe) = operation.action {
                self.swipe = Swipe(of: swipe, isFinished: response.outcome == .changed)
            }
        }
        guard options.annotations else { return }
        marks = Mark.all(
            of: response.diagnostics ?? [],
            before: before,
            after: after,
            arrival: seen.arriving ?? seen.arrival,
            isAnimated: passage != nil,
            isPop: response.motion?.kind == .pop,
            pixel: style.pixel,
            numberedAfter: last
        )
        for index in marks.indices where marks[index].phase == .moving {
            guard let transition, let property = marks[index].diagnostic.property else { continue }
            let side: Component.Side = marks[index].diagnostic.screen == before?.id ? .from : .to
            marks[index].way = transition.way(of: MarkPlace(of: property), on: side)
        }
    }

    /// Whether nothing visibly moves or changes.
    var isStill: Bool { outcome == nil || outcome == .unchanged || before == nil || after == nil }

    /// Returns the frames at the moments `asked`; nil for those that suit the motion.
    func frames(at asked: [Double]?, byDefault moments: [Double]) -> [FilmFrame] {
        if isStill { return [FilmFrame(moment: .after, at: 1, label: stillLabel)] }
        if passage == nil, asked == nil {
            return [
                FilmFrame(moment: .before, at: 0, label: "before"), FilmFrame(moment: .after, at: 1, label: "after"),
            ]
        }
        if let swipe, asked == nil {
            var frames = [0, swipe.progress / 2, swipe.progress].map(frame)
            if swipe.progress == 0 { frames = [frame(at: 0)] }
            let label = swipe.isFinished ? "finished" : Self.cancelledLabel
            frames.append(FilmFrame(moment: .after, at: swipe.isFinished ? 1 : 0, label: label))
            return ringing(frames)
        }
        return ringing((asked ?? moments).map(frame))
    }

    /// Returns the frames, of which only the one in motion nearest to the middle has rings for the diagnostics of that
    /// phase.
    private func ringing(_ frames: [FilmFrame]) -> [FilmFrame] {
        func distance(_ index: Int) -> Double {
            if case .moving(let progress) = frames[index].moment { abs(progress - 0.5) } else { .infinity }
        }
        guard let nearest = frames.indices.min(by: { distance($0) < distance($1) }), distance(nearest) < 1 else {
            return frames
        }
        var frames = frames
        for index in frames.indices where frames[index].moment.phase == .moving {
            frames[index].isRinged = index == nearest
        }
        return frames
    }

    private static let cancelledLabel = "cancelled"

    /// The label of the single frame when nothing else can be shown.
    var stillLabel: String {
        switch outcome {
        case nil: "at rest"
        case .unchanged: "unchanged"
        case .changed, .cancelled: "after"
        }
    }

    /// Returns the frame at a moment, 0…1.
    func frame(at moment: Double) -> FilmFrame {
        let label = SceneText.number(moment)
        if moment <= 0 { return FilmFrame(moment: .before, at: 0, label: label) }
        guard passage != nil else { return FilmFrame(moment: .after, at: moment, label: label) }
        // A cancelled swipe ends in the state in which it began.
        if moment >= 1 {
            return FilmFrame(moment: .after, at: 1, label: outcome == .cancelled ? Self.cancelledLabel : label)
        }
        return FilmFrame(moment: .moving(moment), at: moment, label: label)
    }

    /// Returns the scene of a frame, with its rings, and the progress at which to sample it.
    func scene(of frame: FilmFrame) -> (scene: Scene, progress: Double)? {
        guard var result = scene(at: frame.moment) else { return nil }
        if frame.isRinged { result.scene.layers += rings(in: frame.moment.phase) }
        return result
    }

    /// Returns the scene of a moment, and the progress at which to sample it.
    func scene(at moment: Moment) -> (scene: Scene, progress: Double)? {
        switch moment {
        case .before: before.map { (Scene(resting: $0, style), 0) }
        case .after: after.map { (Scene(resting: $0, style), 1) }
        case .moving(let progress): passage.map { ($0, progress) }
        }
    }

    /// Returns the rings of the diagnostics in `phase`.
    func rings(in phase: Timeline.Phase) -> [Layer] {
        let marks = marks.filter { $0.phase == phase }
        let changes = changes.filter { $0.phase == phase }
        let rings = marks.compactMap(\.ring) + changes.compactMap(\.ring)
        // No ring lies over a number or a letter.
        return marks.compactMap(\.hatching) + marks.compactMap(\.ghost) + rings
            + marks.compactMap(\.numberLayer) + changes.compactMap(\.letterLayer)
    }

    /// Marks the differences from the same course before or after a change of the request, each by its letter.
    mutating func mark(_ differences: [(letter: String, difference: Difference)]) {
        for (letter, difference) in differences {
            changes.append(ChangeMark(letter, difference, on: self, besides: changes))
        }
    }

    /// The timeline of the animation.
    var timeline: Timeline {
        guard passage != nil else { return .cut }
        guard let swipe else { return .transition }
        return .swipe(to: swipe.progress, isFinished: swipe.isFinished)
    }
}

extension Course.Swipe {
    /// Makes the finger's part; nil if a swipe is finished and does not say when the finger was lifted.
    fileprivate init?(of swipe: NavigationOperation.InteractivePop, isFinished: Bool) {
        self.isFinished = isFinished
        switch swipe {
        case .released(let progress, _): self.progress = progress
        case .cancelled: progress = Self.usualProgress
        case .finished: return nil
        }
    }

    /// The progress at which a cancelled swipe turns back, if none is given.
    private static let usualProgress = 0.5
}

extension Plan {
    /// The color that a policy puts behind all views while the screens move; nil if it leaves that to the window.
    fileprivate var containerColor: RGBA? {
        for step in steps {
            if case .setContainerBackground(let color) = step.action { return color }
        }
        return nil
    }
}

extension Component {
    /// Whether it is a title, or the label of a back button, that fades.
    fileprivate var isFadingTitle: Bool {
        switch component {
        case .title, .largeTitle, .backButton: Set(opacity.map(\.opacity)).count > 1
        case .leftItems, .rightItems, .background, .shadow: false
        }
    }
}
