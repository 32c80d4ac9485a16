import NavigationStyle

extension Picture {
    /// Makes a picture of one operation, with its words.
    init(_ course: Course, hasTitle: Bool) {
        isDark = course.isDark
        title = [course.headline, course.policy.map(SceneText.policy), course.system].compactMap(\.self)
            .joined(separator: ", ")
        description = course.description
    }
}

extension Course {
    private var shown: SeenScreen? { after ?? before }

    var isDark: Bool { shown?.environment.userInterfaceStyle == .dark }

    var system: String? { shown.map { SceneText.system($0.environment.os) } }

    /// The title, with the outcome if it is not the usual one.
    var headline: String {
        switch outcome {
        case .cancelled: "\(title), cancelled"
        case .unchanged: reason.map { "\(title), unchanged: \($0.rawValue)" } ?? "\(title), unchanged"
        case .changed, nil: title
        }
    }

    /// A note about what is not drawn, and what is drawn by guess.
    var note: String? {
        let screens = [before, after].compactMap(\.self)
        var notes: [String] = []
        if screens.contains(where: { !$0.bar.isHidden && $0.bar.background.alpha == .system }) {
            notes.append("alpha unknown: Apple does not publish it")
        }
        for (index, screen) in screens.enumerated() where !screens[..<index].contains(screen) {
            let count = BarContent(of: screen).hiddenItemCount
            guard count > 0 else { continue }
            notes.append("\(count) \(count == 1 ? "item" : "items") of \(SceneText.name(of: screen)) behind …")
        }
        return notes.isEmpty ? nil : notes.joined(separator: "; ")
    }

    /// The look before, the animation and its reason, the look after, and the diagnostics.
    var description: String {
        var sentences: [String] = []
        if !isStill, let before { sentences.append("Before: \(SceneText.bar(of: before)).") }
        if let presentation, let because, !isStill {
            sentences.append("Transition: \(presentation.rawValue), because \(because).")
        }
        if outcome == .unchanged { sentences.append("Nothing changes\(reason.map { ": \($0.rawValue)" } ?? "").") }
        if let after { sentences.append("\(isStill ? "Shown" : "After"): \(SceneText.bar(of: after)).") }
        if let note { sentences.append("\(note).") }
        sentences += marks.filter { !$0.isRepeated }.map {
            "\($0.number): \($0.diagnostic.code.rawValue): \($0.diagnostic.message)"
        }
        if isAfterChange { sentences += changeSentences }
        return sentences.joined(separator: " ")
    }

    /// Returns the remarks beside a row of a sheet: the animation, the differences from the first row, and the
    /// diagnostics.
    func remarks(comparedWith first: Course?) -> [(String, SystemFont, Picture.Caption.Ink)] {
        var remarks: [(String, SystemFont, Picture.Caption.Ink)] = []
        if let presentation { remarks.append((presentation.rawValue, Measure.caption, .secondary)) }
        let differences = first.map { self.differences(from: $0) } ?? []
        if !differences.isEmpty {
            let words = differences.joined(separator: ", ")
            remarks.append(("differs from the first in \(words)", Measure.note, .secondary))
        }
        remarks += marks.filter { !$0.isRepeated }.map {
            ($0.caption, Measure.note, Picture.Caption.Ink.annotation)
        }
        if isAfterChange {
            remarks += changeSentences.map { ($0, Measure.note, .change) }
        }
        return remarks
    }

    /// Returns the names of the visible differences at the end.
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

extension Mark {
    var numbered: Preview.NumberedDiagnostic {
        Preview.NumberedDiagnostic(
            number: number,
            code: diagnostic.code,
            screen: diagnostic.screen,
            property: diagnostic.property,
            message: diagnostic.message
        )
    }
}
