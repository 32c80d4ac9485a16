import NavigationStyle

/// A part of a look that a screen declares, in its style, its code or its item.
struct DeclaredPart: CustomStringConvertible {
    /// The screen that declares the part.
    let screen: Screen.ID
    /// The pointer to the part in the request.
    let path: String
    private let property: BarProperty
    private let value: BarValue

    var description: String { "\(path): \(value)" }

    /// Returns all parts that the screens of a request declare.
    static func all(of request: PatchedRequest) throws -> [DeclaredPart] {
        try request.screens.flatMap { path, value in
            let screen = try decoded(try encoded(value), as: Screen.self)
            return parts(of: screen, at: path)
        }
    }

    private static func parts(of screen: Screen, at path: String) -> [DeclaredPart] {
        var parts: [DeclaredPart] = []
        func add(_ properties: BarProperties, at path: (BarProperty) -> String) {
            for (property, value) in properties where value != .null {
                parts.append(DeclaredPart(screen: screen.id, path: path(property), property: property, value: value))
            }
        }
        for callback in [Callback.viewDidLoad, .viewWillAppear, .duringTransition, .viewDidAppear] {
            add(screen.callbacks[callback]) { "\(path)/callbacks/\(callback.rawValue)/\($0.name)" }
        }
        var item = BarProperties()
        item.standardAppearance = screen.navigationItem.standardAppearance
        item.scrollEdgeAppearance = screen.navigationItem.scrollEdgeAppearance
        add(item) { "\(path)/navigationItem/\($0.name)" }
        if let style = screen.bar { add(style.parts) { "\(path)/bar/\(BarStyle.key(for: $0))" } }
        return parts
    }

    /// Whether the part hides the bar.
    var hidesBar: Bool {
        if case .visibility(let visibility) = value { visibility.hidden } else { false }
    }

    /// Returns whether `bar`, the bar of the screen, shows the part; nil if the part has no visible effect.
    func isShown(in bar: BarState) -> Bool? {
        if case .visibility(let visibility) = value { return bar.isHidden == visibility.hidden }
        switch (property, value) {
        case (.prefersLargeTitles, .flag(true)): return !bar.isHidden && bar.title.isLarge
        case (.barStyle, .barStyle(let style)): return bar.barStyle == style
        case (.tintColor, .color(let color)): return !bar.isHidden && color.isSeen(as: bar.backButton.color)
        case (.barTintColor, .color(let color)): return !bar.isHidden && color.isSeen(as: bar.background.color)
        case (.backgroundImage, .image(let image)): return !bar.isHidden && image.isSeen(as: bar.background)
        case (.shadowImage, .image(.empty)): return !bar.isHidden && !bar.shadow.isVisible
        case (.titleTextAttributes, .textAttributes(let attributes)) where !bar.title.isLarge,
            (.largeTitleTextAttributes, .textAttributes(let attributes)) where bar.title.isLarge:
            return attributes.color.map { !bar.isHidden && $0.isSeen(as: bar.title.color) }
        case (_, .appearance(let appearance)):
            guard let color = appearance.backgroundColor, appearance.backgroundImage == nil else { return nil }
            return !bar.isHidden && color.isSeen(as: bar.background.color)
        default: return nil
        }
    }
}

extension BarColor {
    fileprivate func isSeen(as color: RGBA?) -> Bool { color == light || color == dark }
}

extension BarImage {
    fileprivate func isSeen(as background: BarState.Background) -> Bool {
        switch self {
        case .empty: background.kind == .clear
        case .picture(let picture):
            background.kind == .image && background.image == picture.name
                || picture.color.map { $0.isSeen(as: background.color) } ?? false
        }
    }
}

extension BarStyle {
    /// The properties that the style sets on any iOS.
    fileprivate var parts: BarProperties {
        var parts = BarProperties()
        switch background {
        case .color(let color): parts.barTintColor = color
        case .image(let image): parts.backgroundImage = image
        case .transparent: parts.backgroundImage = .empty
        case .default, nil: break
        }
        if case .some(.none) = shadow { parts.shadowImage = .empty }
        parts.tintColor = tint
        parts.titleTextAttributes = title
        parts.prefersLargeTitles = largeTitle
        parts.isNavigationBarHidden = hidden.map { BarVisibility(hidden: $0) }
        return parts
    }

    fileprivate static func key(for property: BarProperty) -> String {
        switch property {
        case .barTintColor, .backgroundImage: "background"
        case .shadowImage: "shadow"
        case .tintColor: "tint"
        case .titleTextAttributes: "title"
        case .prefersLargeTitles: "largeTitle"
        default: "hidden"
        }
    }
}

extension PatchedRequest {
    /// The visible result of a request, on a given iOS or its own.
    struct Shown {
        let os: SystemVersion?
        let endings: [Ending]
    }

    /// Returns the ends of the transitions on the request's own iOS and, as far as the policy supports them, on one
    /// without appearance objects, one with them, one with a scroll edge for every bar, and a current one.
    func endingsOnSystems() throws -> [Shown] {
        let systems: [SystemVersion?] = [nil] + [12, 14, 15, 17].map { SystemVersion($0) }
        return try systems.compactMap { os in try endings(on: os).map { Shown(os: os, endings: $0) } }
    }

    /// Returns the declared parts of this request's screens that `shown` has and `mended` no longer shows.
    func parts(lostIn mended: PatchedRequest, of shown: [Shown]) throws -> [String] {
        let parts = try DeclaredPart.all(of: self)
        return try shown.flatMap { shown -> [String] in
            let (os, old) = (shown.os, shown.endings)
            guard let new = try mended.endings(on: os), new.count == old.count else { return ["no answer"] }
            return zip(old, new).flatMap { old, new in
                parts.filter { part in
                    guard part.screen == old.top, let bar = old.bar, part.isShown(in: bar) == true else { return false }
                    guard new.top == old.top, let bar = new.bar else { return true }
                    // If the screen hides the bar, its other parts are not visible.
                    if bar.isHidden, parts.contains(where: { $0.screen == old.top && $0.hidesBar }) { return false }
                    return part.isShown(in: bar) == false
                }
                .map { "\($0) on \(os?.description ?? "its own iOS")" }
            }
        }
    }
}
