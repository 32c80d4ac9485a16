// What the rules of diagnostics go by (seed0.5.1.1): what is written to the container's bar is gone with the next
// transition's end.
extension CustomContainer {
    static let conduct: PolicyConduct = .init(
        stylePlace: .bar,
        overriding: PolicyConduct.Overriding(
            sources: ["seed0.5.1.1"],
            value: { value, property, after, context in
                property == .isNavigationBarHidden
                    ? after.scene.visibility(insteadOf: value)
                    : context.writtenByPolicy(insteadOf: value, of: property, in: after)
            }
        )
    )
}
