import NavigationStyle

/// A difference between two requests, before and after a change, as it is marked in both pictures: by a letter, and by a
/// ring if it has a place.
struct ChangeMark: Sendable {
    let letter: String
    let difference: Difference
    /// The area inside the ring, in points of the window; nil if the difference has no place in this picture.
    let area: Rect?
    /// Its place among the signs at the left end of the ring, from 0.
    let position: Int
    /// Whether an earlier mark has the ring around the area.
    let sharesRing: Bool
    /// The phase of the animation that differs.
    let phase: Timeline.Phase

    /// Finds the place of `difference` in `course`, beside the marks `others`.
    init(_ letter: String, _ difference: Difference, on course: Course, besides others: [ChangeMark]) {
        self.letter = letter
        self.difference = difference
        let phase: Timeline.Phase
        let screen: SeenScreen?
        if difference.moment != nil || difference.property == .presentation {
            (phase, screen) = (.moving, course.passage == nil ? nil : course.after ?? course.before)
        } else if difference.screen == course.after?.id {
            (phase, screen) = (.after, course.after)
        } else {
            (phase, screen) = (.before, difference.screen == course.before?.id ? course.before : nil)
        }
        let area = screen.flatMap { screen in
            MarkPlace(of: difference.property).map { $0.area(on: screen).outset(by: 3) }
        }
        self.phase = phase
        self.area = area
        let marked = others.filter { $0.phase == phase && $0.area != nil }
        sharesRing = marked.contains { $0.area == area }
        let signs = marked.compactMap(\.sign) + course.marks.filter { $0.phase == phase }.compactMap(\.sign)
        let (sign, pixel) = (Layer.Sign.change(letter), course.style.pixel)
        position =
            area.flatMap { area in screen?.freePosition(of: sign, around: area, besides: signs, pixel: pixel) } ?? 0
    }

    /// The letter at the ring.
    private var sign: Layer.Sign.Place? {
        area.map { Layer.Sign.Place(sign: .change(letter), area: $0, position: position) }
    }

    /// The ring, which marks around the same area share.
    var ring: Layer? {
        sharesRing ? nil : area.map { Layer(shape: .ring($0, isOfChange: true)) }
    }

    /// The letter at the ring.
    var letterLayer: Layer? { sign.map { Layer(shape: .sign($0)) } }

    /// The letter and the difference in a sentence.
    var caption: String { "\(letter)  \(message)" }

    private var message: String { difference.shortened.changeInWords }

    var marked: Preview.MarkedChange {
        Preview.MarkedChange(
            letter: letter,
            screen: difference.screen,
            property: difference.property,
            message: message
        )
    }
}

/// The letters of differences: A to Z, then AA, AB and so on.
struct ChangeLetters {
    private var count = 0

    mutating func next() -> String {
        var (number, letters) = (count, "")
        repeat {
            letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26))) + letters
            number = number / 26 - 1
        } while number >= 0
        count += 1
        return letters
    }
}

extension Difference {
    /// Finds what a person sees differ between the answers before and after a change of the request.
    ///
    /// A property that differs at rest is not told again for the moments of a transition, and any other is told once.
    static func ofChange(from before: ComparedAnswer?, to after: ComparedAnswer?) -> [Difference] {
        let all = all(among: [before, after], at: [0.5, 0.25, 0.75])
        var told = Set(all.filter { $0.moment == nil }.map(\.property))
        // Whether there are two bars on the way is part of the presentation.
        if told.contains(.presentation) { told.formUnion([.edge, .incomingBackground]) }
        return all.filter { $0.moment == nil || told.insert($0.property).inserted }
    }

    /// The difference with long titles cut.
    fileprivate var shortened: Difference {
        var difference = self
        for index in values.indices {
            switch values[index].value {
            case .title(var title):
                title.text = title.text.map(SceneText.shortened)
                difference.values[index].value = .title(title)
            case .backButton(var button):
                button.title = button.title.map(SceneText.shortened)
                difference.values[index].value = .backButton(button)
            default: break
            }
        }
        return difference
    }
}

extension MarkPlace {
    /// The place of a visible property; nil if it is a number of the layout, or the presence of a screen.
    init?(of property: VisibleProperty) {
        switch property {
        case .title, .largeTitle: self = .title
        case .tintColor, .backButton: self = .backButton
        case .shadow: self = .hairline
        case .statusBar, .barStyle: self = .statusBar
        case .presentation, .edge, .incomingBackground, .isHidden, .background, .isTranslucent, .searchBar, .appearance,
            .frame:
            self = .bar
        case .isOnStack, .view, .safeAreaInsets, .topLayoutGuide, .bottomLayoutGuide, .adjustedContentInset,
            .contentTop:
            return nil
        }
    }
}

// Words about a change.
extension Course {
    /// The sentences on what a change of the request has changed here.
    var changeSentences: [String] {
        var sentences = changes.map(\.caption)
        if !goneNumbers.isEmpty {
            sentences.append("No longer: \(goneNumbers.map(String.init).joined(separator: ", ")).")
        }
        return sentences.isEmpty ? ["Nothing that is seen differs."] : sentences
    }
}
