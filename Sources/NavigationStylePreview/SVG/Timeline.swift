import NavigationStyle

/// The timeline of an animation: it rests, moves and rests again.
struct Timeline: Sendable {
    /// A moment that is written; between two stops the browser interpolates linearly.
    struct Stop: Hashable, Sendable {
        /// The time, in seconds from the beginning.
        var time: Double
        /// The progress of the transition, 0…1.
        var progress: Double
        /// The phase of the animation.
        var phase: Phase

        /// Returns the moment in the middle between two stops of one phase.
        func middle(to other: Stop) -> Stop {
            Stop(time: (time + other.time) / 2, progress: (progress + other.progress) / 2, phase: phase)
        }
    }

    /// The parts of an animation.
    enum Phase: Hashable, Sendable {
        case before, moving, after
    }

    private(set) var stops: [Stop]
    /// The duration, in seconds.
    private(set) var duration: Double

    /// The timeline of a transition without a gesture.
    static let transition = Timeline { timeline in
        for index in 1..<last {
            let time = PreviewConstant.springDuration.value * Double(index) / Double(last)
            timeline.move(to: Spring.progress(at: time), at: rest + time)
        }
        timeline.end(at: rest + PreviewConstant.springDuration.value, progress: 1)
    }

    /// Returns the timeline of a finger that moves to `progress`, and of the release after it.
    static func swipe(to progress: Double, isFinished: Bool) -> Timeline {
        Timeline { timeline in
            let end = isFinished ? 1.0 : 0
            for index in 1...fingerMoments {
                let share = Double(index) / Double(fingerMoments)
                timeline.move(to: progress * share, at: rest + fingerDuration * share)
            }
            let count = last - fingerMoments
            let release = rest + fingerDuration
            for index in 1..<count {
                let time = PreviewConstant.springDuration.value * Double(index) / Double(count)
                timeline.move(to: progress + (end - progress) * Spring.progress(at: time), at: release + time)
            }
            timeline.end(at: release + PreviewConstant.springDuration.value, progress: end)
        }
    }

    /// The timeline of an instant change.
    static let cut = Timeline { timeline in
        timeline.stops.append(Stop(time: rest, progress: 0, phase: .before))
        timeline.end(at: rest + cutDuration, progress: 1)
    }

    private init(_ build: (inout Timeline) -> Void) {
        stops = [Stop(time: 0, progress: 0, phase: .before)]
        duration = 0
        stops.append(Stop(time: Self.rest, progress: 0, phase: .before))
        build(&self)
    }

    private mutating func move(to progress: Double, at time: Double) {
        stops.append(Stop(time: time, progress: progress, phase: .moving))
    }

    private mutating func end(at time: Double, progress: Double) {
        stops.append(Stop(time: time, progress: progress, phase: .after))
        duration = time + Self.rest
        stops.append(Stop(time: duration, progress: progress, phase: .after))
    }

    /// The duration of the rest before and after, in seconds.
    private static let rest = 0.8
    /// The duration of a finger's movement, in seconds.
    private static let fingerDuration = 0.4
    /// The number of a swipe's 16 samples that belong to the finger.
    private static let fingerMoments = 5
    private static let last = 15
    /// The duration of one frame of a display, in seconds.
    private static let cutDuration = 0.016
}
