extension Run {
    // MARK: - Texts

    /// The text of `NSLocalizedString(key, …)`, and of other functions whose first argument is the key; nil where nobody knows it.
    mutating func localized(_ arguments: [Argument], in scope: Scope) -> Datum? {
        guard let first = arguments.first, case .text(let key) = value(of: first.value, in: scope) else { return nil }
        var table = LocalizedTexts.usual
        if let argument = arguments.first(where: { $0.label == "tableName" || $0.label == "table" }) {
            switch value(of: argument.value, in: scope) {
            case .null: break
            case .text(let name): table = name
            default: return nil
            }
        }
        if let text = app.texts.known(key, in: table) { return .text(text) }
        // What is shown instead of a text that no table has.
        for label in ["value", "defaultValue"] {
            guard let argument = arguments.first(where: { $0.label == label }) else { continue }
            if case .text(let text) = value(of: argument.value, in: scope), !text.isEmpty { return .text(text) }
        }
        return table == LocalizedTexts.usual ? app.texts.text(for: key).map { .text($0) } : nil
    }

    /// Whether a name is that of a type which stands in sources that tools generate as the app is built.
    func isGenerated(_ root: String) -> Bool {
        root.first?.isUppercase ?? false && app.type(root) == nil && !root.hasPrefix("UI") && !root.hasPrefix("NS")
    }

    /// The text of `L10n.Settings.title`, which tools generate from tables.
    func generatedText(_ term: Term) -> Datum? {
        guard let (root, path) = term.path, !path.isEmpty, isGenerated(root),
            ["l10n", "locali", "string"].contains(where: { root.lowercased().contains($0) })
        else { return nil }
        return app.texts.text(ofPath: path).map { .text($0) }
    }

    /// The text of `R.string.localizable.settingsTitle()`, which tools generate from tables.
    func generatedText(ofCall function: Term) -> Datum? {
        guard let (root, path) = function.path, root == "R", path.count == 3, path[0] == "string" else { return nil }
        return app.texts.text(ofPath: [path[2]], in: path[1]).map { .text($0) }
    }

    /// Follows `String(…)`.
    mutating func string(_ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
        guard let first = arguments.first else { return .text("") }
        switch first.label {
        case "localized": return localized(arguments, in: scope) ?? unknown(term)
        case "format":
            guard case .text(let format) = value(of: first.value, in: scope), !format.contains("%") else { break }
            return .text(format)
        case nil where arguments.count == 1:
            if case .text(let text) = value(of: first.value, in: scope) { return .text(text) }
        default: break
        }
        return unknown(term)
    }
}
