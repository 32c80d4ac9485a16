import Testing

@testable import NavigationStyle

/// uikit.F.
struct BackButtonTests {
    static func button(
        _ os: SystemVersion = .iOS(17),
        below: ((inout Screen) -> Void)? = { $0.title = "Home" },
        bar: (inout BarProperties) -> Void = { _ in },
        screen: (inout Screen) -> Void = { _ in }
    ) -> BarState.BackButton {
        var previous: Screen?
        if let below {
            var screen = Screen(id: "below")
            below(&screen)
            previous = screen
        }
        return BarScene.on(os, previous: previous, bar: bar, screen: screen).barState().backButton
    }

    @Test func `the root has none`() {
        #expect(!Self.button(below: nil).isShown)
        #expect(Self.button(below: nil).title == nil)
    }

    @Test(arguments: [
        (false, false, false, true), (false, false, true, true),
        (false, true, false, false), (false, true, true, true),
        (true, false, false, false), (true, true, true, false),
    ])
    func `it is shown unless it is hidden or left items replace it`(
        hides: Bool,
        hasLeftItems: Bool,
        supplements: Bool,
        isShown: Bool
    ) {
        let button = Self.button(screen: {
            $0.navigationItem.hidesBackButton = hides
            $0.navigationItem.leftBarButtonItems = hasLeftItems ? ["Close"] : []
            $0.navigationItem.leftItemsSupplementBackButton = supplements
        })
        #expect(button.isShown == isShown)
        #expect(button.title == (isShown ? "Home" : nil))
    }

    @Test func `its title is the back item's, else the back title, else the title, else Back`() {
        func title(_ item: String?, _ back: String?, _ title: String?) -> String? {
            Self.button(below: {
                $0.navigationItem.backBarButtonItemTitle = item
                $0.navigationItem.backButtonTitle = back
                $0.title = title
            }).title
        }
        #expect(title("Up", "Prev", "Home") == "Up")
        #expect(title(nil, "Prev", "Home") == "Prev")
        #expect(title(nil, nil, "Home") == "Home")
        #expect(title(nil, nil, nil) == "Back")
    }

    @Test func `the title of the item below goes before that of its view controller`() {
        let button = Self.button(below: {
            $0.title = "Screen"
            $0.navigationItem.title = "Bar"
        })
        #expect(button.title == "Bar")
    }

    @Test func `backButtonTitle came with iOS 11`() {
        let below: (inout Screen) -> Void = {
            $0.title = "Home"
            $0.navigationItem.backButtonTitle = "Prev"
        }
        #expect(Self.button(.iOS(10), below: below).title == "Home")
        #expect(Self.button(.iOS(11), below: below).title == "Prev")
    }

    @Test func `an empty title leaves the chevron alone`() {
        #expect(Self.button(below: { $0.navigationItem.backBarButtonItemTitle = "" }).title == nil)
    }

    @Test func `generic says Back but keeps the back item's title, and minimal says nothing`() {
        func title(
            _ os: SystemVersion,
            _ mode: NavigationItem.BackButtonDisplayMode,
            item: String? = nil
        ) -> String? {
            Self.button(
                os,
                below: {
                    $0.title = "Home"
                    $0.navigationItem.backButtonTitle = "Prev"
                    $0.navigationItem.backBarButtonItemTitle = item
                    $0.navigationItem.backButtonDisplayMode = mode
                }
            ).title
        }
        #expect(title(.iOS(14), .default) == "Prev")
        #expect(title(.iOS(14), .generic) == "Back")
        #expect(title(.iOS(14), .generic, item: "Up") == "Up")
        #expect(title(.iOS(14), .minimal, item: "Up") == nil)
        #expect(title(.iOS(13), .minimal) == "Prev")
    }

    @Test func `an action of the app's puts one at the root, from iOS 16 on`() {
        func isShown(_ os: SystemVersion, hides: Bool = false) -> Bool {
            Self.button(
                os,
                below: nil,
                screen: {
                    $0.navigationItem.hasBackAction = true
                    $0.navigationItem.hidesBackButton = hides
                }
            ).isShown
        }
        #expect(!isShown(.iOS(15)))
        #expect(isShown(.iOS(16)))
        #expect(!isShown(.iOS(16), hides: true))
    }

    @Test func `that of an editor is a chevron alone, from iOS 16 on`() {
        func title(_ os: SystemVersion, _ style: NavigationItem.ItemStyle) -> String? {
            Self.button(os, screen: { $0.navigationItem.style = style }).title
        }
        #expect(title(.iOS(16), .editor) == nil)
        #expect(title(.iOS(16), .browser) == "Home")
        #expect(title(.iOS(15), .editor) == "Home")
    }

    @Test func `a title view below changes nothing of its title`() {
        let button = Self.button(below: {
            $0.title = "Home"
            $0.navigationItem.hasTitleView = true
        })
        #expect(button.title == "Home")
    }

    @Test func `on iOS 26 it is a chevron in the label color`() {
        let button = Self.button(.iOS(26))
        #expect(button.isShown)
        #expect(button.title == nil)
        #expect(button.color == .black)
        #expect(Self.button(.iOS(26), bar: { $0.tintColor = BarColor.red }).color == .red)
    }

    @Test func `its color is the appearance's, else the tint, else the system's blue`() {
        var appearance = Appearance()
        appearance.buttonColor = .green
        #expect(Self.button().color == RGBA(rawValue: 0x007A_FFFF))
        #expect(Self.button(bar: { $0.tintColor = BarColor.red }).color == .red)
        let both = Self.button(bar: {
            $0.tintColor = BarColor.red
            $0.standardAppearance = appearance
        })
        #expect(both.color == .green)
    }
}
