import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// The state of a simulation, which must be a plain value.
struct SimulationStateTests {
    /// Returns the size in bytes of a value that is copied without reference counting, as the compiler checks.
    private func size<Value: BitwiseCopyable>(of type: Value.Type) -> Int { MemoryLayout<Value>.stride }

    @Test func `a controller and a screen are copied as bytes, of which there are few`() {
        #expect(MemoryLayout<Controller>.stride <= 344)
        #expect(size(of: PlainScreen.self) <= 48)
    }

    private func simulation(of screens: [Screen]) throws -> Simulation {
        let scenario = Scenario.on(screens, policy: "transitionBar")
        var simulation = try Simulation(of: scenario)
        try simulation.restoreHistory(of: scenario)
        return simulation
    }

    private func screen(_ number: Int) -> Screen {
        Screen.writing(Screen.ID(rawValue: "s\(number)")) {
            $0.viewWillAppear.barTintColor = BarColor(RGBA(red: UInt8(number % 7), green: 0, blue: 0))
        }
    }

    @Test(arguments: [2, 8, 9, 30])
    func `what happens to a copy does not happen to the original`(count: Int) throws {
        var original = try simulation(of: (0..<count).map(screen))
        let before = original.state
        var copy = original
        copy.perform(NavigationCall(verb: .popToRoot, animated: true))
        #expect(copy.state != before)
        #expect(original.state == before)
        #expect(original.state.hashValue == before.hashValue)
        original.perform(NavigationCall(verb: .popToRoot, animated: true))
        #expect(original.state == copy.state, "The same has happened to both.")
        #expect(original.state.hashValue == copy.state.hashValue)
    }

    @Test func `a change of anything is a change of the state`() throws {
        let original = try simulation(of: [screen(0), screen(1)])
        let changes: [(inout Simulation) -> Void] = [
            { $0.controller.stack = $0.controller.stack.popped(to: 0) },
            { $0.controller.isNavigationBarHidden.toggle() },
            { $0.controller.isBarHidden.toggle() },
            { $0.controller.isBackgroundHidden.toggle() },
            { $0.controller.isItemStackAtRisk.toggle() },
            { $0.controller.visible = nil },
            { $0.environment.orientation = .landscape },
            { $0.records[0].isLoaded.toggle() },
            { $0.records[1].contentOffset = 12.5 },
            { $0.records[1].fakeBar = FakeBar(properties: BarProperties(), isAttached: true) },
            { simulation in
                var write = BarProperties()
                write.alpha = 0.5
                simulation.writeToBar(write, by: .system)
            },
            { $0.noteOnBar(WriteOrigin(.policy), for: .isNavigationBarHidden) },
        ]
        for (index, change) in changes.enumerated() {
            var changed = original
            change(&changed)
            #expect(changed.state != original.state, "change \(index)")
        }
    }

    @Test func `a fake bar that is changed in place is another`() throws {
        var simulation = try simulation(of: [screen(0), screen(1)])
        simulation.records[1].fakeBar = FakeBar(properties: BarProperties(), isAttached: true)
        let before = simulation.state
        simulation.records[1].fakeBar?.isHidden = true
        #expect(simulation.records[1].fakeBar?.isHidden == true)
        simulation.records[1].fakeBar?.properties.isTranslucent = false
        #expect(simulation.records[1].fakeBar?.properties.isTranslucent == false)
        simulation.records[1].fakeBar?.properties.isTranslucent = nil
        simulation.records[1].fakeBar?.isHidden = false
        #expect(simulation.state == before, "Equal values have one number.")
    }

    @Test(arguments: [1, 7, 8, 9, 40])
    func `a stack of any height is pushed to and popped from`(height: Int) {
        let stack = ScreenStack(0..<height)
        #expect(Array(stack) == Array(0..<height))
        #expect(Array(stack.pushing(99)) == Array(0..<height) + [99])
        #expect(Array(stack) == Array(0..<height), "The one that is pushed to stays.")
        for index in 0..<height {
            let popped = stack.popped(to: index)
            #expect(Array(popped) == Array(0...index))
            #expect(popped == ScreenStack(0...index))
            #expect(popped.hashValue == ScreenStack(0...index).hashValue)
            #expect(popped.pushing(5) == ScreenStack(Array(0...index) + [5]))
        }
        #expect(stack.screenBelow(0) == nil)
        #expect(stack.screenBelow(height) == height - 1)
        #expect(stack.screenBelowTop(by: 100) == 0)
        #expect(ScreenStack().screenBelowTop(by: 1) == nil)
    }

    @Test(arguments: [1, 8, 9, 40])
    func `what has been gone through once need not be again until the stack is set`(height: Int) {
        var stack = ScreenStack(0..<height)
        #expect(stack.notedCount == 0)
        stack.noteAll()
        #expect(stack.notedCount == height)
        #expect(stack == ScreenStack(0..<height) && stack.hashValue == ScreenStack(0..<height).hashValue)
        #expect(stack.pushing(99).notedCount == height)
        for index in 0..<height {
            #expect(stack.popped(to: index).notedCount == index + 1)
            #expect(stack.popped(to: index).pushing(99).notedCount == index + 1)
        }
    }

    @Test func `equal values have one id, however many there are`() {
        var interner = Interner<BarProperties>()
        func bar(_ number: Int) -> BarProperties {
            var properties = BarProperties()
            properties.alpha = Double(number) / 1000
            return properties
        }
        let ids = (0..<500).map { interner.id(of: bar($0)) }
        #expect(Set(ids).count == 500)
        for number in (0..<500).reversed() {
            #expect(interner.id(of: bar(number)) == ids[number])
            #expect(interner[ids[number]] == bar(number))
        }
    }
}
