import NavigationStyle

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
        picture.width = max(right, Measure.leastWidth + Measure.padding) + Measure.padding
        picture.height = bottom
        var preview = Preview(picture, form, options)
        preview.moments = frames.map { Preview.Moment(at: $0.at, label: $0.label) }
        preview.outcome = courses.count == 1 ? first?.outcome : nil
        preview.policy = first?.policy
        preview.diagnostics = courses.flatMap { $0.marks.filter { !$0.isRepeated }.map(\.numbered) }
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
    func drawSheet(of response: CompareResponse, to operation: NavigationOperation) -> Preview {
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
                    baseline = picture.addLines(text, font, x: textX, below: baseline, room: Measure.column, ink)
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
