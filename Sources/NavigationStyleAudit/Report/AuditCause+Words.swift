import NavigationStyle

extension AuditCause {
    /// The code and what it does, such as `"photo" sets tintColor in viewWillAppear`.
    public var message: String {
        let path = JSONPointer.tokens(of: pointer ?? "")
        // Low contrast is told by the property of the content, while the code may set what is behind it.
        let what = (path.last.flatMap { BarProperty(name: $0) } ?? property)?.name ?? path.last ?? "a property"
        guard let screen else {
            switch path.first {
            case "defaults":
                return path.dropFirst().first == "bar"
                    ? "The default style sets \(what)" : "The appearance proxy sets \(what)"
            case "entries":
                return "The navigation controller of the entry at /entries/\(path.dropFirst().first ?? "") sets \(what)"
            case "policies": return "The policy's options set \(what)"
            case "routes": return "The route at \(pointer ?? "") changes \(property?.name ?? "the bar")"
            case "pops": return "A way back changes \(property?.name ?? "the bar")"
            default: return "No code sets \(what)"
            }
        }
        let members = path.dropFirst(2)
        guard setsProperty(at: members) else { return "\"\(screen)\" declares \(members.joined(separator: "."))" }
        guard let callback else { return "\"\(screen)\" sets \(what)" }
        if path.first == "routes" { return "The code beside the route at /routes/\(path[1]) sets \(what)" }
        return callback == .call
            ? "An update of \"\(screen)\" sets \(what)" : "\"\(screen)\" sets \(what) in \(callback.rawValue)"
    }

    /// Whether the code at `members` of a screen sets a property of the bar, rather than declares something that is named by
    /// its members: a style, or the root view.
    private func setsProperty(at members: ArraySlice<String>) -> Bool {
        guard let property else { return false }
        switch members.first {
        case "bar": return members.dropFirst().first.map(BarStyle.members(writing: property).contains) ?? true
        case "view": return false
        default: return true
        }
    }
}

extension AuditFinding: CustomStringConvertible {
    /// The severity, the code, the screen and the message, such as `error: bar-hidden on "list": …`.
    public var description: String {
        "\(severity.rawValue): \(code.rawValue)\(screen.map { " on \"\($0)\"" } ?? ""): \(message)"
    }
}
