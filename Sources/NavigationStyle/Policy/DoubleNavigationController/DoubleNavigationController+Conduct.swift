// The policy's conduct for the diagnostic rules (seed3).
extension DoubleNavigationController {
    static let conduct: PolicyConduct = .init(
        stylePlace: .config,
        hidingPlace: .config,
        usage: PolicyConduct.Usage(
            // The flags that hide the bar are the navigation controller's, and are kept.
            properties: { $0 == .call ? [] : .all.subtracting([.alpha]).subtracting(.hidesBars) },
            breach: { _, _, _, _ in
                PolicyConduct.Breach(
                    of: .dbnUsage1,
                    fix: "Move it to library.config, or to an update once the screen is shown."
                )
            }
        )
    )
}
