import NavigationStyle

/// UIKit's words that the reader knows.
enum Vocabulary {
    /// The superclasses that make a class a view controller, each with its own superclass.
    static let viewControllers: [String: String] = [
        "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController",
        "UINavigationController": "UIViewController",
        "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController",
        "UIPageViewController": "UIViewController",
        "UISearchController": "UIViewController",
        "UIAlertController": "UIViewController",
        "UIActivityViewController": "UIViewController",
        "UIImagePickerController": "UINavigationController",
        "MFMailComposeViewController": "UINavigationController",
        "MFMessageComposeViewController": "UINavigationController",
        "UIHostingController": "UIViewController",
        "UIInputViewController": "UIViewController",
    ]

    /// Classes that stand around a stack, or over it, and not on it.
    static let containers: Set = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UISearchController",
        "UIAlertController", "UIActivityViewController", "UIImagePickerController", "UIInputViewController",
    ]

    /// The calls that write to a bar.
    static let writingCalls: Set = Set(itemSetters.keys).union(["setNavigationBarHidden"])

    /// The methods of a navigation controller by which a screen comes or goes.
    static let stackCalls: Set = [
        "pushViewController", "popViewController", "popViewControllerAnimated", "popToRootViewController",
        "popToRootViewControllerAnimated",
    ]

    /// The calls that add a child controller.
    static let addingCalls: Set = ["addChild", "addChildViewController"]

    /// The calls that change the value that they are called on.
    static let changingCalls: Set = [
        "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast",
    ]

    /// The calls that lead to a screen.
    static let leadingCalls: Set = [
        "pushViewController", "setViewControllers", "popToViewController", "popToRootViewController", "show",
        "present", "popToRootViewControllerAnimated", "presentViewController", "showViewController",
    ]

    /// Whether a call leads to a screen: by its name and by its labels, which `show` and `present` of other things have not.
    static func leads(_ name: String, _ labels: [String?], _ function: Term) -> Bool {
        guard leadingCalls.contains(name) else { return false }
        // What an override hands on to UIKit is the way of whoever called it.
        if case .member(let base?, _) = function.kind, case .superclass = base.kind { return false }
        switch name {
        case "show", "showViewController": return labels == [nil, "sender"]
        case "present", "presentViewController": return labels.first == .some(nil) && labels.contains("animated")
        case "setViewControllers": return !labels.contains("direction")
        default: return true
        }
    }

    /// The labels that UIKit's own methods have.
    private static let labels: [String: [[String?]]] = [
        "pushViewController": [[nil, "animated"]], "popToViewController": [[nil, "animated"]],
        "popViewController": [["animated"]], "popToRootViewController": [["animated"]],
        "setViewControllers": [[nil, "animated"]], "show": [[nil, "sender"]],
        "present": [[nil, "animated"], [nil, "animated", "completion"], [nil, "animated", nil]],
        "setNavigationBarHidden": [[nil, "animated"]], "addChild": [[nil]],
    ]

    /// Whether a call has the name and the labels of one of UIKit's methods; functions of the app may have the same name.
    static func isUIKits(_ name: String, _ own: [String?]) -> Bool { labels[name]?.contains(own) ?? false }

    /// Whether a call has the name and the labels of one of UIKit's methods, or of one that leads to a screen.
    static func isUIKits(_ name: String, _ own: [String?], at place: Place) -> Bool {
        isUIKits(name, own) || leads(name, own, Term(.name(name), place))
    }

    /// The names that older Swift has for properties.
    static let renamed = [
        "navigationBarHidden": "isNavigationBarHidden", "translucent": "isTranslucent", "hidden": "isHidden",
    ]

    /// The members of a navigation item by which a screen says its look, with the kind of value of each.
    static let itemMembers: [String: ValueKind] = [
        "title": .text, "prompt": .text, "backButtonTitle": .text,
        "largeTitleDisplayMode": .choice(["automatic", "always", "never", "inline"]),
        "backButtonDisplayMode": .choice(["default", "generic", "minimal"]),
        "hidesBackButton": .flag, "leftItemsSupplementBackButton": .flag, "hidesSearchBarWhenScrolling": .flag,
        "leftBarButtonItems": .items, "rightBarButtonItems": .items, "searchController": .search,
        "style": .choice(["navigator", "browser", "editor"]),
        "preferredSearchBarPlacement": .choice(["automatic", "inline", "stacked"]),
        "standardAppearance": .appearance, "compactAppearance": .appearance,
        "scrollEdgeAppearance": .appearance, "compactScrollEdgeAppearance": .appearance,
    ]

    /// The members of a navigation item that a graph knows by another name.
    static let otherItemMembers: Set = [
        "titleView", "backBarButtonItem", "backAction", "leftBarButtonItem", "rightBarButtonItem",
    ]

    /// The methods of a navigation item that set its bar button items, by the members that they set.
    static let itemSetters = [
        "setLeftBarButton": "leftBarButtonItem", "setRightBarButton": "rightBarButtonItem",
        "setLeftBarButtonItems": "leftBarButtonItems", "setRightBarButtonItems": "rightBarButtonItems",
        "setLeftBarButtonItem": "leftBarButtonItem", "setRightBarButtonItem": "rightBarButtonItem",
        "setHidesBackButton": "hidesBackButton",
    ]

    /// Whether a graph may say of a member that its value is not known: of lists and search controllers it says what is there.
    static func mayBeUnknown(_ path: [String]) -> Bool {
        guard let name = path.last else { return false }
        switch itemMembers[name] {
        case .items?, .search?: return path.first != "navigationItem"
        default: return name != "edgesForExtendedLayout"
        }
    }

    /// The members of an appearance, with the kind of value of each.
    static let appearanceMembers: [String: ValueKind] = [
        "backgroundColor": .color, "shadowColor": .color, "backgroundImage": .image, "shadowImage": .image,
        "titleTextAttributes": .attributes, "largeTitleTextAttributes": .attributes, "backgroundEffect": .effect,
    ]

    /// The members of an appearance that say how buttons look.
    static let buttonAppearances: Set = ["buttonAppearance", "backButtonAppearance"]

    /// The members by which a screen asks whether it comes or goes, with the callbacks in which they say so.
    static let moves: [String: Set<String>] = [
        "isMovingFromParent": ["viewWillDisappear", "viewDidDisappear"],
        "isMovingFromParentViewController": ["viewWillDisappear", "viewDidDisappear"],
        "isMovingToParent": ["viewWillAppear", "viewIsAppearing", "viewDidAppear"],
        "isMovingToParentViewController": ["viewWillAppear", "viewIsAppearing", "viewDidAppear"],
        "isBeingDismissed": ["viewWillDisappear", "viewDidDisappear"],
    ]

    /// The callbacks of a screen, in the order in which UIKit calls them.
    static let callbacks = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// The functions that UIKit calls before the callbacks, each with the phase to which a graph counts what it writes: a
    /// screen of a storyboard has just been made, and one that makes its own view has loaded it.
    static let beginnings = [(name: "awakeFromNib", phase: "init"), (name: "loadView", phase: "viewDidLoad")]

    /// The functions of a screen that UIKit calls, and those by which code makes one.
    static let lifecycle = ["init"] + beginnings.map(\.name) + callbacks

    /// The styles in which a graph has navigation controllers presented.
    static let presentationStyles: Set = [
        "automatic", "fullScreen", "overFullScreen", "pageSheet", "formSheet", "custom",
    ]

    /// The kind of value of a property of the bar or of its navigation controller.
    static func kind(of property: BarProperty) -> ValueKind {
        switch property.kind {
        case .barStyle: .choice(["default", "black", "blackTranslucent"])
        case .flag, .visibility: .flag
        case .number: .number
        case .color: .color
        case .image: .image
        case .textAttributes: .attributes
        case .appearance: .appearance
        }
    }

    /// The properties of the navigation controller, not of its bar.
    static let controllerProperties: Set = [
        "isNavigationBarHidden", "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenVerticallyCompact",
        "hidesBarsWhenKeyboardAppears",
    ]

    /// The flag of the bar or of its navigation controller that a statement sets.
    static func flagSet(by statement: Term) -> String? {
        switch statement.kind {
        case .call(let function, _):
            guard case .member(_?, "setNavigationBarHidden") = function.kind else { return nil }
            return "isNavigationBarHidden"
        case .assignment(let target, _):
            guard case .member(_?, let written) = target.kind else { return nil }
            let name = renamed[written] ?? written
            return BarProperty(name: name).map { kind(of: $0) } == .flag ? name : nil
        default: return nil
        }
    }

    /// Whether a base is the window, or the proxy of all windows or views, whose tint all bars have.
    static func isWindow(_ base: Term) -> Bool {
        switch base.kind {
        case .name("window"), .member(_, "window"), .member(_, "keyWindow"): return true
        case .call(let function, let arguments):
            guard case .member(let type?, "appearance") = function.kind, case .name(let name) = type.kind else {
                return false
            }
            return ["UIWindow", "UIView"].contains(name) && arguments.isEmpty
        default: return false
        }
    }

    /// Whether an assignment to `name` of `base` is a write to a bar or an item.
    static func isWrite(of name: String, on base: Term) -> Bool {
        let name = renamed[name] ?? name
        if name == "isNavigationBarHidden" { return true }
        switch base.kind {
        case .member(_, "navigationBar"), .name("navigationBar"):
            return BarProperty(name: name) != nil
        case .member(_, "navigationItem"), .name("navigationItem"), .member(_, "topItem"):
            return itemMembers[name] != nil || otherItemMembers.contains(name)
        case .member(let holder?, let slot) where itemMembers[slot] == .appearance:
            return isWrite(of: slot, on: holder) && appearanceMembers[name] != nil
        case .call(let function, _):
            if case .member(let type?, "appearance") = function.kind, case .name("UINavigationBar") = type.kind {
                return BarProperty(name: name) != nil
            }
            return false
        default: return false
        }
    }
}

/// The kind of value that a property has.
enum ValueKind: Hashable, Sendable {
    case flag, number, text, color, image, attributes, appearance, effect, items, search
    case choice([String])
    case edges
}

extension Vocabulary {
    /// The letters and digits of a name, which generated code keeps.
    static func key(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return String(last.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// The name of a color that UIKit has, without `Color` at its end; nil where it has none of that name.
    static func systemColor(_ name: String) -> String? {
        let name = name == "groupTableViewBackground" ? "systemGroupedBackground" : name
        return BarColor(systemName: name) == nil ? nil : name
    }

    /// Whether a member is a property of the bar or of its navigation controller.
    static func isOfBar(_ name: String) -> Bool { BarProperty(name: name) != nil }
}
