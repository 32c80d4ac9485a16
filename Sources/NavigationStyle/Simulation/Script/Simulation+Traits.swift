// The system's settings change while a screen is seen (around.V1 to V4).
extension Simulation {
    /// The interface style changes: colors follow at once, then the code of the screen on top runs, then it is laid out.
    mutating func changeTraits(to style: UserInterfaceStyle, _ record: inout OperationRecord) {
        guard environment.userInterfaceStyle != style else { return }
        follow(style)
        guard let top else { return }
        recordCallback(.traitCollectionDidChange, of: top, rule: .aroundV3, &record)
        writeOwn(writes[top].traitCollectionDidChange, of: top, &record)
        policy.didRunCode(of: top, in: &self, &record)
        layOut(top, rule: .aroundV3, &record)
        record.enter(.call)
    }
}
