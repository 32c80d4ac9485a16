package import NavigationStyle

// The names of unknown values in place of their stand-ins.
extension Worlds {
    /// Returns the unknown values that are visible in a look, each with its visible part.
    func unknowns(in look: AuditLook) -> [UnknownLook] {
        guard !names.isEmpty else { return [] }
        var found: [UnknownLook] = []
        func visit(_ tree: Value) {
            tree.visitLeaves { _, value in
                guard let name = names[value], !found.contains(where: { $0.value == value }) else { return }
                found.append(UnknownLook(name: name, value: value))
            }
        }
        if let value = look.value { visit(value.tree) }
        if let bar = look.bar { visit(bar.tree) }
        return found
    }

    /// Names the unknown values that are visible in the findings of a report.
    func name(_ report: inout AuditRun.Report) {
        guard !names.isEmpty else { return }
        for finding in report.findings.indices {
            for look in report.findings[finding].looks.indices {
                report.findings[finding].looks[look].unknowns = unknowns(in: report.findings[finding].looks[look])
            }
        }
    }

    /// Returns a value with the names of its unknown parts in their places.
    func named(_ value: Value) -> Value { names.isEmpty ? value : value.replacing { names[$0] } }

    /// Whether a value has an unknown part.
    func shows(_ value: Value) -> Bool {
        var isShown = false
        value.visitLeaves { _, part in if names[part] != nil { isShown = true } }
        return isShown
    }

    /// Whether a finding is about the contrast of an unknown color, or on one.
    func judgesUnknown(_ finding: AuditFinding) -> Bool {
        guard finding.code == .diagnostic(.lowContrast) || finding.code == .diagnostic(.statusBarUnreadable) else {
            return false
        }
        let ink = finding.propertyName == "title" ? "title" : "backButton"
        return finding.looks.contains { look in
            guard let bar = look.bar?.tree else { return false }
            // What is drawn of a translucent background is another color.
            return (finding.code == .diagnostic(.lowContrast) && bar[ink].map(shows) ?? false)
                || [bar["background"], bar["contrast"]?["behind"]].contains { $0.map(shows) ?? false }
        }
    }

    /// Whether a finding reports a difference between values with an unknown part.
    func shows(_ finding: AuditFinding) -> Bool {
        guard !names.isEmpty else { return false }
        return finding.looks.contains { look in look.value.map { shows($0.tree) } ?? false }
    }
}

extension Value {
    /// Returns the value with each part that `name` has a name for replaced by an unknown value of that name.
    fileprivate func replacing(_ name: (Value) -> String?) -> Value {
        if let name = name(self) { return .object(members: [UnknownValue.key: .string(name)]) }
        switch self {
        case .object(let members): return .object(members.map { Member($0.key, $0.value.replacing(name)) })
        case .array(let elements): return .array(elements.map { $0.replacing(name) })
        default: return self
        }
    }

    /// Returns the value with the stand-ins of unknown values replaced by their names.
    package func naming(_ unknowns: [UnknownLook]) -> Value {
        unknowns.isEmpty ? self : replacing { part in unknowns.first { $0.value == part }?.name }
    }

    /// Returns the value with the names of unknown values replaced by their stand-ins.
    func showing(_ unknowns: [UnknownLook]) -> Value {
        if case .string(let name)? = self[UnknownValue.key] {
            return unknowns.first { $0.name == name }?.value ?? self
        }
        switch self {
        case .object(let members): return .object(members.map { Member($0.key, $0.value.showing(unknowns)) })
        case .array(let elements): return .array(elements.map { $0.showing(unknowns) })
        default: return self
        }
    }

    /// Visits each value that is not an array, with the keys and indices that lead to it.
    ///
    /// Objects are visited as well as their members, because a property may have an object for a value.
    func visitLeaves(_ visit: ([String], Value) -> Void) {
        var path: [String] = []
        visitLeaves(&path, visit)
    }

    private func visitLeaves(_ path: inout [String], _ visit: ([String], Value) -> Void) {
        switch self {
        case .object(let members):
            visit(path, self)
            for member in members {
                path.append(member.key)
                member.value.visitLeaves(&path, visit)
                path.removeLast()
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                path.append("\(index)")
                element.visitLeaves(&path, visit)
                path.removeLast()
            }
        default: visit(path, self)
        }
    }
}
