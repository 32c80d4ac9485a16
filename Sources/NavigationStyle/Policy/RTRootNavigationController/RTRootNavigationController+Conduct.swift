// The policy's conduct for the diagnostic rules (libraries.6).
extension RTRootNavigationController {
    static let conduct: PolicyConduct = .init(
        swipeMembers: [Value.Member("disableInteractivePop", .bool(false))],
        givesCodeOwnBar: true,
        overriding: PolicyConduct.Overriding(sources: ["libraries.6"], replacesItemAppearances: true)
    )
}
