/// A property that a person sees differ between answers: of the transition, or of a screen at its end.
public struct Difference: Hashable, Sendable {
    /// The value that one answer shows.
    public struct Entry: Hashable, Sendable {
        /// The answer, by its place among those compared: a policy's, or an environment's.
        public var place: Int
        /// The value shown.
        public var value: VisibleValue
    }

    /// The screen; nil for a property of the transition.
    public var screen: Screen.ID?
    /// The property.
    public var property: VisibleProperty
    /// The moment of the transition, 0…1; nil for a property of the whole transition or of a screen.
    public var moment: Double?
    /// The values in the answers that show the property, in their order.
    public var values: [Entry]
}

extension Difference {
    /// Finds what differs: in the transition first, then in the bar after it, then in the screens below.
    ///
    /// - Parameters:
    ///   - answers: The answers under each policy, or in each environment; nil where there is none.
    ///   - moments: The moments of the transition at which the bars are compared, 0…1.
    /// - Returns: An entry for each property of which not all values look the same.
    package static func all(among answers: [ComparedAnswer?], at moments: [Double]) -> [Difference] {
        var differences: [Difference] = []
        let presentations = answers.map { answer in
            answer?.presentation.map { VisibleValue.presentation($0) }
        }
        if let difference = Difference(of: .presentation, presentations) { differences.append(difference) }
        for moment in moments {
            let looks = answers.map { $0?.motion?.look(at: moment) }
            for property in VisibleProperty.ofMoment {
                let values = looks.map { look in look.flatMap { property.value(in: $0) } }
                if let difference = Difference(of: property, at: moment, values) { differences.append(difference) }
            }
        }
        return differences + all(among: answers.map { $0?.screens })
    }

    /// Finds what differs at rest.
    ///
    /// - Parameter stacks: The screens of each answer, root first; nil where there is none.
    /// - Returns: An entry for each screen and property of which not all values look the same, in the order of
    ///   ``VisibleProperty``: first of the screen on top, whose bar is seen, then of the others from the root on.
    public static func all(among stacks: [[ScreenState]?]) -> [Difference] {
        let answered = stacks.compactMap(\.self)
        guard answered.count > 1 else { return [] }
        let screens = stacks.map { stack in
            stack.map { Dictionary($0.map { ($0.id, $0) }) { first, _ in first } }
        }
        var told: Set<Screen.ID> = []
        let ids = (answered.compactMap(\.last?.id) + answered.joined().map(\.id)).filter { told.insert($0).inserted }
        var differences: [Difference] = []
        for id in ids {
            let shown = screens.map { $0?[id] }
            let presence = zip(stacks, shown).map { stack, screen in
                stack.map { _ in VisibleValue.flag(screen != nil) }
            }
            if let difference = Difference(of: .isOnStack, on: id, presence) { differences.append(difference) }
            for property in VisibleProperty.ofScreen {
                let values = shown.map { screen in screen.flatMap { property.value(in: $0) } }
                if let difference = Difference(of: property, on: id, values) { differences.append(difference) }
            }
        }
        return differences
    }

    /// Compares the values of one property, nil in answers that show none; nil where they look the same.
    private init?(
        of property: VisibleProperty,
        on screen: Screen.ID? = nil,
        at moment: Double? = nil,
        _ values: [VisibleValue?]
    ) {
        let entries = values.enumerated().compactMap { place, value in value.map { Entry(place: place, value: $0) } }
        // What is not known differs from nothing.
        let isHeightKnown = !entries.contains { $0.value.isHeightUnknown }
        let seen = entries.map { isHeightKnown ? $0.value.asSeen : $0.value.asSeen.withoutHeight }
        guard let first = seen.first, seen.contains(where: { $0 != first }) else { return nil }
        self.init(screen: screen, property: property, moment: moment, values: entries)
    }
}
