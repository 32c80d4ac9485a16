/// The right place for a key that its object does not have: UIKit's word in `bar`, or a screen's key beside the stack.
///
/// The tables list words that people write; a test puts each word where it is said to belong.
struct KeyPlace {
    /// The object's own name for the key, if it has one.
    let suggestion: String?
    /// The advice, in words.
    let words: String

    /// Looks up the place of a key; nil if no object has such a key.
    ///
    /// - Parameters:
    ///   - pointer: The place of the key.
    ///   - known: The keys that its object has, which identify the object.
    init?(of pointer: String, known: [String]) {
        let path = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard let key = path.last.map({ JSONPointer.lastToken(of: "/" + $0) }) else { return nil }
        let parents = path.dropLast()
        if parents.last == "library" {
            self.init(ofLibrary: key)
        } else if parents.last == "policy" || parents.dropLast().last == "policies" {
            self.init(ofOption: key)
        } else {
            guard let object = Object(known) else { return nil }
            self.init(of: key, in: object, parents: parents.map(String.init))
        }
    }

    private init(suggestion: String?, words: String) {
        self.suggestion = suggestion
        self.words = words
    }

    // MARK: - Policies

    /// A member of another policy's `library`.
    private init?(ofLibrary key: String) {
        let owners = PolicyPage.all.filter { page in page.libraryMembers.contains { $0.name == key } }.map(\.name)
        guard !owners.isEmpty else { return nil }
        self.init(suggestion: nil, words: "\"\(key)\" is read by \(owners.joined(separator: ", "))")
    }

    /// An option of another policy's.
    private init?(ofOption key: String) {
        let owners = PolicyPage.all.filter { page in page.options.contains { $0.name == key } }.map(\.name)
        guard !owners.isEmpty else { return nil }
        self.init(suggestion: nil, words: "\"\(key)\" is an option of \(owners.joined(separator: ", "))")
    }

    // MARK: - Objects

    /// The objects in which words are mistaken for those of others.
    private enum Object: CaseIterable {
        case request, environment, screen, bar, callbacks, properties, navigationItem, view, operation, background,
            image

        /// A key of the object that no other has.
        private var mark: String {
            switch self {
            case .request: "stack"
            case .environment: "userInterfaceStyle"
            case .screen: "styledIn"
            case .bar: "statusBar"
            case .callbacks: "viewWillAppear"
            case .properties: "clipsToBounds"
            case .navigationItem: "backButtonDisplayMode"
            case .view: "edgesForExtendedLayout"
            case .operation: "timing"
            case .background: "image"
            case .image: "gradientDirection"
            }
        }

        init?(_ known: [String]) {
            guard let object = Self.allCases.first(where: { known.contains($0.mark) }) else { return nil }
            self = object
        }

        /// The object's own names for keys that others name differently.
        var synonyms: [String: String] {
            switch self {
            case .request: ["screens": "stack", "viewControllers": "stack", "action": "operation"]
            case .environment:
                [
                    "iOS": "os", "ios": "os", "version": "os", "systemVersion": "os", "osVersion": "os",
                    "sdk": "linkedSDK", "model": "device", "darkMode": "userInterfaceStyle",
                    "theme": "userInterfaceStyle", "colorScheme": "userInterfaceStyle",
                    "appearance": "userInterfaceStyle", "rtl": "layoutDirection",
                    "preferredContentSizeCategory": "contentSizeCategory", "dynamicType": "contentSizeCategory",
                ]
            case .screen: ["identifier": "id", "name": "id", "style": "bar", "navigationBar": "bar"]
            case .bar:
                [
                    "tintColor": "tint", "barTintColor": "background", "backgroundColor": "background",
                    "color": "background",
                    "backgroundImage": "background", "image": "background", "shadowImage": "shadow",
                    "shadowColor": "shadow", "hairline": "shadow", "titleTextAttributes": "title",
                    "titleColor": "title",
                    "prefersLargeTitles": "largeTitle", "isHidden": "hidden", "isNavigationBarHidden": "hidden",
                    "navigationBarHidden": "hidden", "barStyle": "statusBar", "statusBarStyle": "statusBar",
                    "preferredStatusBarStyle": "statusBar",
                ]
            case .properties:
                [
                    "tint": "tintColor", "background": "backgroundImage", "hidden": "isNavigationBarHidden",
                    "shadow": "shadowImage", "title": "titleTextAttributes", "largeTitle": "prefersLargeTitles",
                    "statusBar": "barStyle", "translucent": "isTranslucent", "color": "barTintColor",
                ]
            case .operation: ["action": "type", "kind": "type", "op": "type"]
            case .image:
                ["direction": "gradientDirection", "stops": "gradient", "colors": "gradient", "alpha": "minimumAlpha"]
            case .callbacks, .navigationItem, .view, .background: [:]
            }
        }
    }

    /// A key in an object that has another name for it, or one that is another object's.
    private init?(of key: String, in object: Object, parents: [String]) {
        if case .callbacks = object, let callback = Self.otherCallbacks[key] {
            let words = "code in \(key) is not supported; use \"\(callback.rawValue)\", the nearest callback"
            self.init(suggestion: callback.rawValue, words: words)
            return
        }
        let synonym = object.synonyms[key]
        var words = synonym.map { "here it is \"\($0)\"" }
        if let place = Self.place(of: key, in: object, parents: parents) {
            words = (words.map { $0 + "; " } ?? "") + "\"\(key)\" belongs in \(place)"
        }
        guard let words else { return nil }
        self.init(suggestion: synonym, words: words)
    }

    /// Returns the other object that has the key, in words; nil if there is none.
    private static func place(of key: String, in object: Object, parents: [String]) -> String? {
        switch object {
        case .bar where isProperty(key):
            if parents.contains("operation") || parents.contains("operations"), !parents.contains("stack"),
                !parents.contains("screen"), !parents.contains("screens")
            {
                return "\"properties\" of the operation"
            }
            if parents.contains("defaults") { return "\"appearanceProxy\" of \"defaults\"" }
            let item = appearances.contains(key) ? ", or in \"navigationItem\"" : ""
            return "\"callbacks\" of the screen, as in {\"callbacks\": {\"viewWillAppear\": {\"\(key)\": …}}}" + item
        case .screen where key != "backgroundColor" && isProperty(key):
            return "\"callbacks\", as in {\"callbacks\": {\"viewWillAppear\": {\"\(key)\": …}}}"
        case .background where ["gradient", "gradientDirection", "name", "minimumAlpha"].contains(key):
            return "\"image\", as in {\"image\": {\"\(key)\": …}}"
        case .callbacks where isProperty(key): return "a callback, as in {\"viewWillAppear\": {\"\(key)\": …}}"
        default: break
        }
        return ofScreen.first { place, keys in place.isElsewhere(than: object) && keys.contains(key) }?.place.words
    }

    /// The callbacks for which a request cannot give code, each with the nearest one for which it can.
    private static let otherCallbacks: [String: Callback] = [
        "init": .viewDidLoad, "loadView": .viewDidLoad, "awakeFromNib": .viewDidLoad,
        "willMoveToParent": .viewWillAppear, "onAppear": .viewWillAppear,
        "viewWillLayoutSubviews": .duringTransition, "viewDidLayoutSubviews": .duringTransition,
        "didMoveToParent": .viewDidAppear, "onDisappear": .viewDidDisappear,
    ]

    /// The places of keys that have one only.
    private static let ofScreen: [(place: Place, keys: Set<String>)] = [
        (.bar, ["hidden", "background", "shadow", "tint", "largeTitle", "statusBar"]),
        (
            .environment,
            [
                "os", "linkedSDK", "device", "orientation", "userInterfaceStyle", "contentSizeCategory",
                "layoutDirection", "reduceTransparency", "increaseContrast", "reduceMotion",
                "designRequiresCompatibility",
            ]
        ),
        (.callbacks, Set(Callback.allCases.map(\.rawValue))),
        (
            .navigationItem,
            [
                "largeTitleDisplayMode", "prompt", "hasTitleView", "leftBarButtonItems", "rightBarButtonItems",
                "backButtonTitle", "backBarButtonItemTitle", "backButtonDisplayMode", "hidesBackButton",
                "leftItemsSupplementBackButton", "searchController", "hidesSearchBarWhenScrolling",
                "preferredSearchBarPlacement",
            ]
        ),
        (
            .scrollView,
            [
                "isContentScrollView", "contentInsetAdjustmentBehavior", "contentOffset", "contentHeight",
                "contentWidth", "alwaysBounceVertical", "alwaysBounceHorizontal", "subviewIndexPath",
                "isInsideScrollView", "addedIn", "pinnedTo", "contentOffsetWrites",
            ]
        ),
        (
            .view,
            [
                "backgroundColor", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
                "automaticallyAdjustsScrollViewInsets", "additionalSafeAreaInsets", "contentScrollView", "scrollView",
                "content",
            ]
        ),
        (
            .screen,
            [
                "preferredStatusBarStyle", "prefersStatusBarHidden", "interactivePop", "scrollStyling", "library",
                "styledIn", "callbacks", "navigationItem", "view", "definesPresentationContext",
            ]
        ),
        (.request, ["policy", "environment", "environments", "stack", "include", "origin", "nested", "controller"]),
    ]

    private enum Place {
        case bar, environment, callbacks, navigationItem, view, scrollView, screen, request

        var words: String {
            switch self {
            case .bar: "\"bar\" of the screen"
            case .environment: "\"environment\""
            case .callbacks: "\"callbacks\" of the screen"
            case .navigationItem: "\"navigationItem\" of the screen"
            case .view: "\"view\" of the screen"
            case .scrollView: "\"scrollView\" of the screen's \"view\""
            case .screen: "the screen"
            case .request: "the request, beside \"stack\""
            }
        }

        func isElsewhere(than object: Object) -> Bool {
            switch (self, object) {
            case (.bar, .bar), (.environment, .environment), (.callbacks, .callbacks), (.view, .view),
                (.screen, .screen),
                (.navigationItem, .navigationItem), (.request, .request):
                false
            default: true
            }
        }
    }

    private static func isProperty(_ key: String) -> Bool { BarProperty(name: key) != nil }

    private static let appearances: Set = [
        "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    ]
}
