import NavigationStyle

/// The style sheet of an animation: keyframes, and classes that run them.
///
/// Layers that change alike share their keyframes.
struct StyleSheet {
    let timeline: Timeline
    private let prefix: String
    private let loops: Bool
    private var keyframes: [Keyframes] = []
    private var classes: [[Int]] = []

    /// The stops of one change, and whether it holds each until the next.
    private struct Keyframes: Hashable {
        var text: [UInt8]
        var isStepped: Bool
    }

    init(_ timeline: Timeline, prefix: String, loops: Bool) {
        self.timeline = timeline
        self.prefix = prefix
        self.loops = loops
    }

    /// Returns the class for `changes`, each of which writes its declaration at a stop of the timeline.
    mutating func name(of changes: [(Timeline.Stop, inout SVGWriter) -> Void]) -> String {
        let indices = changes.map { index(of: frames($0)) }
        let position: Int
        if let known = classes.firstIndex(of: indices) {
            position = known
        } else {
            position = classes.count
            classes.append(indices)
        }
        return "\(prefix)_\(position)"
    }

    private mutating func index(of frames: Keyframes) -> Int {
        if let known = keyframes.firstIndex(of: frames) { return known }
        keyframes.append(frames)
        return keyframes.count - 1
    }

    /// Returns the stops that are needed: of several equal ones in a row, the first and the last.
    ///
    /// Between the rest and the first sample everything holds. A change without values in between holds each value
    /// until the next stop, so that two frames are never visible over one another.
    private func frames(_ declare: (Timeline.Stop, inout SVGWriter) -> Void) -> Keyframes {
        let stops = timeline.stops
        func declaration(_ stop: Timeline.Stop) -> [UInt8] {
            var writer = SVGWriter(capacity: 48)
            declare(stop, &writer)
            return writer.bytes
        }
        let declarations = stops.map(declaration)
        let isStepped = (1..<stops.count).allSatisfy { index in
            let ends = declarations[(index - 1)...index]
            if ends.first == ends.last || stops[index - 1].phase != stops[index].phase { return true }
            return ends.contains(declaration(stops[index - 1].middle(to: stops[index])))
        }
        var writer = KeyframeWriter()
        for (index, declaration) in declarations.enumerated() {
            // A stepped declaration holds until the next one without being repeated.
            if index > 0, index < declarations.count - 1, declarations[index - 1] == declaration,
                isStepped || declarations[index + 1] == declaration
            {
                continue
            }
            let holds =
                !isStepped && index < declarations.count - 1 && stops[index].phase == .before
                && stops[index + 1].phase != .before
            if holds, index > 0, declarations[index - 1] == declaration {
                // The declaration is written at the end of the pause only.
                writer.add(declaration, at: percent(of: stops[index + 1]) - Self.instant)
                continue
            }
            // A step ends just before its stop, so that rounding in the browser cannot delay it.
            let isStep = isStepped && index > 0 && declarations[index - 1] != declaration
            writer.add(declaration, at: percent(of: stops[index]) - (isStep ? Self.instant : 0))
            guard holds else { continue }
            writer.add(declaration, at: percent(of: stops[index + 1]) - Self.instant)
        }
        return Keyframes(text: writer.text, isStepped: isStepped)
    }

    /// Returns the moment of a stop in percent of the animation, in hundredths: a fifth of a millisecond.
    private func percent(of stop: Timeline.Stop) -> Double {
        (stop.time / timeline.duration * 10_000).rounded() / 100
    }

    /// The smallest part of an animation that is written, in percent.
    private static let instant = 0.01

    /// The style sheet as text; empty if nothing moves.
    var bytes: [UInt8] {
        guard !classes.isEmpty else { return [] }
        var writer = SVGWriter()
        for (index, frames) in keyframes.enumerated() {
            writer.append("@keyframes \(prefix)-k\(index){")
            writer.append(frames.text)
            writer.append("}")
        }
        for (index, animations) in classes.enumerated() {
            writer.append(".\(prefix)_\(index){animation:")
            for (position, animation) in animations.enumerated() {
                if position > 0 { writer.append(",") }
                writer.append("\(prefix)-k\(animation) ")
                writer.number(timeline.duration)
                writer.append(keyframes[animation].isStepped ? "s step-end " : "s linear ")
                writer.append(loops ? "infinite both" : "both")
            }
            writer.append("}")
        }
        // With reduced motion, the animation is paused at its end. No prefix has an underscore, so that no other picture
        // in the same document has classes that begin like these.
        writer.append("@media (prefers-reduced-motion:reduce){")
        writer.append("[class^=\(prefix)_]{animation-delay:-")
        writer.number(timeline.duration)
        writer.append(
            loops ? "s;animation-iteration-count:1;animation-play-state:paused}}" : "s;animation-play-state:paused}}"
        )
        return writer.bytes
    }
}

extension Layer {
    /// The layer with a text in the place where it begins to move, so that texts that go the same way share their
    /// keyframes.
    var placedAtItsStart: Layer {
        guard case .text(var line) = shape, case .varying(let way) = offset else { return self }
        let start = way(0)
        line.x += start.x
        line.baseline += start.y
        var layer = self
        layer.shape = .text(line)
        layer.offset = .varying { moment in
            let place = way(moment)
            return Point(x: (place.x - start.x).roundedToHundredths, y: (place.y - start.y).roundedToHundredths)
        }
        return layer
    }
}

/// Writes keyframes, of which equal ones in a row share their declaration.
private struct KeyframeWriter {
    private var writer = SVGWriter(capacity: 1024)
    private var last: [UInt8]?

    mutating func add(_ declaration: [UInt8], at percent: Double) {
        if let last {
            if last != declaration { end(last) }
            writer.append(last == declaration ? "," : "")
        }
        writer.number(percent)
        writer.append("%")
        last = declaration
    }

    private mutating func end(_ declaration: [UInt8]) {
        writer.append("{")
        writer.append(declaration)
        writer.append("}")
    }

    /// The keyframes so far.
    var text: [UInt8] {
        var copy = self
        if let last { copy.end(last) }
        return copy.writer.bytes
    }
}
