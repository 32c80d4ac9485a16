import NavigationStyle

extension PreviewRequest {
    /// Draws a film for each operation, one below the other.
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
        var frames: [Course.FilmFrame] = []
        for course in courses {
            let row = course.frames(at: options.at, byDefault: moments)
            frames += row
            if options.caption {
                bottom = picture.addLines(
                    course.headline,
                    Measure.heading,
                    x: Measure.padding,
                    below: bottom - 4,
                    room: max(Double(row.count) * (width + Measure.gap) - Measure.gap, Measure.leastWidth)
                )
                bottom += 8
            }
            let end = add(row, of: course, y: bottom, to: &picture)
            right = max(right, end.x)
            bottom = end.y
            for mark in course.marks where !mark.isRepeated {
                bottom = picture.addLines(
                    mark.caption,
                    Measure.note,
                    x: Measure.padding,
                    below: bottom,
                    room: max(end.x - Measure.padding, Measure.leastWidth),
                    .annotation
                )
            }
            bottom += Measure.gap
        }
        let parts = courses.flatMap { $0.unmeasured(in: $0.frames(at: options.at, byDefault: moments)) }
        if options.caption, let unmeasured = UnmeasuredPart.caption(of: parts.unique) {
            bottom -= Measure.gap
            bottom = picture.addLines(
                unmeasured,
                Measure.note,
                x: Measure.padding,
                below: bottom,
                room: max(right - Measure.padding, Measure.leastWidth),
                .secondary
            )
            bottom += Measure.gap
        }
        picture.width = max(right, Measure.leastWidth + Measure.padding) + Measure.padding
        picture.height = bottom
        var preview = Preview(picture, form, options)
        preview.moments = frames.map { Preview.Moment(at: $0.at, label: $0.label) }
        preview.outcome = courses.count == 1 ? first?.outcome : nil
        preview.policy = first?.policy
        preview.diagnostics = courses.flatMap { $0.marks.filter { !$0.isRepeated }.map(\.numbered) }
        return preview
    }

    /// Adds frames beside each other, with their labels; returns the point at which they end.
    func add(
        _ frames: [Course.FilmFrame],
        of course: Course,
        x: Double = Measure.padding,
        y: Double,
        to picture: inout Picture,
        hasLabels: Bool = true
    ) -> Point {
        var x = x
        var bottom = y
        for frame in frames {
            guard let (scene, progress) = course.scene(of: frame) else { continue }
            let area = Rect(x: x, y: y, width: width, height: width * scene.height / scene.width)
            picture.frames.append(Picture.Panel(area: area, scene: scene, progress: progress))
            if options.caption, hasLabels {
                picture.addLabel(frame.label, below: area)
            }
            bottom = max(bottom, area.maxY)
            x += width + Measure.gap
        }
        if options.caption, hasLabels { bottom += Measure.lineHeight }
        return Point(x: x - Measure.gap, y: bottom)
    }
}
