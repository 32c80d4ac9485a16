/// What the rules have found so far, in document order of what causes it, then of the codes.
struct DiagnosticFindings {
    private(set) var diagnostics: [Diagnostic] = []

    /// Adds a diagnostic of the kind that `page` describes, about `property` of the bar.
    ///
    /// A declared style comes to both appearances at once: what is said of the one is not said again of the other.
    mutating func add(
        _ page: DiagnosticPage,
        severity: Diagnostic.Severity? = nil,
        screen: Screen.ID?,
        property: BarProperty,
        at pointer: RequestPointer,
        _ message: @autoclosure () -> DiagnosticText,
        fix: @autoclosure () -> DiagnosticText
    ) {
        if property == .scrollEdgeAppearance, isSaidOfStandardAppearance(page.code, screen, pointer) { return }
        add(page, severity: severity, screen: screen, key: property.name, at: pointer, message(), fix: fix())
    }

    /// Adds a diagnostic of the kind that `page` describes; one that is there already is not added twice.
    mutating func add(
        _ page: DiagnosticPage,
        severity: Diagnostic.Severity? = nil,
        screen: Screen.ID?,
        key: String? = nil,
        at pointer: RequestPointer,
        _ message: DiagnosticText,
        fix: DiagnosticText
    ) {
        insert(
            Diagnostic(
                code: page.code,
                severity: severity ?? page.severity,
                screen: screen,
                property: key,
                pointer: pointer,
                messageText: message,
                fixText: fix,
                reference: page.reference
            ),
            at: pointer
        )
    }

    private func isSaidOfStandardAppearance(
        _ code: Diagnostic.Code,
        _ screen: Screen.ID?,
        _ pointer: RequestPointer
    ) -> Bool {
        diagnostics.contains {
            $0.pointer == pointer && $0.code == code && $0.screen == screen
                && $0.property == BarProperty.standardAppearance.name
        }
    }

    /// Inserts a diagnostic behind all that do not come after it.
    ///
    /// There are few of them, and rules find them nearly in order; those with the same cause are compared further.
    private mutating func insert(_ diagnostic: Diagnostic, at pointer: RequestPointer) {
        if diagnostics.isEmpty { diagnostics.reserveCapacity(8) }
        var index = diagnostics.count
        while index > 0, let earlier = diagnostics[index - 1].pointer, pointer <= earlier {
            if pointer == earlier, !diagnostic.standsBefore(diagnostics[index - 1]) {
                if diagnostic == diagnostics[index - 1] { return }
                break
            }
            index -= 1
        }
        diagnostics.insert(diagnostic, at: index)
    }
}

extension Diagnostic {
    /// Whether it comes before `other`, which has the same cause.
    fileprivate func standsBefore(_ other: Diagnostic) -> Bool {
        let positions = (code.position, other.code.position)
        if positions.0 != positions.1 { return positions.0 < positions.1 }
        let properties = (property ?? "", other.property ?? "")
        if properties.0 != properties.1 { return properties.0.utf8.lexicographicallyPrecedes(properties.1.utf8) }
        return message.utf8.lexicographicallyPrecedes(other.message.utf8)
    }
}
