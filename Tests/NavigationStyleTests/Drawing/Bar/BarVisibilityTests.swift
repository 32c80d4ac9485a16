import Testing

@testable import NavigationStyle

struct BarVisibilityTests {
    @Test func `a bar is hidden by the controller, by the policy, by its view and by an alpha of 0`() {
        #expect(!BarScene.on().barState().isHidden)
        #expect(BarScene.on(isNavigationBarHidden: true).barState().isHidden)
        #expect(BarScene.on(bar: { $0.isHidden = true }).barState().isHidden)
        #expect(BarScene.on(bar: { $0.alpha = 0 }).barState().isHidden)
        var scene = BarScene.on()
        scene.isBarHidden = true
        #expect(scene.barState().isHidden)
    }
}
