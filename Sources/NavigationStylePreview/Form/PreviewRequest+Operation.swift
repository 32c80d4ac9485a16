import NavigationStyle

extension PreviewRequest {
    /// Draws a still, two frames and an arrow, a film or an animation.
    func drawOne(_ course: Course) -> Preview {
        let frames = self.frames(of: course)
        // An empty stack is drawn as text only.
        let isEmpty = course.before == nil && course.after == nil
        let hasWords = options.caption || isEmpty || (options.annotations && !course.marks.isEmpty)
        var picture = Picture(course, hasTitle: true)
        picture.isBare = frames.count == 1 && !hasWords && options.frame == .none
        let padding = picture.isBare ? 0 : Measure.padding
        let isFilm = frames.count > 1
        let gap = form == .beforeAfter ? Measure.arrow.width + 2 * Measure.gap : Measure.gap
        var x = padding
        var bottom = padding
        for (index, frame) in frames.enumerated() {
            guard let (scene, progress) = course.scene(of: frame) else { continue }
            let area = Rect(x: x, y: padding, width: width, height: width * scene.height / scene.width)
            picture.frames.append(Picture.Panel(area: area, scene: scene, progress: progress))
            if isFilm, options.caption { picture.addLabel(frame.label, below: area) }
            if form == .beforeAfter, index > 0 {
                picture.arrows.append(
                    Rect(
                        x: x - gap + Measure.gap,
                        y: area.midY - Measure.arrow.height / 2,
                        width: Measure.arrow.width,
                        height: Measure.arrow.height
                    )
                )
            }
            x += width + gap
            bottom = max(bottom, area.maxY)
        }
        picture.width = x - gap + padding
        // Text below a small frame needs more width.
        if hasWords {
            picture.width = max(picture.width, Measure.leastWidth + 2 * padding)
        }
        if isFilm, options.caption { bottom += Measure.lineHeight }
        if form == .animation { animate(&picture, course) }
        let room = picture.width - 2 * padding
        func add(_ words: String, _ ink: Picture.Caption.Ink) {
            bottom = picture.addLines(words, Measure.note, x: padding, below: bottom, room: room, ink)
        }
        if options.caption || isEmpty { add(picture.title, .secondary) }
        let notes = [course.note, UnmeasuredPart.caption(of: course.unmeasured(in: frames))]
        if options.caption { for note in notes.compactMap(\.self) { add(note, .secondary) } }
        for mark in course.marks { add(mark.caption, .annotation) }
        picture.height = bottom + (picture.isBare ? 0 : Measure.padding * 0.75)
        var preview = Preview(picture, form, options)
        preview.moments = frames.map { Preview.Moment(at: $0.at, label: $0.label) }
        preview.outcome = course.outcome
        preview.policy = course.policy
        preview.diagnostics = course.marks.map(\.numbered)
        return preview
    }

    private func frames(of course: Course) -> [Course.FilmFrame] {
        if course.isStill { return [Course.FilmFrame(moment: .after, at: 1, label: course.stillLabel)] }
        switch form {
        case .still:
            if let moment = options.at?.first { return [course.frame(at: moment)] }
            return [Course.FilmFrame(moment: .after, at: 1, label: "after")]
        case .beforeAfter:
            return [
                Course.FilmFrame(moment: .before, at: 0, label: "before"),
                Course.FilmFrame(moment: .after, at: 1, label: "after"),
            ]
        case .film, .sheet, .storyboard: return course.frames(at: options.at, byDefault: moments)
        // The animation's first frame is its beginning.
        case .animation:
            guard course.passage != nil else { return [Course.FilmFrame(moment: .before, at: 0, label: "before")] }
            return [Course.FilmFrame(moment: .moving(0), at: 0, label: "before", isRinged: false)]
        }
    }

    /// Makes the one frame move.
    private func animate(_ picture: inout Picture, _ course: Course) {
        guard !course.isStill, var frame = picture.frames.first else { return }
        if let passage = course.passage {
            frame.scene = passage
            frame.progress = 0
            picture.frames[0] = frame
        }
        let timeline = course.timeline
        picture.animation = Picture.Animation(
            timeline: timeline,
            before: overlay(of: course, at: .before, progress: 0),
            after: overlay(of: course, at: .after, progress: timeline.stops.last?.progress ?? 1)
        )
    }

    /// Returns the overlay at rest: the layers at rest, unless they look the same as the moving ones, and rings.
    private func overlay(of course: Course, at moment: Course.Moment, progress: Double) -> Picture.Overlay {
        guard let scene = course.scene(at: moment)?.scene else { return Picture.Overlay() }
        let (still, rings) = (scene.layers, course.rings(in: moment.phase))
        let base: (layers: [Layer], progress: Double)
        if let passage = course.passage {
            base = (passage.layers, progress)
        } else if moment == .before {
            return Picture.Overlay()
        } else {
            return Picture.Overlay(layers: still + rings, covers: true)
        }
        return Self.bytes(of: still, 0, scene.width) == Self.bytes(of: base.layers, base.progress, scene.width)
            ? Picture.Overlay(layers: rings) : Picture.Overlay(layers: still + rings, covers: true)
    }

    private static func bytes(of layers: [Layer], _ moment: Double, _ width: Double) -> [UInt8] {
        var painter = ScenePainter(SVGWriter(), prefix: "ns")
        painter.moment = moment
        painter.width = width
        painter.paint(layers)
        return painter.writer.bytes
    }
}
