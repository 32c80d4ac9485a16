/// A part of a screen's declared style that a policy of a comparison cannot express.
public struct UnsayablePart: Hashable, Sendable {
    /// The index of the policy's result.
    public var policy: Int
    /// The screen.
    public var screen: Screen.ID
    /// The part.
    public var part: BarStyle.Part
    /// The place of the part: a JSON Pointer into the request.
    public var pointer: String
    /// The loss.
    public var loss: String
}

extension CompareRequest {
    /// Returns the parts of the screens' declared styles that each policy cannot express.
    ///
    /// - Parameter names: The names of the policies, in the order of the results.
    /// - Returns: The parts, in the order of the screens.
    func unsayableParts(under names: [String]) -> [UnsayablePart] {
        var declared = scenario.stack.enumerated().map { (screen: $1, pointer: "/stack/\($0)") }
        declared += operation.action.newScreens.map { (screen: $0.screen, pointer: "/operation" + $0.place) }
        let pages = names.map { PolicyPage.named($0) }
        var parts: [UnsayablePart] = []
        for (screen, pointer) in declared {
            guard let style = screen.bar?.resolved(for: scenario.environment.userInterfaceStyle) else { continue }
            for (policy, page) in pages.enumerated() {
                for (part, loss) in page?.declarations.losses(of: style, on: scenario.environment.os) ?? [] {
                    parts.append(
                        UnsayablePart(
                            policy: policy,
                            screen: screen.id,
                            part: part,
                            pointer: "\(pointer)/bar/\(part.member)",
                            loss: loss
                        )
                    )
                }
            }
        }
        return parts
    }
}
