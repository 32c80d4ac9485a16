import Testing

@testable import NavigationStyle

struct PreferredStatusBarStyleTests {
    @Test func `a declared status bar style is what the screen prefers from iOS 13 on`() {
        var screen = Screen(id: "a")
        screen.bar = BarStyle()
        screen.bar?.statusBar = .lightContent
        #expect(screen.preferredStatusBarStyle(on: .iOS(12)) == .default)
        #expect(screen.preferredStatusBarStyle(on: .iOS(13)) == .lightContent)
    }

    @Test func `the screen's own answer goes before the declared style`() {
        var screen = Screen(id: "a")
        screen.bar = BarStyle()
        screen.bar?.statusBar = .lightContent
        screen.preferredStatusBarStyle = .darkContent
        #expect(screen.preferredStatusBarStyle(on: .iOS(17)) == .darkContent)
    }
}
