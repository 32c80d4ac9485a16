import NavigationStyle
import Testing

/// The means of policies for each part of a declared style.
struct DeclarationTests {
    @Test(arguments: PolicyPage.all.filter { !$0.declarations.isEmpty }.map(\.name))
    func `each part of a declared style and each member of an interface is told of`(name: String) throws {
        let page = try #require(PolicyPage.named(name))
        #expect(Set(page.declarations.compactMap(\.part)) == Set(BarStyle.Part.allCases))
        let members = Set(page.declarations.flatMap(\.members).filter { $0.hasPrefix("library.") })
        for member in page.libraryMembers.map(\.name) {
            #expect(members.contains { $0 == "library.\(member)" || $0.hasPrefix("library.\(member).") }, "\(member)")
        }
        for declaration in page.declarations where declaration.direction != .both {
            #expect(declaration.loss != nil, "\(declaration)")
        }
    }

    @Test func `a comparison names what a policy has no word for`() throws {
        var scenario = Scenario(stack: [
            Screen(
                "A",
                bar: BarStyle(
                    background: .color(.red),
                    shadow: BarStyle.Shadow.none,
                    title: TextAttributes(color: .red, fontSize: 20)
                )
            )
        ])
        scenario.environment.os = SystemVersion(17)
        let policies = ["itemAppearance", "swiftUI", "wrNavigationBar"].map { PolicySelection($0) }
        let push = NavigationOperation(
            .push(Screen("B", bar: BarStyle(title: TextAttributes(color: .white))), animated: true)
        )
        let response = try CompareRequest(scenario, operation: push, policies: policies).response()
        #expect(
            response.unsayable.map { "\($0.policy) \($0.part.rawValue) \($0.pointer)" } == [
                "1 shadow.none /stack/0/bar/shadow", "1 title.color /stack/0/bar/title",
                "1 title.fontSize /stack/0/bar/title", "2 title.fontSize /stack/0/bar/title",
            ]
        )
    }

    @Test func `of an image, a hairline's color and a title's weight react-native-screens has a word for the last`()
        throws
    {
        let style = BarStyle(
            background: .image(.empty),
            shadow: .color(.red),
            title: TextAttributes(fontWeight: .heavy)
        )
        let request = CompareRequest(
            Scenario.on([Screen("A", bar: style)], policy: "system", os: SystemVersion(17)),
            operation: NavigationOperation(.push(Screen(id: "B"))),
            policies: [PolicySelection("system"), PolicySelection("reactNativeScreens")]
        )
        let unsayable = try request.response().unsayable
        #expect(unsayable.map(\.part) == [.backgroundImage, .shadowColor] && unsayable.allSatisfy { $0.policy == 1 })
    }

    @Test func `what SwiftUI says depends on the system`() throws {
        var scenario = Scenario(stack: [Screen("A", bar: BarStyle(background: .color(.red)))])
        func lost(_ os: SystemVersion) throws -> [BarStyle.Part] {
            scenario.environment.os = os
            let request = CompareRequest(
                scenario,
                operation: NavigationOperation(.push(Screen(id: "B"), animated: true)),
                policies: [PolicySelection("swiftUI"), PolicySelection("system")]
            )
            return try request.response().unsayable.map(\.part)
        }
        #expect(try lost(SystemVersion(15)) == [.backgroundColor] && lost(SystemVersion(16)) == [])
    }
}
