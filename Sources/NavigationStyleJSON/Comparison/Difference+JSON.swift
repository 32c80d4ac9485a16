public import NavigationStyle

extension CompareResponse {
    /// The differences, and the parts that policies cannot express, with the labels of the policies.
    package var labeled: (differences: [LabeledDifference], unsayable: [LabeledUnsayablePart]) {
        let labels = labels
        return (
            differences.map { LabeledDifference(difference: $0, labels: labels) },
            unsayable.map { LabeledUnsayablePart(part: $0, labels: labels) }
        )
    }
}

/// A difference, with the labels of the policies.
package struct LabeledDifference: AnswerObject {
    let difference: Difference
    let labels: [String]

    package static var shape: Shape { .named("Difference") }

    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.optional("screen", difference.screen)
        visitor.required("property", difference.property)
        visitor.optional("at", difference.moment)
        visitor.required("values", Values(entries: difference.values, labels: labels))
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

/// A part that a policy cannot express, with the labels of the policies.
package struct LabeledUnsayablePart: AnswerObject {
    let part: UnsayablePart
    let labels: [String]

    package static var shape: Shape { .named("UnsayablePart") }

    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("policy", labels[part.policy])
        visitor.required("screen", part.screen)
        visitor.required("part", part.part)
        visitor.required("pointer", part.pointer)
        visitor.required("loss", part.loss)
    }
}

extension BarStyle.Part: AnswerName {}
