import NavigationStyle

/// The settings of an app's `Info.plist` that decide about bars.
struct InfoPlist: Sendable {
    /// `UIViewControllerBasedStatusBarAppearance`; nil where it is not said, which is as true.
    var asksScreensForStatusBar: Bool?
    /// The place of that setting.
    var place: Place
    /// The place of `UIStatusBarStyle`.
    var placeOfStatusBarStyle: Place?
    /// The place of `UIStatusBarHidden`, if it is true.
    var placeOfHiddenStatusBar: Place?
    /// `UIUserInterfaceStyle`, if the app has but one: `light` or `dark`.
    var userInterfaceStyle: String?
    /// `UILaunchStoryboardName`.
    var launchStoryboard: String?
    /// `UIMainStoryboardFile`.
    var mainStoryboard: String?
    /// `MinimumOSVersion`, or `LSMinimumSystemVersion`.
    var minimumSystem: SystemVersion?

    /// Reads a property list; nil if it is not one in XML, or not an app's own.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: The file, by its place among all.
    init?(_ bytes: [UInt8], file: Int) {
        guard let root = MarkupElement.read(bytes), root.name == "plist", let members = root.child("dict")?.children
        else { return nil }
        place = Place(file: file, start: 0, end: 0)
        for (key, value) in zip(members, members.dropFirst()) where key.name == "key" {
            switch key.text {
            case _ where Self.keysOfOthers.contains(key.text): return nil
            case "UIViewControllerBasedStatusBarAppearance":
                guard ["true", "false"].contains(value.name) else { continue }
                asksScreensForStatusBar = value.name == "true"
                place = Place(file: file, start: key.start, end: key.start)
            case "UIStatusBarStyle": placeOfStatusBarStyle = Place(file: file, start: key.start, end: key.start)
            case "UIStatusBarHidden" where value.name == "true":
                placeOfHiddenStatusBar = Place(file: file, start: key.start, end: key.start)
            case "UIUserInterfaceStyle" where ["Light", "Dark"].contains(value.text):
                userInterfaceStyle = value.text.lowercased()
            case "UILaunchStoryboardName": launchStoryboard = value.text
            case "UIMainStoryboardFile": mainStoryboard = value.text
            case "MinimumOSVersion", "LSMinimumSystemVersion": minimumSystem = SystemVersion(value.text)
            default: continue
            }
        }
    }

    /// The keys of property lists of extensions and of apps for watches.
    private static let keysOfOthers: Set = [
        "NSExtension", "EXAppExtensionAttributes", "WKWatchKitApp", "WKApplication",
    ]

    /// Whether a property list is that of a program beside the app: an extension, or an app for a watch.
    static func isOfOther(_ bytes: [UInt8]) -> Bool {
        guard let root = MarkupElement.read(bytes), root.name == "plist" else { return false }
        return root.child("dict")?.children.contains { $0.name == "key" && keysOfOthers.contains($0.text) } ?? false
    }
}
