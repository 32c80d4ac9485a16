import NavigationStyle

/// Describes a fix in words: everything in its patch, derived from the patch.
struct FixWords {
    /// A place in which changes are made.
    private enum Place: Hashable {
        case callback(String), navigationItem, bar, appearanceProxy, screen
    }

    /// One change: the new value of a member of a place, or its removal.
    private struct Change: Hashable {
        var place: Place
        var member: String
        var value: Value?
    }

    private let request: AuditRequest
    /// The changes of each screen in the order of the edits; nil stands for all screens.
    private var changes: [(screen: String?, change: Change)] = []

    private init(_ request: AuditRequest) {
        self.request = request
    }

    /// Returns the edits and the change of policy as a sentence without its period.
    static func words(of edits: [Edit], policy: PolicySelection?, in request: AuditRequest) -> String {
        var words = FixWords(request)
        for edit in edits {
            words.take(edit.value, removing: edit.op == .remove, at: JSONPointer.tokens(of: edit.path))
        }
        var clauses = words.clauses
        if let policy { clauses.insert("use the policy \(policy.name)", at: 0) }
        let sentence = clauses.joined(separator: "; ")
        return sentence.prefix(1).uppercased() + sentence.dropFirst()
    }

    /// Splits an edit into the members that it changes.
    private mutating func take(_ value: Value?, removing: Bool, at path: [String]) {
        if !Patch.isLeaf(path), case .object(let members)? = value {
            for member in members { take(member.value, removing: removing, at: path + [member.key]) }
            return
        }
        var screen: String?
        var rest = path[...]
        if path.first == "screens", path.count > 2, let index = Int(path[1]), request.screens.indices.contains(index) {
            screen = request.screens[index].id.rawValue
            rest = path[2...]
        }
        let place: Place
        switch rest.first {
        case "callbacks": place = .callback(rest.dropFirst().first ?? "")
        case "navigationItem": place = .navigationItem
        case "bar": place = .bar
        case "defaults": place = .appearanceProxy
        default: place = .screen
        }
        let change = Change(place: place, member: rest.last ?? "", value: removing ? nil : value ?? .null)
        changes.append((screen, change))
    }

    /// The changes as clauses, grouped by place, and by screens with the same changes.
    private var clauses: [String] {
        struct Group: Hashable {
            var place: Place
            var isRemoval: Bool
            var screen: String?
        }
        var groups: [(group: Group, changes: [Change])] = []
        for (screen, change) in changes {
            let group = Group(place: change.place, isRemoval: change.value == nil, screen: screen)
            if let index = groups.firstIndex(where: { $0.group == group }) {
                groups[index].changes.append(change)
            } else {
                groups.append((group, [change]))
            }
        }
        var clauses: [(place: Place, changes: [Change], screens: [String])] = []
        for (group, changes) in groups {
            let screens = [group.screen].compactMap(\.self)
            if let index = clauses.firstIndex(where: { $0.changes == changes }) {
                clauses[index].screens += screens
            } else {
                clauses.append((group.place, changes, screens))
            }
        }
        return clauses.map { clause($0.changes, in: $0.place, of: $0.screens) }
    }

    private func clause(_ changes: [Change], in place: Place, of screens: [String]) -> String {
        let names = Self.list(screens.map { "\"\($0)\"" })
        let isRemoval = changes.first?.value == nil
        let words: String
        switch place {
        case .callback(let name): words = "\(isRemoval ? "from" : "in") \(name) of \(names)"
        case .navigationItem: words = "\(isRemoval ? "from" : "on") the navigationItem of \(names)"
        case .bar: words = "\(isRemoval ? "from" : "in") the bar of \(names)"
        case .appearanceProxy: words = "\(isRemoval ? "from" : "on") the appearance proxy"
        case .screen: words = "\(isRemoval ? "from" : "in") \(names)"
        }
        if isRemoval { return "remove \(Self.list(changes.map(\.member))) \(words)" }
        var assignments: [(value: String, members: [String])] = []
        var calls: [String] = []
        for change in changes {
            if case .callback = place, let call = Self.call(change) {
                calls.append(call)
                continue
            }
            let value = (change.value ?? .null).words(of: change.member)
            if let index = assignments.firstIndex(where: { $0.value == value }) {
                assignments[index].members.append(change.member)
            } else {
                assignments.append((value, [change.member]))
            }
        }
        let sets = assignments.map { "set \(Self.list($0.members)) to \($0.value)" }
        return "\(words), \(Self.list(sets + calls))"
    }

    /// Returns the call that hides or shows the bar; nil if the setter is used.
    private static func call(_ change: Change) -> String? {
        guard change.member == BarProperty.isNavigationBarHidden.name,
            case .bool(let isHidden)? = change.value?["hidden"]
        else { return nil }
        let animated = change.value?["animated"] == .bool(true) ? "true" : "animated"
        return "call setNavigationBarHidden(\(isHidden), animated: \(animated))"
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and \(words[words.count - 1])"
    }
}

extension Value {
    /// Returns the value in words; `member` is the name of the member that has it.
    fileprivate func words(of member: String) -> String {
        guard case .object = self else { return words }
        return member.hasSuffix("Appearance") ? "an appearance (\(words))" : words
    }

    /// The value in words: a color as #RRGGBB, with the two digits of alpha only if it is not opaque.
    private var words: String {
        switch self {
        case .null: "nil"
        case .bool(let flag): "\(flag)"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .string(let text):
            text.utf8.count == 9 && text.hasPrefix("#") && text.hasSuffix("FF") ? String(text.dropLast(2)) : text
        case .array(let elements): elements.map(\.words).joined(separator: ", ")
        case .object(let members):
            members.map { member in
                if case .object = member.value { return "\(member.key): (\(member.value.words))" }
                return "\(member.key): \(member.value.words)"
            }
            .joined(separator: ", ")
        }
    }
}
