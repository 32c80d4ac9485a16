import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// uikit.F4.
struct BackButtonRoomTests {
    /// Returns the label beside the chevron on a screen with `title` above one with the title `previous`.
    private static func label(
        _ previous: String,
        above title: String?,
        _ os: SystemVersion = .iOS(17),
        device: String = "iPhone 15 Pro",
        _ orientation: Orientation = .portrait,
        below: (inout Screen) -> Void = { _ in },
        bar: (inout BarProperties) -> Void = { _ in },
        screen: (inout Screen) -> Void = { _ in },
        environment: (inout NavigationEnvironment) -> Void = { _ in }
    ) -> String? {
        var lower = Screen(id: "below")
        lower.title = previous
        below(&lower)
        let scene = BarScene.on(os, device: device, orientation, previous: lower, bar: bar) {
            $0.title = title
            screen(&$0)
        }
        return scene.with(environment).barState().backButton.title
    }

    private static let long = String(repeating: "Long", count: 7)
    private static let veryLong = String(repeating: "a very long title ", count: 20)

    // MARK: - Widths

    /// A bar of 400 points, a label that begins at 30, and a title of 100 with a gap of 10, which begins at 150 if
    /// centered.
    private static let room = BackButtonRoom(
        barWidth: 400,
        start: 30,
        end: 380,
        leftItemsWidth: 0,
        titleWidth: 100,
        titleGap: 10,
        largestTitleShift: 10
    )

    @Test func `a label may move the title aside by ten points, and not by one more`() {
        #expect(Self.room.holdsLabel(ofWidth: 110))
        #expect(Self.room.holdsLabel(ofWidth: 120))
        #expect(!Self.room.holdsLabel(ofWidth: 121))
    }

    @Test func `where it may move it as far as there is room, the title reaches the margin, and not a point more`() {
        var room = Self.room
        room.largestTitleShift = nil
        #expect(room.holdsLabel(ofWidth: 240))
        #expect(!room.holdsLabel(ofWidth: 241))
    }

    @Test func `without a title a label reaches the margin, and not a point more`() {
        var room = Self.room
        room.titleWidth = nil
        #expect(room.holdsLabel(ofWidth: 350))
        #expect(!room.holdsLabel(ofWidth: 351))
    }

    @Test func `a title that right items keep from the middle is moved from where they leave it`() {
        var room = Self.room
        room.end = 220
        // The right items move the title to 120, so that the label has at most 80.
        #expect(room.holdsLabel(ofWidth: 80))
        #expect(!room.holdsLabel(ofWidth: 81))
    }

    @Test func `left items beside the back button take their part`() {
        var room = Self.room
        room.leftItemsWidth = 50
        #expect(room.holdsLabel(ofWidth: 70))
        #expect(!room.holdsLabel(ofWidth: 71))
    }

    @Test func `a title that is wider than its room leaves none, up to which it leaves some`() {
        var room = Self.room
        room.largestTitleShift = nil
        room.titleWidth = 340
        #expect(room.holdsLabel(ofWidth: 0))
        room.titleWidth = 341
        #expect(!room.holdsLabel(ofWidth: 0))
    }

    // MARK: - In a bar

    @Test func `a label that fits is the title, one that does not is Back, and without room for that there is none`() {
        #expect(Self.label("First", above: "Second") == "First")
        #expect(Self.label(Self.veryLong, above: "Second") == "Back")
        #expect(Self.label("First", above: Self.veryLong) == nil)
        #expect(Self.label(Self.veryLong, above: Self.veryLong) == nil)
    }

    @Test func `what react-native-screens' tests see on an iPhone 15 Pro`() {
        #expect(Self.label("First", above: "Second") == "First")
        #expect(Self.label("LongLongLongLongLong", above: "Second") == "Back")
        #expect(Self.label("First", above: Self.long) == nil)
        // A backButtonTitle that is too long is replaced by Back, not by the screen's title.
        func label(backButtonTitle: String, above title: String) -> String? {
            Self.label("First", above: title, below: { $0.navigationItem.backButtonTitle = backButtonTitle })
        }
        #expect(label(backButtonTitle: "Custom", above: "Second") == "Custom")
        #expect(label(backButtonTitle: "LongLongLongLongLong", above: "Second") == "Back")
        #expect(label(backButtonTitle: "CustomBack", above: Self.long) == nil)
    }

    @Test func `up to iOS 10 the title moves as far as there is room, as somebody saw on an iPhone 5`() {
        func label(_ previous: String, above title: String, _ os: SystemVersion) -> String? {
            Self.label(previous, above: title, os, device: "iPhone 5")
        }
        #expect(label("Followed Sites", above: "Manage", SystemVersion(9, 3)) == "Followed Sites")
        #expect(label("Followed Sites", above: "Manage", .iOS(11)) == "Back")
        #expect(label("Followed Sites", above: "Manage the followed sites", SystemVersion(9, 3)) == "Back")
        #expect(label("Followed Sites", above: "Manage all of the followed sites", SystemVersion(9, 3)) == nil)
    }

    @Test(
        arguments: [SystemVersion.iOS(7), .iOS(10), .iOS(11), .iOS(13), .iOS(18)],
        ["iPhone 5", "iPhone 15", "iPad 2"]
    )
    func `as a title grows, the label goes from the whole to Back to none, and never back`(
        _ os: SystemVersion,
        device: String
    ) {
        var last = 0
        var seen: Set<Int> = []
        for count in 0..<150 {
            let label = Self.label("Followed", above: String(repeating: "i", count: count), os, device: device)
            let step = ["Followed", "Back", nil].firstIndex(of: label) ?? -1
            #expect(step >= last)
            last = step
            seen.insert(step)
        }
        #expect(seen.contains(0))
        if device != "iPad 2" { #expect(seen == [0, 1, 2]) }
    }

    @Test(arguments: [SystemVersion.iOS(7), .iOS(10), .iOS(11), .iOS(18)])
    func `as the label grows, it turns to Back once`(_ os: SystemVersion) {
        let labels = (1..<150).map { count in
            (String(repeating: "i", count: count), Self.label(String(repeating: "i", count: count), above: "Title", os))
        }
        let fitting = labels.prefix { $0.0 == $0.1 }.count
        #expect(fitting > 10 && fitting < labels.count)
        #expect(labels.dropFirst(fitting).allSatisfy { $0.1 == "Back" })
    }

    @Test func `a wider bar has more room`() {
        let (previous, title) = ("All Photographs", "A Photograph")
        #expect(Self.label(previous, above: title, device: "iPhone 8") == "Back")
        #expect(Self.label(previous, above: title, device: "iPhone 8", .landscape) == previous)
        #expect(Self.label(previous, above: title, device: "iPad Air 2") == previous)
    }

    @Test func `right items take room from it once they reach the title`() {
        func label(_ items: [String]) -> String? {
            Self.label("Photos", above: "Photo", screen: { $0.navigationItem.rightBarButtonItems = items })
        }
        #expect(label([]) == "Photos")
        #expect(label(["Edit"]) == "Photos")
        #expect(label(["Edit", "Share", "Duplicate", "Print"]) == "Photos")
        #expect(label(["Edit", "Share", "Duplicate", "Print", "Add"]) == "Back")
        #expect(label(["Edit", "Share", "Duplicate", "Print", "More"]) == nil)
        #expect(label(Array(repeating: "Edit", count: 10_000)) == nil)
    }

    @Test func `left items beside the back button take room from it`() {
        func label(_ items: [String]) -> String? {
            Self.label(
                "Photos",
                above: "Photo",
                screen: {
                    $0.navigationItem.leftBarButtonItems = items
                    $0.navigationItem.leftItemsSupplementBackButton = true
                }
            )
        }
        #expect(label(["Edit", "Share"]) == "Photos")
        #expect(label(["Share", "Save"]) == "Back")
        #expect(label(["Edit", "Duplicate"]) == nil)
    }

    @Test func `a title in a larger font takes more`() {
        func label(size: Double, _ weight: FontWeight = .semibold) -> String? {
            Self.label(
                "Albums",
                above: "My Photographs",
                .iOS(12),
                device: "iPhone 8",
                bar: { $0.titleTextAttributes = TextAttributes(fontSize: size, fontWeight: weight) }
            )
        }
        #expect(label(size: 17) == "Albums")
        #expect(label(size: 26) == "Back")
        #expect(label(size: 34) == nil)
    }

    @Test func `a prompt, the direction of the layout and dark mode change nothing of it`() {
        for (previous, title) in [("First", "Second"), (Self.veryLong, "Second"), ("First", Self.long)] {
            let label = Self.label(previous, above: title)
            #expect(Self.label(previous, above: title, screen: { $0.navigationItem.prompt = Self.long }) == label)
            #expect(Self.label(previous, above: title, environment: { $0.layoutDirection = .rightToLeft }) == label)
            #expect(Self.label(previous, above: title, environment: { $0.userInterfaceStyle = .dark }) == label)
        }
    }

    @Test func `a large title takes the room of the inline one, so that the label stays as the bar collapses`() {
        for (previous, title) in [("First", "Second"), (Self.veryLong, "Second"), ("First", Self.long)] {
            let large = Self.label(previous, above: title, bar: { $0.prefersLargeTitles = true })
            #expect(large == Self.label(previous, above: title))
        }
    }

    @Test func `without a title there is room for what reaches no other edge, and so there is beside a title view`() {
        let label = "LongLongLongLongLong"
        #expect(Self.label(label, above: nil) == label)
        #expect(Self.label(label, above: "") == label)
        #expect(Self.label(label, above: "Second", screen: { $0.navigationItem.hasTitleView = true }) == label)
        #expect(Self.label(Self.veryLong, above: nil) == "Back")
    }

    @Test func `generic says Back where it fits, and nothing where it does not`() {
        let generic: (inout Screen) -> Void = { $0.navigationItem.backButtonDisplayMode = .generic }
        #expect(Self.label("A", above: "Second", below: generic) == "Back")
        #expect(Self.label("A", above: Self.long, below: generic) == nil)
    }

    @Test func `from iOS 11 on the title of a backBarButtonItem is never shortened`() {
        func label(_ os: SystemVersion) -> String? {
            Self.label(
                "First",
                above: "Second",
                os,
                below: { $0.navigationItem.backBarButtonItemTitle = Self.veryLong }
            )
        }
        #expect(label(.iOS(10)) == "Back")
        #expect(label(.iOS(11)) == Self.veryLong)
        #expect(label(.iOS(18)) == Self.veryLong)
    }

    @Test func `an app that keeps the old design on iOS 26 has labels, which fit or do not`() {
        let compatible: (inout NavigationEnvironment) -> Void = { $0.designRequiresCompatibility = true }
        #expect(Self.label("First", above: "Second", .iOS(26)) == nil)
        #expect(Self.label("First", above: "Second", .iOS(26), environment: compatible) == "First")
        #expect(Self.label(Self.veryLong, above: "Second", .iOS(26), environment: compatible) == "Back")
    }

    @Test(arguments: ["返回上一个很长很长很长的页面标题", "😀😀😀😀😀😀😀😀😀😀", "שלום עולם שלום עולם שלום"])
    func `whatever the script, what is too wide is Back`(_ previous: String) {
        #expect(Self.label(previous, above: "Second") == "Back")
        #expect(Self.label(String(previous.prefix(4)), above: "Second") == String(previous.prefix(4)))
    }

    @Test func `on notched phones in landscape the sensors' room is not the bar's`() {
        // 852 points wide, with 59 points on either side outside the safe area.
        let scene = BarScene.on(device: "iPhone 15", .landscape)
        let appearance = scene.effectiveAppearance(in: .standard, on: .default)
        let room = scene.backButtonRoom(of: appearance, on: .default)
        #expect(room.barWidth == 852)
        #expect(room.start == 59 + 16 + BarMetrics.symbolBackTitleInset)
        #expect(room.end == 852 - 59 - 16)
    }

    // MARK: - Consequences

    @Test func `the title that goes becomes the label, be it Back, and leaves by the edge where there is none`() throws
    {
        func destination(_ previous: String, above title: String) throws -> Component.Place? {
            var (lower, upper) = (Screen(id: "lower"), Screen(id: "upper"))
            (lower.title, upper.title) = (previous, title)
            let scenario = Scenario.on([lower], policy: "system", os: SystemVersion(17))
            let plan = try #require(scenario.transition(.push(upper, animated: true)).plan)
            return plan.components.first { $0.component == .title && $0.of == .from }?.destination
        }
        #expect(try destination("First", above: "Second") == .backButton)
        #expect(try destination(Self.veryLong, above: "Second") == .backButton)
        #expect(try destination("First", above: Self.long) == .leadingEdge)
    }

    @Test func `a chevron that is left alone has the contrast of a sign to keep, not that of a text`() {
        func required(above title: String) -> Double? {
            var lower = Screen(id: "lower")
            lower.title = "First"
            let scene = BarScene.on(
                previous: lower,
                bar: { $0.standardAppearance = .opaque(.white) },
                screen: { $0.title = title }
            )
            return scene.barState().contrast.buttons?.required
        }
        #expect(required(above: "Second") == 4.5)
        #expect(required(above: Self.long) == 3)
    }
}
