package import NavigationStyle

/// Finds the kinds of values that places of a graph take, and remembers them: a property has one form wherever code
/// writes it.
package struct UnknownPlaces {
    private var kinds: [[String]: UnknownValue.Kind?] = [:]
    private var answers: [[String]: [Value: Bool]] = [:]

    /// The policies, one of which reads what a screen sets through a library's interface.
    private let policies: [PolicySelection]

    /// Makes an empty memory for graphs under `policies`.
    package init(under policies: [PolicySelection]) {
        self.policies = policies
    }

    /// Returns the kind of value at a pointer into a graph; nil if no code writes a value there.
    package mutating func kind(at pointer: String) -> UnknownValue.Kind? {
        guard let place = UnknownValue.Kind.place(like: JSONPointer.tokens(of: pointer)) else { return nil }
        if let known = kinds[place] { return known }
        let kind =
            place[2] == Self.library
            ? UnknownValue.Kind(ofLibraryMember: Array(place[3...]), under: policies)
            : UnknownValue.Kind(ofPlace: place)
        kinds[place] = .some(kind)
        return kind
    }

    /// Returns whether the place at `path` may have `value`.
    mutating func takes(_ value: Value, at path: [String]) -> Bool {
        guard let place = UnknownValue.Kind.place(like: path) else { return false }
        if let known = answers[place]?[value] { return known }
        let isTaken =
            place[2] == Self.library
            ? UnknownValue.Kind.takes(value, atLibraryMember: Array(place[3...]), under: policies)
            : UnknownValue.Kind.takes(value, at: place)
        answers[place, default: [:]][value] = isTaken
        return isTaken
    }

    private static let library = "library"
}

extension UnknownValue.Kind {
    /// Returns a place of the same form as that at a path, the same for all; nil if no code writes a value there.
    fileprivate static func place(like tokens: [String]) -> [String]? {
        guard isWritten(at: tokens) else { return nil }
        let path = tokens.map { Int($0) == nil ? $0 : "0" }
        func property(_ rest: ArraySlice<String>) -> [String] {
            ["screens", "0", "callbacks", "viewWillAppear"] + rest
        }
        var rest = path[2...]
        switch path[0] {
        // The backgrounds of the navigation controller's view and of the window.
        case "entries" where path[2] == "navigationController": return ["screens", "0", "view", "backgroundColor"]
        case "entries": return property(path[3...])
        case "defaults" where path[1] == "bar": return ["screens", "0"] + path[1...]
        case "defaults" where path[1] == "containedAppearanceProxies": return property(path[4...])
        case "defaults": return property(rest)
        case "routes":
            if path[2] == "writes" { return property(path[4...]) }
            rest = path[3...]
        default: break
        }
        if ["variants", "updates"].contains(rest.first ?? ""), rest.count > 2 { rest = rest.dropFirst(2) }
        switch rest.first {
        case "callbacks": return property(rest.dropFirst(2))
        case "properties": return property(rest.dropFirst())
        default: return ["screens", "0"] + rest
        }
    }
}
