import NavigationStyle

extension Run {
    // MARK: - Parts of values

    /// Follows `attributes[.font] = …`: the name or the member has another dictionary then.
    mutating func assign(_ source: Term, toElement keys: [Argument], of base: Term, _ target: Term, in scope: Scope) {
        let key = keys.count == 1 ? Self.attribute(keys[0].value) : ""
        let value = value(of: source, in: scope, as: key == "foregroundColor" ? .color : nil)
        if case .member(let owner?, let name) = base.kind, case .instance(let id) = self.value(of: owner, in: scope),
            kind(of: name, of: id) == .attributes
        {
            return addAttribute(json(.dictionary([(key, value)]), as: .attributes, source), to: name, of: id, target)
        }
        switch self.value(of: base, in: scope) {
        case .dictionary(let members) where !key.isEmpty:
            set(.dictionary(members.filter { $0.key != key } + [(key, value)]), to: base, in: scope)
        case .dictionary, .list, .saved: set(unknown(base), to: base, in: scope)
        default: break
        }
    }

    /// Adds an attribute to those that an appearance, a bar or a proxy has, as far as these are known.
    private mutating func addAttribute(_ added: Value, to name: String, of id: Int, _ target: Term) {
        guard case .object(let new) = added, !new.isEmpty else { return }
        let owner: Int
        let known: Value?
        switch instances[id].kind {
        case .appearance:
            owner = id
            known = instances[id].appearance[name] ?? .empty
        case .bar(let controller): (owner, known) = (controller, lastWrite(of: name, to: controller))
        case .proxy: (owner, known) = (id, lastWrite(of: name, to: id))
        default: return
        }
        var value = unknownColor(target)
        if case .object(var members)? = known, known?.isUnknown == false {
            members.removeAll { member in new.contains { $0.key == member.key } }
            value = .object(members + new)
        }
        if case .appearance = instances[id].kind {
            set(value, as: name, of: id, at: target.place)
        } else {
            record(value, at: [name], to: owner, target)
        }
    }

    /// The value that code of the same callback has written last.
    private func lastWrite(of name: String, to owner: Int) -> Value? {
        for case .write(let write) in events.reversed()
        where write.owner == owner && write.isOfBar && write.path == [name] && write.phase == phase {
            return write.isDetached ? nil : write.value
        }
        return nil
    }

    // MARK: - Appearances that bars and items hold

    /// Follows an assignment to a member of an appearance where a bar or an item holds it, or of the buttons that an
    /// appearance has.
    ///
    /// - Returns: Whether it is one.
    mutating func assign(_ source: Term, to name: String, ofHeld base: Term, _ target: Term, in scope: Scope) -> Bool {
        guard case .member(let holder?, let slot) = base.kind else { return false }
        if slot == "normal", name == "titleTextAttributes", case .member(let owner?, let buttons) = holder.kind,
            Vocabulary.buttonAppearances.contains(buttons), case .instance(let id) = value(of: owner, in: scope),
            instances[id].kind == .appearance
        {
            guard let color = json(value(of: source, in: scope, as: .attributes), as: .attributes, source)["color"]
            else { return true }
            let isOfAll = buttons == "buttonAppearance"
            set(isOfAll ? color : unknownColor(source), as: "buttonColor", of: id, at: target.place)
            return true
        }
        guard let held = held(slot, by: holder, in: scope) else { return false }
        guard let appearance = held.appearance else {
            _ = value(of: source, in: scope)
            put(nil, into: slot, of: held.holder, target)
            return true
        }
        let value = value(of: source, in: scope, as: kind(of: name, of: appearance))
        assign(value, to: name, of: appearance, target, source)
        put(appearance, into: slot, of: held.holder, target)
        return true
    }

    /// Follows a call of a method that changes an appearance where a bar or an item holds it; nil for other calls.
    mutating func call(_ name: String, onHeldBy base: Term, _ term: Term, in scope: Scope) -> Datum? {
        guard name.hasPrefix("configureWith"), case .member(let holder?, let slot) = base.kind,
            let held = held(slot, by: holder, in: scope)
        else { return nil }
        if let appearance = held.appearance { _ = call(name, uikitOn: appearance, [], term, in: scope) }
        put(held.appearance, into: slot, of: held.holder, term)
        return .null
    }

    /// The bar or the item that has an appearance in a slot, and a copy of the appearance, which is its own; nil in place of
    /// one that is not known.
    private mutating func held(_ slot: String, by term: Term, in scope: Scope) -> (holder: Int, appearance: Int?)? {
        guard slot.hasSuffix("Appearance"), case .instance(let holder) = value(of: term, in: scope),
            kind(of: slot, of: holder) == .appearance
        else { return nil }
        switch instances[holder].kind {
        case .bar, .item: break
        default: return nil
        }
        guard case .instance(let known)? = instances[holder].properties[slot], isCurrent(slot, of: holder) else {
            return (holder, nil)
        }
        let copy = make(.appearance)
        instances[copy].appearance = instances[known].appearance
        instances[copy].places = instances[known].places
        return (holder, copy)
    }

    /// Whether the appearance that code has put into a slot is there yet: another callback may find another on a bar.
    private func isCurrent(_ slot: String, of holder: Int) -> Bool {
        guard case .bar(let owner) = instances[holder].kind else { return true }
        return lastWrite(of: slot, to: owner) != nil
    }

    /// Notes that a bar or an item has a changed appearance; one that is not known is not that of an item without any.
    private mutating func put(_ appearance: Int?, into slot: String, of holder: Int, _ term: Term) {
        if let appearance {
            assign(.instance(appearance), to: slot, of: holder, term, term)
        } else if case .bar(let owner) = instances[holder].kind {
            instances[holder].properties[slot] = unknown(term)
            record(unknownColor(term), at: [slot], to: owner, term)
        }
    }

    // MARK: - Fonts

    /// The weights that a system font has by their names.
    private static let weights: Set = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// The system's font of a known size; nil for other fonts.
    mutating func systemFont(_ name: String, _ arguments: [Argument], in scope: Scope) -> Datum? {
        guard ["systemFont", "boldSystemFont", "systemFontOfSize", "boldSystemFontOfSize"].contains(name),
            let size = arguments.first, case .number(let points) = value(of: size.value, in: scope, as: .number)
        else { return nil }
        guard arguments.count > 1 else {
            return .font(size: points, weight: name.hasPrefix("bold") ? "bold" : "regular")
        }
        guard case .constant(let weight) = value(of: arguments[1].value, in: scope), Self.weights.contains(weight)
        else {
            return .font(size: points, weight: nil)
        }
        return .font(size: points, weight: weight)
    }
}
