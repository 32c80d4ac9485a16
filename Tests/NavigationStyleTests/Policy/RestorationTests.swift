import NavigationStyle
import Testing

/// After a push and a pop, the policies that promise restoration restore the properties that they manage, and no
/// others.
@Suite struct RestorationTests {
    /// A policy on an iOS, with the properties that it manages there.
    struct Promise: CustomTestStringConvertible {
        var policy: String
        var os: SystemVersion
        var managed: BarPropertySet
        var testDescription: String { "\(policy) on iOS \(os)" }
    }

    private static let legacy: BarPropertySet = [.barTintColor, .backgroundImage, .shadowImage]
    private static let imitated: BarPropertySet = [
        .barStyle, .isTranslucent, .prefersLargeTitles, .largeTitleTextAttributes, .tintColor, .barTintColor,
        .shadowImage, .titleTextAttributes, .backIndicatorImage, .backIndicatorTransitionMaskImage,
    ]

    /// The properties of a bar, without the flags of the navigation controller, which no policy copies.
    private static let ofBar = BarPropertySet.all.subtracting([
        .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact, .hidesBarsWhenKeyboardAppears,
    ])

    private static let promises = [
        Promise(policy: "system", os: SystemVersion(12), managed: []),
        Promise(policy: "transitionBar", os: SystemVersion(12), managed: ofBar),
        Promise(policy: "transitionBar", os: SystemVersion(17), managed: ofBar),
        Promise(policy: "kmNavigationBarTransition", os: SystemVersion(12), managed: legacy),
        Promise(
            policy: "kmNavigationBarTransition",
            os: SystemVersion(17),
            managed: [.standardAppearance, .scrollEdgeAppearance]
        ),
        Promise(policy: "doubleNavigationController", os: SystemVersion(12), managed: imitated),
    ]

    /// The values that the lower and the upper screen write to each property.
    private static let values: [BarProperty: (lower: BarValue, upper: BarValue)] = {
        var values: [BarProperty: (lower: BarValue, upper: BarValue)] = [:]
        for property in BarProperty.allCases where property != .isHidden && property != .isNavigationBarHidden {
            values[property] =
                switch property.kind {
                case .barStyle: (.barStyle(.black), .barStyle(.default))
                case .flag: (.flag(true), .flag(false))
                case .number: (.number(0.5), .number(0.75))
                case .color: (.color(.red), .color(.blue))
                case .image: (image("lower"), image("upper"))
                case .textAttributes:
                    (.textAttributes(TextAttributes(color: .red)), .textAttributes(TextAttributes(color: .blue)))
                case .appearance: (.appearance(Appearance(.opaque)), .appearance(Appearance(.transparent)))
                case .visibility: (.null, .null)
                }
        }
        return values
    }()

    private static func image(_ name: String) -> BarValue {
        .image(.picture(BarImage.Picture(name: name, minimumAlpha: 0.5)))
    }

    @Test(arguments: promises, BarProperty.allCases.filter { values[$0] != nil })
    func `a property comes back if and only if the policy manages it`(promise: Promise, property: BarProperty) throws {
        let values = try #require(Self.values[property])
        let lower = Screen.writing("lower") { $0.viewDidLoad[property] = values.lower }
        let upper = Screen.writing("upper") { $0.viewDidLoad[property] = values.upper }
        let response = try Scenario.on([lower], policy: promise.policy, os: promise.os).replay([
            NavigationOperation(.push(upper, animated: true)), NavigationOperation(.pop()),
        ])
        let bar = try #require(response.controller).bar
        let expected = promise.managed.contains(property) ? values.lower : values.upper
        #expect(bar[property] ?? Self.unwritten(property) == expected)
    }

    /// Returns the value of a new bar, which the state leaves out.
    private static func unwritten(_ property: BarProperty) -> BarValue {
        property == .barStyle ? .barStyle(.default) : .flag(property == .isTranslucent)
    }
}
