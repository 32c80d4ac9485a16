import NavigationStyle

/// The sheet of styles of an animation: keyframes, and classes that run them.
///
/// What moves alike shares its keyframes.
struct StyleSheet {
    let timeline: Timeline
    private let prefix: String
    private let loops: Bool
    private var keyframes: [[UInt8]] = []
    private var classes: [[Int]] = []

    init(_ timeline: Timeline, prefix: String, loops: Bool) {
        self.timeline = timeline
        self.prefix = prefix
        self.loops = loops
    }

    /// The class of what changes as `changes` say: for each, what a stop of the timeline declares.
    mutating func name(of changes: [(Timeline.Stop, inout SVGWriter) -> Void]) -> String {
        let indices = changes.map { index(of: frames($0)) }
        let position: Int
        if let known = classes.firstIndex(of: indices) {
            position = known
        } else {
            position = classes.count
            classes.append(indices)
        }
        return "\(prefix)-c\(position)"
    }

    private mutating func index(of frames: [UInt8]) -> Int {
        if let known = keyframes.firstIndex(of: frames) { return known }
        keyframes.append(frames)
        return keyframes.count - 1
    }

    /// The stops that are needed: of several alike in a row, the first and the last.
    private func frames(_ declare: (Timeline.Stop, inout SVGWriter) -> Void) -> [UInt8] {
        let declarations = timeline.stops.map { stop in
            var writer = SVGWriter(capacity: 48)
            declare(stop, &writer)
            return writer.bytes
        }
        var writer = SVGWriter(capacity: 1024)
        for (index, declaration) in declarations.enumerated() {
            if index > 0, index < declarations.count - 1, declarations[index - 1] == declaration,
                declarations[index + 1] == declaration
            {
                continue
            }
            writer.number(timeline.stops[index].time / timeline.duration * 100)
            writer.append("%{")
            writer.append(declaration)
            writer.append("}")
        }
        return writer.bytes
    }

    /// The sheet as text; empty where nothing moves.
    var bytes: [UInt8] {
        guard !classes.isEmpty else { return [] }
        var writer = SVGWriter()
        for (index, frames) in keyframes.enumerated() {
            writer.append("@keyframes \(prefix)-k\(index){")
            writer.append(frames)
            writer.append("}")
        }
        for (index, animations) in classes.enumerated() {
            writer.append(".\(prefix)-c\(index){animation:")
            for (position, animation) in animations.enumerated() {
                if position > 0 { writer.append(",") }
                writer.append("\(prefix)-k\(animation) ")
                writer.number(timeline.duration)
                writer.append(loops ? "s linear infinite both" : "s linear both")
            }
            writer.append("}")
        }
        // Who asks for less motion sees how it ends.
        writer.append("@media (prefers-reduced-motion:reduce){")
        for index in classes.indices { writer.append(index == 0 ? ".\(prefix)-c0" : ",.\(prefix)-c\(index)") }
        writer.append("{animation-delay:-")
        writer.number(timeline.duration)
        writer.append(
            loops ? "s;animation-iteration-count:1;animation-play-state:paused}}" : "s;animation-play-state:paused}}"
        )
        return writer.bytes
    }
}
