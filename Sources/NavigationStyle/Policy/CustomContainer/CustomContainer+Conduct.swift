// The policy's conduct for the diagnostic rules (seed0.5.1.1): a direct write to the container's bar is lost at the end
// of the next transition.
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
