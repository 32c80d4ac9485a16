import NavigationStyle
import NavigationStyleTestSupport
import Testing

struct RandomModelTests {
    @Test func `the random model is the same for the same seed`() {
        var one = RandomModel(seed: 7)
        var other = RandomModel(seed: 7)
        for _ in 0..<20 { #expect(one.replayRequest() == other.replayRequest()) }
    }

    @Test func `the random model makes requests that can nearly all be answered`() throws {
        var model = RandomModel(seed: 1)
        var refused: [ScenarioError] = []
        for _ in 0..<400 {
            var transition = model.transitionRequest()
            var replay = model.replayRequest()
            (transition.scenario.include, replay.scenario.include) = ([], [])
            do throws(ScenarioError) { _ = try transition.response() } catch { refused.append(error) }
            do throws(ScenarioError) { _ = try replay.response() } catch { refused.append(error) }
        }
        #expect(refused.count < 40, "\(refused.prefix(5))")
    }

    @Test func `the random model touches every property and asks for every operation`() {
        var model = RandomModel(seed: 2)
        var touched: BarPropertySet = []
        var verbs: Set<String> = []
        // Operations on the bar's surroundings are rare.
        for _ in 0..<6000 where touched != .all || verbs.count < 16 {
            let request = model.replayRequest()
            for screen in request.scenario.stack { touched = touched.union(screen.callbacks.touched) }
            for operation in request.operations {
                let action = Mirror(reflecting: operation.action)
                verbs.insert(action.children.first?.label ?? "\(operation.action)")
            }
        }
        #expect(touched == .all)
        #expect(verbs.count == 16, "\(verbs)")
    }
}
