import NavigationStyle

extension PreviewRequest {
    /// Draws a sheet: environments, policies and moments in rows and columns, with remarks beside each row.
    func drawSheet(of answer: SheetAnswer) -> Preview {
        let sheet = Sheet(answer, rows: options.rows, resolvedOptions, moments)
        let courses = sheet.courses
        var picture = Picture()
        picture.isDark = courses.first?.isDark ?? false
        let system = sheet.hasOneSystem ? courses.first?.system : nil
        picture.title = ([courses.first?.title] + sheet.counts + [system]).compactMap(\.self).joined(separator: ", ")
        picture.description = sheet.description
        let slots = slots(of: sheet)
        let textX = (slots.last?.upperBound ?? 0) + Measure.gap
        var y = Measure.padding
        if options.caption { y = addHeadings(of: sheet, in: slots, y: y, to: &picture) }
        for (position, row) in sheet.rows.enumerated() {
            let isLast = position == sheet.rows.count - 1
            var bottom = y
            for (column, slot) in zip(sheet.columns, slots) {
                guard let course = sheet.entry(in: row, column)?.course else { continue }
                let frames = frames(of: course, in: row)
                // If moments are laid out as rows, the rows have the labels.
                let hasLabels = isLast || row.moment != nil
                bottom = max(
                    bottom,
                    add(frames, of: course, x: slot.lowerBound, y: y, to: &picture, hasLabels: hasLabels).y
                )
            }
            if options.caption || options.annotations {
                bottom = max(bottom, addRemarks(on: row, of: sheet, x: textX, y: y, to: &picture) + 6)
            }
            y = bottom + Measure.gap
        }
        picture.width = textX + (options.caption || options.annotations ? Measure.column + Measure.padding : 0)
        let parts = courses.flatMap { $0.unmeasured(in: $0.frames(at: options.at, byDefault: moments)) }
        let unmeasured = UnmeasuredPart.caption(of: parts.unique)
        if options.caption, !sheet.differences.isEmpty || unmeasured != nil {
            y -= Measure.lineHeight - 4
            let room = picture.width - 2 * Measure.padding
            func add(_ words: String, _ ink: Picture.Caption.Ink) {
                y = picture.addLines(words, Measure.note, x: Measure.padding, below: y, room: room, ink)
            }
            for difference in sheet.differences { add(difference, .primary) }
            if let unmeasured { add(unmeasured, .secondary) }
            y += Measure.padding
        }
        picture.height = y
        var preview = Preview(picture, form, options)
        preview.moments =
            courses.first?.frames(at: options.at, byDefault: moments)
            .map { Preview.Moment(at: $0.at, label: $0.label) } ?? []
        if before != nil { preview.changes = courses.filter(\.isAfterChange).flatMap(\.changes).map(\.marked) }
        preview.diagnostics = courses.flatMap { $0.marks.filter { !$0.isRepeated }.map(\.numbered) }
        return preview
    }

    /// Returns the frames of a course in a row.
    private func frames(of course: Course, in row: Sheet.Line) -> [Course.FilmFrame] {
        let frames = course.frames(at: options.at, byDefault: moments)
        guard let moment = row.moment else { return frames }
        return frames.indices.contains(moment) ? [frames[moment]] : []
    }

    /// Returns the range of x of each column: as many frames as its longest course has.
    private func slots(of sheet: Sheet) -> [Range<Double>] {
        var x = Measure.padding
        return sheet.columns.map { column in
            let counts = sheet.rows.map { row in
                sheet.entry(in: row, column)?.course.map { frames(of: $0, in: row).count } ?? 0
            }
            let start = x
            x += Double(counts.max() ?? 0) * (width + Measure.gap)
            return start..<max(start, x - Measure.gap)
        }
    }

    /// Adds the names of columns; returns the y at which the content below them begins.
    private func addHeadings(
        of sheet: Sheet,
        in slots: [Range<Double>],
        y: Double,
        to picture: inout Picture
    ) -> Double {
        var bottom = y
        for (column, slot) in zip(sheet.columns, slots) {
            guard let label = sheet.label(of: column), !slot.isEmpty else { continue }
            let room = slot.upperBound - slot.lowerBound
            let end = picture.addLines(label, Measure.heading, x: slot.lowerBound, below: y - 4, room: room)
            bottom = max(bottom, end + 8)
        }
        return bottom
    }

    /// Adds the remarks on a row: its name and, for each of its columns, the animation, the differences and the
    /// diagnostics; returns the last baseline.
    private func addRemarks(
        on row: Sheet.Line,
        of sheet: Sheet,
        x: Double,
        y: Double,
        to picture: inout Picture
    ) -> Double {
        var baseline = y + 14
        if let label = sheet.label(of: row) {
            picture.add(label, Measure.heading, x: x, baseline: baseline, room: Measure.column)
        } else {
            baseline -= Measure.lineHeight
        }
        // Remarks are written once, in the row of the first moment.
        guard row.moment ?? 0 == 0 else { return baseline }
        for column in sheet.columns {
            var remarks: [(String, SystemFont, Picture.Caption.Ink)] = []
            switch sheet.entry(in: row, column) {
            case .fault(let detail): remarks.append((detail, Measure.note, .secondary))
            case .course(let course): remarks = course.remarks(comparedWith: sheet.reference(in: row, column))
            case nil: break
            }
            if !remarks.isEmpty, let label = sheet.label(of: column) {
                remarks.insert((label, Measure.caption, .primary), at: 0)
            }
            for (text, font, ink) in remarks {
                baseline = picture.addLines(text, font, x: x, below: baseline, room: Measure.column, ink)
            }
        }
        return baseline
    }
}
