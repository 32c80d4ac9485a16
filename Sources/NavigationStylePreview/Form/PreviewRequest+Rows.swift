import NavigationStyle

/// The measures of a picture, in pixels of CSS.
private enum Measure {
    static let padding = 16.0
    static let gap = 16.0
    static let arrow = Rect(x: 0, y: 0, width: 28, height: 12)
    static let lineHeight = 18.0
    static let caption = Picture.font(13)
    static let heading = Picture.font(15, .semibold)
    static let note = Picture.font(12)
    /// What words find at least.
    static let leastWidth = 320.0
    /// The column beside the frames of a sheet.
    static let column = 400.0
}

// MARK: - One operation

extension PreviewRequest {
    /// A still, two frames and an arrow, a film or an animation.
    func drawOne(_ course: Course) -> Preview {
        let frames = self.frames(of: course)
        let hasWords = options.caption || (options.annotations && !course.marks.isEmpty)
        var picture = Picture(course, hasTitle: true)
        picture.isBare = frames.count == 1 && !hasWords
        let padding = picture.isBare ? 0 : Measure.padding
        let isFilm = frames.count > 1
        let gap = form == .beforeAfter ? Measure.arrow.width + 2 * Measure.gap : Measure.gap
        var x = padding
        var bottom = padding
        for (index, frame) in frames.enumerated() {
            guard let (scene, progress) = course.scene(at: frame.moment) else { continue }
            let area = Rect(x: x, y: padding, width: width, height: width * scene.height / scene.width)
            picture.frames.append(Picture.Frame(area: area, scene: scene, progress: progress))
            if isFilm, options.caption {
                let baseline = area.maxY + Measure.lineHeight
                picture.add(
                    frame.label,
                    Measure.caption,
                    x: area.midX,
                    baseline: baseline,
                    room: width,
                    isCentered: true
                )
            }
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
        if isFilm, options.caption { bottom += Measure.lineHeight }
        if form == .animation { animate(&picture, course) }
        let room = picture.width - 2 * padding
        if options.caption {
            bottom += Measure.lineHeight
            picture.add(picture.title, Measure.note, x: padding, baseline: bottom, room: room, .secondary)
            if let note = course.note {
                bottom += Measure.lineHeight
                picture.add(note, Measure.note, x: padding, baseline: bottom, room: room, .secondary)
            }
        }
        for mark in course.marks {
            bottom += Measure.lineHeight
            picture.add(
                "\(mark.number)  \(mark.words)",
                Measure.note,
                x: padding,
                baseline: bottom,
                room: room,
                .annotation
            )
        }
        picture.height = bottom + (picture.isBare ? 0 : Measure.padding * 0.75)
        var preview = Preview(picture, form, options)
        preview.moments = frames.map { Preview.Moment(at: $0.at, label: $0.label) }
        preview.outcome = course.outcome
        preview.policy = course.policy
        preview.diagnostics = course.marks.map(\.numbered)
        return preview
    }

    private func frames(of course: Course) -> [Course.Frame] {
        if course.isStill { return [Course.Frame(moment: .after, at: 1, label: course.stillLabel)] }
        switch form {
        case .still:
            if let moment = options.at?.first { return [course.frame(at: moment)] }
            return [Course.Frame(moment: .after, at: 1, label: "after")]
        case .beforeAfter:
            return [
                Course.Frame(moment: .before, at: 0, label: "before"),
                Course.Frame(moment: .after, at: 1, label: "after"),
            ]
        case .film, .sheet, .storyboard: return course.frames(at: options.at, byDefault: moments)
        // Its first frame is where it begins.
        case .animation:
            return [
                Course.Frame(moment: course.passage == nil ? .before : .moving(0), at: 0, label: "before")
            ]
        }
    }

    /// Has the one frame move.
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

    /// What lies over the moving layers at rest: what is seen then, unless they look the same, and rings.
    private func overlay(of course: Course, at moment: Course.Moment, progress: Double) -> Picture.Overlay {
        guard let scene = course.scene(at: moment)?.scene else { return Picture.Overlay() }
        let rings = course.rings(in: moment == .before ? .before : .after)
        let still = Array(scene.layers.dropLast(rings.count))
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

// MARK: - Several

extension PreviewRequest {
    /// A film for each operation, one below the other.
    func drawRows(_ courses: [Course]) -> Preview {
        var picture = Picture()
        picture.isDark = courses.first?.isDark ?? false
        let first = courses.first
        let count = courses.count == 1 ? first?.title ?? "" : Self.count(courses.count)
        picture.title = [count, first?.policy.map(SceneText.policy), first?.system].compactMap(\.self)
            .joined(separator: ", ")
        picture.description = courses.enumerated().map { index, course in
            "\(index + 1): \(course.title). \(course.description)"
        }.joined(separator: " ")
        var bottom = Measure.padding
        var right = 0.0
        var frames: [Course.Frame] = []
        for course in courses {
            let row = course.frames(at: options.at, byDefault: moments)
            frames += row
            if options.caption {
                bottom += Measure.lineHeight - 4
                picture.add(
                    course.headline,
                    Measure.heading,
                    x: Measure.padding,
                    baseline: bottom,
                    room: max(Double(row.count) * (width + Measure.gap) - Measure.gap, Measure.leastWidth)
                )
                bottom += 8
            }
            let end = add(row, of: course, y: bottom, to: &picture)
            right = max(right, end.x)
            bottom = end.y
            for mark in course.marks {
                bottom += Measure.lineHeight
                picture.add(
                    "\(mark.number)  \(mark.words)",
                    Measure.note,
                    x: Measure.padding,
                    baseline: bottom,
                    room: max(end.x - Measure.padding, Measure.leastWidth),
                    .annotation
                )
            }
            bottom += Measure.gap
        }
        picture.width = max(right, Measure.leastWidth + Measure.padding) + Measure.padding
        picture.height = bottom
        var preview = Preview(picture, form, options)
        preview.moments = frames.map { Preview.Moment(at: $0.at, label: $0.label) }
        preview.outcome = courses.count == 1 ? first?.outcome : nil
        preview.policy = first?.policy
        preview.diagnostics = courses.flatMap { $0.marks.map(\.numbered) }
        return preview
    }

    /// Adds frames beside each other, with their labels; says where they end.
    private func add(
        _ frames: [Course.Frame],
        of course: Course,
        y: Double,
        to picture: inout Picture,
        hasLabels: Bool = true
    ) -> Point {
        var x = Measure.padding
        var bottom = y
        for frame in frames {
            guard let (scene, progress) = course.scene(at: frame.moment) else { continue }
            let area = Rect(x: x, y: y, width: width, height: width * scene.height / scene.width)
            picture.frames.append(Picture.Frame(area: area, scene: scene, progress: progress))
            if options.caption, hasLabels {
                picture.add(
                    frame.label,
                    Measure.caption,
                    x: area.midX,
                    baseline: area.maxY + Measure.lineHeight,
                    room: width,
                    isCentered: true
                )
            }
            bottom = max(bottom, area.maxY)
            x += width + Measure.gap
        }
        if options.caption, hasLabels { bottom += Measure.lineHeight }
        return Point(x: x - Measure.gap, y: bottom)
    }

    /// A row for each policy, with what is to be said of it beside the frames.
    func drawSheet(of response: CompareResponse, to operation: Operation) -> Preview {
        let labels = response.labels
        var rows: [(label: String, answer: Result<Course, ScenarioError>)] = []
        var last = 0
        for (label, entry) in zip(labels, response.results) {
            switch entry.answer {
            case .failure(let error): rows.append((label, .failure(error)))
            case .success(let answer):
                guard let course = Course(answer, to: operation, resolvedOptions, numberedAfter: last) else { continue }
                last += course.marks.count
                rows.append((label, .success(course)))
            }
        }
        let courses = rows.compactMap { try? $0.answer.get() }
        var picture = Picture()
        picture.isDark = courses.first?.isDark ?? false
        let policies = rows.count == 1 ? "1 policy" : "\(rows.count) policies"
        picture.title = [courses.first?.title, policies, courses.first?.system].compactMap(\.self)
            .joined(separator: ", ")
        picture.description = rows.map { row in
            switch row.answer {
            case .success(let course): "\(row.label): \(course.description)"
            case .failure(let error): "\(row.label): \(error.faults.first?.detail ?? "no answer")."
            }
        }.joined(separator: " ")
        var y = Measure.padding
        let frameCount = courses.map { $0.frames(at: options.at, byDefault: moments).count }.max() ?? 0
        let textX = Measure.padding + Double(frameCount) * (width + Measure.gap)
        for (position, row) in rows.enumerated() {
            let isLast = position == rows.count - 1
            var bottom = y
            var lines: [(String, SystemFont, Picture.Caption.Ink)] = []
            switch row.answer {
            case .failure(let error):
                lines.append((error.faults.first?.detail ?? "no answer", Measure.note, .secondary))
            case .success(let course):
                let frames = course.frames(at: options.at, byDefault: moments)
                bottom = add(frames, of: course, y: y, to: &picture, hasLabels: isLast).y
                lines = course.remarks(comparedWith: courses.first)
            }
            if options.caption || options.annotations {
                var baseline = y + 14
                picture.add(row.label, Measure.heading, x: textX, baseline: baseline, room: Measure.column)
                for (text, font, ink) in lines {
                    baseline += Measure.lineHeight - 2
                    picture.add(text, font, x: textX, baseline: baseline, room: Measure.column, ink)
                }
                bottom = max(bottom, baseline + 6)
            }
            y = bottom + Measure.gap
        }
        picture.width = textX + (options.caption || options.annotations ? Measure.column + Measure.padding : 0)
        picture.height = y
        var preview = Preview(picture, form, options)
        preview.moments =
            courses.first?.frames(at: options.at, byDefault: moments)
            .map { Preview.Moment(at: $0.at, label: $0.label) } ?? []
        preview.diagnostics = courses.flatMap { $0.marks.map(\.numbered) }
        return preview
    }
}

extension Mark {
    fileprivate var numbered: Preview.NumberedDiagnostic {
        Preview.NumberedDiagnostic(number: number, diagnostic: diagnostic)
    }
}

// MARK: - Words

extension Picture {
    /// A picture of one operation, with its words.
    fileprivate init(_ course: Course, hasTitle: Bool) {
        isDark = course.isDark
        title = [course.headline, course.policy.map(SceneText.policy), course.system].compactMap(\.self)
            .joined(separator: ", ")
        description = course.description
    }
}

extension Course {
    private var shown: SeenScreen? { after ?? before }

    fileprivate var isDark: Bool { shown?.environment.userInterfaceStyle == .dark }

    fileprivate var system: String? { shown.map { SceneText.system($0.environment.os) } }

    /// What is done, and how it ends where that is not the usual end.
    fileprivate var headline: String {
        switch outcome {
        case .cancelled: "\(title), cancelled"
        case .unchanged: reason.map { "\(title), unchanged: \($0.rawValue)" } ?? "\(title), unchanged"
        case .changed, nil: title
        }
    }

    /// What is drawn by guess.
    fileprivate var note: String? {
        let isUnknown = [before, after].contains {
            $0.map { !$0.bar.isHidden && $0.bar.background.alpha == .system } ?? false
        }
        return isUnknown ? "alpha unknown: Apple does not publish it" : nil
    }

    /// Before, what moves and why, after, and the diagnostics.
    fileprivate var description: String {
        var sentences: [String] = []
        if !isStill, let before { sentences.append("Before: \(SceneText.bar(of: before)).") }
        if let presentation, let because, !isStill {
            sentences.append("On the way: \(presentation.rawValue), because \(because).")
        }
        if outcome == .unchanged { sentences.append("Nothing changes\(reason.map { ": \($0.rawValue)" } ?? "").") }
        if let after { sentences.append("\(isStill ? "Shown" : "After"): \(SceneText.bar(of: after)).") }
        if let note { sentences.append("\(note).") }
        sentences += marks.map { "\($0.number): \($0.words)." }
        return sentences.joined(separator: " ")
    }

    /// What stands beside a row of a sheet: what moves, what differs from the first row, and the diagnostics.
    fileprivate func remarks(comparedWith first: Course?) -> [(String, SystemFont, Picture.Caption.Ink)] {
        var remarks: [(String, SystemFont, Picture.Caption.Ink)] = []
        if let presentation { remarks.append((presentation.rawValue, Measure.caption, .secondary)) }
        let differences = first.map { self.differences(from: $0) } ?? []
        if !differences.isEmpty {
            let words = differences.joined(separator: ", ")
            remarks.append(("differs from the first in \(words)", Measure.note, .secondary))
        }
        remarks += marks.map { ("\($0.number)  \($0.words)", Measure.note, Picture.Caption.Ink.annotation) }
        return remarks
    }

    /// What a person sees differ at the end.
    private func differences(from other: Course) -> [String] {
        guard let bar = after?.bar, let reference = other.after?.bar else { return [] }
        var names: [String] = []
        if presentation != other.presentation { names.append("presentation") }
        if bar.isHidden != reference.isHidden { names.append("hidden") }
        if bar.background != reference.background { names.append("background") }
        if bar.shadow != reference.shadow { names.append("shadow") }
        if bar.tintColor != reference.tintColor { names.append("tint") }
        if bar.title != reference.title { names.append("title") }
        if bar.statusBar != reference.statusBar { names.append("status bar") }
        return names
    }
}
