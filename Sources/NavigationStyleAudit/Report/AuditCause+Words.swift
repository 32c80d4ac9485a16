import NavigationStyle

extension AuditCause {
    /// The code and what it does, such as `"photo" sets tintColor in viewWillAppear`.
    public var message: String {
        let path = JSONPointer.tokens(of: pointer ?? "")
        let what = property?.name ?? path.last ?? "a property"
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
        // A declaration that is not shown is named by its own member.
        guard property != nil else { return "\"\(screen)\" declares \(path.dropFirst(2).joined(separator: "."))" }
        guard let callback else { return "\"\(screen)\" sets \(what)" }
        if path.first == "routes" { return "The code beside the route at /routes/\(path[1]) sets \(what)" }
        return callback == .call
            ? "An update of \"\(screen)\" sets \(what)" : "\"\(screen)\" sets \(what) in \(callback.rawValue)"
    }
}

extension AuditFinding: CustomStringConvertible {
    /// The severity, the code, the screen and the message, such as `error: bar-hidden on "list": …`.
    public var description: String {
        "\(severity.rawValue): \(code.rawValue)\(screen.map { " on \"\($0)\"" } ?? ""): \(message)"
    }
}
