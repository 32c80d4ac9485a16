extension CompareResponse {
    /// The differences, and the parts that policies cannot express, with the labels of the policies.
    @usableFromInline package var labeled: (differences: [LabeledDifference], unsayable: [LabeledUnsayablePart]) {
        let labels = labels
        return (
            differences.map { LabeledDifference($0, labels: labels) },
            unsayable.map { LabeledUnsayablePart(part: $0, label: labels[$0.policy]) }
        )
    }

    /// Makes a response of one that was read, in which labels stand for the policies.
    @usableFromInline package init(
        labeled differences: [LabeledDifference],
        _ unsayable: [LabeledUnsayablePart],
        leftOut: [LeftOutPolicy]?,
        results: [Entry]
    ) throws {
        self.init(differences: [], unsayable: [], leftOut: leftOut, results: results)
        let labels = labels
        self.differences = try differences.map { try $0.difference(among: labels) }
        self.unsayable = try unsayable.map { try $0.part(among: labels) }
    }
}

/// A difference, with the labels of the policies.
@usableFromInline package struct LabeledDifference: ReadableAnswer {
    private let difference: Difference
    private let values: ToldForm<Values>

    init(_ difference: Difference, labels: [String]) {
        self.difference = difference
        values = .known(Values(entries: difference.values, labels: labels))
    }

    @usableFromInline package static var shape: Shape { .named("Difference") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        difference = Difference(
            screen: try members.optionalMember("screen", told?.difference.screen),
            property: try members.member("property", told?.difference.property),
            moment: try members.optionalMember("at", told?.difference.moment),
            values: told?.difference.values ?? []
        )
        values = try members.member("values", told?.values)
    }

    fileprivate func difference(among labels: [String]) throws -> Difference {
        guard case .read(let tree) = values else { return difference }
        var difference = difference
        difference.values = try labels.enumerated().compactMap { place, label in
            guard let value = tree[label] else { return nil }
            return Difference.Entry(place: place, value: try VisibleValue(value, of: difference.property))
        }
        return difference
    }

    /// The visible values under the policies.
    private struct Values: AnswerForm {
        let entries: [Difference.Entry]
        let labels: [String]

        static var shape: Shape { .openObject }

        func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
            writer.beginObject()
            for entry in entries {
                writer.key(escaping: labels[entry.place])
                writer.form(entry.value)
            }
            writer.endObject()
        }
    }
}

/// A part that a policy cannot express, with the label of the policy.
@usableFromInline package struct LabeledUnsayablePart: ReadableAnswer {
    private var part: UnsayablePart
    private let label: String

    fileprivate init(part: UnsayablePart, label: String) { (self.part, self.label) = (part, label) }

    @usableFromInline package static var shape: Shape { .named("UnsayablePart") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        label = try members.member("policy", told?.label)
        part = UnsayablePart(
            policy: told?.part.policy ?? 0,
            screen: try members.member("screen", told?.part.screen),
            part: try members.member("part", told?.part.part),
            pointer: try members.member("pointer", told?.part.pointer),
            loss: try members.member("loss", told?.part.loss)
        )
    }

    fileprivate func part(among labels: [String]) throws -> UnsayablePart {
        guard let policy = labels.firstIndex(of: label) else {
            throw DecodingError.dataCorrupted(at: [], "Expected the label of a policy, not \(label)")
        }
        var part = part
        part.policy = policy
        return part
    }
}

extension BarStyle.Part: AnswerName {}
