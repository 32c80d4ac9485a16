// The description of a fix, in the words of its edits.
extension FixableRequest {
    /// Returns a description of `fix`, one sentence for each place; `added` gives the places of the screens that
    /// operations add.
    func words(for fix: Fix, added: [RequestPointer]) -> DiagnosticText {
        var sentences: [FixSentence] = []
        for change in fix.changes {
            let sentence = sentence(for: change, added: added)
            guard let last = sentences.indices.last, sentences[last].join(sentence) else {
                sentences.append(sentence)
                continue
            }
        }
        return sentences.dropFirst().reduce(sentences.first?.words ?? "") { "\($0) \($1.words)" }
    }

    private func sentence(for change: RequestChange, added: [RequestPointer]) -> FixSentence {
        switch change {
        case .screen(let index, let change):
            let screen = screen(at: index, added: added)
            let id = screen?.id ?? ""
            if change == .guardSwipe, screen?.interactivePop.delegate == .replaced {
                return .whole(
                    """
                    Have the delegate of interactivePopGestureRecognizer on \(id) return viewControllers.count > 1 from \
                    gestureRecognizerShouldBegin.
                    """
                )
            }
            return change.sentence(about: id, at: libraryPlace)
        case .update(let property, let value?, let index):
            return .set(property, value, in: codeOfOperation(at: index))
        case .update(let property, nil, let index):
            return .remove("\(property)", from: codeOfOperation(at: index))
        case .popCount(let count, let index):
            return .whole("Set count of the pop at \(pointer(toOperation: index)) to \(count).")
        case .captureStatusBarAppearance:
            return .set("modalPresentationCapturesStatusBarAppearance", to: "true", in: "the navigation controller")
        case .tintOption(let name, let color):
            return .whole("Set the policy's option \(name) to \(color), for all screens.")
        case .windowColor(let color): return .set("backgroundColor", to: "\(color)", in: "the window")
        case .endSearch(let index):
            let place = "\(pointer(toOperation: index))" as DiagnosticText
            return .whole("End the search first: add an operation search with isActive false before \(place).")
        case .useFinalFrame(let index):
            return .whole(
                "Give the incoming view its finalFrame(for:): set usesFinalFrame of \(pointer(toOperation: index)) to true."
            )
        case .updateInsteadOfProxy(let index):
            return .whole("Write the properties to the bar itself: make \(pointer(toOperation: index)) an update.")
        case .proxy(let property, let value?): return .set(property, value, in: "defaults.appearanceProxy")
        case .proxy(let property, nil): return .remove("\(property)", from: "defaults.appearanceProxy")
        }
    }
}

extension FixableRequest {
    /// Returns the name of the code that an operation runs: an update, or what stands beside a call.
    private func codeOfOperation(at index: Int) -> DiagnosticText {
        let place = pointer(toOperation: index)
        if operations.indices.contains(index), case .update = operations[index].action {
            return "the update at \(place)"
        }
        return "the code beside the call at \(place)"
    }

    /// Returns the name of the code that a member of `library` stands for.
    private func libraryPlace(of member: String) -> DiagnosticText {
        PolicyRegistry.policy(named: scenario.policy.name)?.conduct.interface?.place(member) ?? "library"
    }
}

/// A sentence about changes of one kind at one place.
private struct FixSentence {
    private enum Kind {
        /// Members are given values; those with the same value are listed together.
        case set([(names: [DiagnosticText], value: DiagnosticText)])
        /// Members are removed.
        case remove([DiagnosticText])
        /// The text is complete.
        case whole(DiagnosticText)
    }

    private var kind: Kind
    private var place: DiagnosticText

    static func set(_ name: DiagnosticText, to value: DiagnosticText, in place: DiagnosticText) -> FixSentence {
        FixSentence(kind: .set([([name], value)]), place: place)
    }

    static func set(_ members: [(name: DiagnosticText, value: DiagnosticText)], in place: DiagnosticText)
        -> FixSentence
    {
        var sentence = FixSentence(kind: .set([]), place: place)
        for member in members { _ = sentence.join(set(member.name, to: member.value, in: place)) }
        return sentence
    }

    static func set(_ property: BarProperty, _ value: BarValue, in place: DiagnosticText) -> FixSentence {
        guard case .visibility(let visibility) = value else {
            var words = "\(value)" as DiagnosticText
            // The alpha is all that the fix changes.
            if case .image(.picture(let picture)) = value, picture.minimumAlpha == BarImage.Picture.slightAlpha {
                words = "\(words) with a minimumAlpha of \(picture.minimumAlpha)"
            }
            return set("\(property)", to: words, in: place)
        }
        let flag: DiagnosticText = "\(visibility.hidden)"
        switch visibility.animation {
        case .none: return set("\(property)", to: flag, in: place)
        case .animated: return whole("Call setNavigationBarHidden(\(flag), animated: true) in \(place).")
        case .asTransition: return whole("Call setNavigationBarHidden(\(flag), animated: animated) in \(place).")
        }
    }

    static func remove(_ name: DiagnosticText, from place: DiagnosticText) -> FixSentence {
        FixSentence(kind: .remove([name]), place: place)
    }

    static func whole(_ words: DiagnosticText) -> FixSentence { FixSentence(kind: .whole(words), place: "") }

    /// Merges `other` into this sentence if it is of the same kind and about the same place.
    ///
    /// - Returns: Whether it was merged.
    mutating func join(_ other: FixSentence) -> Bool {
        guard place == other.place else { return false }
        switch (kind, other.kind) {
        case (.set(var values), .set(let others)):
            for new in others {
                if let index = values.firstIndex(where: { $0.value == new.value }) {
                    values[index].names += new.names
                } else {
                    values.append(new)
                }
            }
            kind = .set(values)
        case (.remove(let names), .remove(let others)): kind = .remove(names + others)
        default: return false
        }
        return true
    }

    var words: DiagnosticText {
        switch kind {
        case .set(let values):
            let all = values.map { "\($0.names.listed) to \($0.value)" as DiagnosticText }.listed
            return "Set \(all) in \(place)."
        case .remove(let names): return "Remove \(names.listed) from \(place)."
        case .whole(let words): return words
        }
    }
}

extension [DiagnosticText] {
    /// The texts as a list in a sentence.
    var listed: DiagnosticText {
        guard let last, count > 1 else { return first ?? "" }
        let rest = dropLast()
        return "\(rest.dropFirst().reduce(rest[0]) { "\($0), \($1)" }) and \(last)"
    }
}

extension ScreenChange {
    fileprivate func sentence(about id: Screen.ID, at place: (_ member: String) -> DiagnosticText) -> FixSentence {
        switch self {
        case .write(let property, let value, let callback): .set(property, value, in: "\(callback) of \(id)")
        case .removeWrite(let property, let callback): .remove("\(property)", from: "\(callback) of \(id)")
        case .configure(let property, let value): .set(property, value, in: "the config (library.config) of \(id)")
        case .removeConfiguration(let property): .remove("\(property)", from: "the config (library.config) of \(id)")
        case .removeStyle(let key): .remove("\(key.name)", from: "bar of \(id)")
        case .declareHidden(let isHidden): .set("hidden", to: "\(isHidden)", in: "bar of \(id)")
        case .declareBackground(let color): .set("background", to: "\(color)", in: "bar of \(id)")
        case .declareTitleColor(let color): .set("the title color", to: "\(color)", in: "bar of \(id)")
        case .declareTint(let color): .set("tint", to: "\(color)", in: "bar of \(id)")
        case .declareLargeTitle(let isPreferred): .set("largeTitle", to: "\(isPreferred)", in: "bar of \(id)")
        case .scrollView(.takeAsContentScrollView), .scrollView(.moveToFront):
            .whole("Make the scroll view of \(id) the first subview of its root view, at every level.")
        case .scrollView(.addInViewDidLoad): .whole("Add the scroll view of \(id) in viewDidLoad.")
        case .scrollView(.pinToSuperview):
            .whole("Pin the top of the scroll view of \(id) to its superview, and not to the safe area.")
        case .scrollView(.writeContentOffset(let offset, let callback)):
            .set("contentOffset.y of the scroll view", to: "\(offset)", in: "\(callback) of \(id)")
        case .setContentScrollView: .whole("Call setContentScrollView(_:for: .top) on \(id) with its scroll view.")
        case .definePresentationContext: .set("definesPresentationContext", to: "true", in: "\(id)")
        case .setSearchControllerInTime: .whole("Set the searchController of \(id) in viewDidLoad.")
        case .preferStatusBarStyle(let style): .whole("Return \(style) from preferredStatusBarStyle of \(id).")
        case .resetTintAdjustmentMode:
            .whole(
                """
                Set tintAdjustmentMode of the bar to normal, then to automatic, when \(id) disappears: set \
                resetsTintAdjustmentMode to true.
                """
            )
        case .hideStatusBar: .whole("Return true from prefersStatusBarHidden of \(id) while the bar is hidden.")
        case .styleInViewWillAppear: .whole("Apply bar of \(id) in viewWillAppear: remove styledIn.")
        case .itemAppearance(let property, let appearance?):
            .set("\(property)", to: "\(BarValue.appearance(appearance))", in: "navigationItem of \(id)")
        case .itemAppearance(let property, nil): .remove("\(property)", from: "navigationItem of \(id)")
        case .largeTitleDisplayMode(let mode):
            .set("largeTitleDisplayMode", to: "\(mode)", in: "navigationItem of \(id)")
        case .setLibrary(let name, let value, let flag, _):
            .set(
                [(name, value.words), (flag, "true")].compactMap { name, value in name.map { ("\($0)", value) } },
                in: "\(place(name)) of \(id)"
            )
        case .removeLibrary(let name): .remove("\(name)", from: "\(place(name)) of \(id)")
        case .guardSwipe:
            .whole(
                """
                Let the back swipe begin on \(id): make the navigation controller the delegate of its \
                interactivePopGestureRecognizer, and return viewControllers.count > 1 from gestureRecognizerShouldBegin.
                """
            )
        case .enableSwipe: .whole("Let the back swipe begin on \(id): do not disable interactivePopGestureRecognizer.")
        case .stopScrollStyling:
            .whole("Stop changing the bar when \(id) disappears: remove scrollStyling.stopsWhenDisappearing.")
        case .extendUnderOpaqueBars: .set("extendedLayoutIncludesOpaqueBars", to: "true", in: "view of \(id)")
        }
    }
}

extension Value {
    /// The value in a sentence; a value with members is only shown in the edits.
    fileprivate var words: DiagnosticText {
        switch self {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let text): RGBA(hex: text).map { "\($0)" } ?? "\(text)"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
