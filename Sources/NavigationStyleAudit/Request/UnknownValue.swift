package import NavigationStyle

/// An unknown value of a graph, with its position.
package struct UnknownValue: Hashable, Sendable {
    /// The kind of value that the position takes.
    package enum Kind: Hashable, Sendable {
        case flag
        /// One of these names.
        case choice([String])
        case text, color, number, image, attributes, appearance
    }

    /// The position in the request: a JSON Pointer.
    package var pointer: String
    /// The name of the value: equal to itself by name and to nothing else.
    package var name: String
    /// The kind of value expected there.
    package var kind: Kind

    package init(pointer: String, name: String, kind: Kind) {
        self.pointer = pointer
        self.name = name
        self.kind = kind
    }

    /// The member that marks a value as unknown.
    package static let key = "unknown"
}

extension UnknownValue.Kind {
    /// Finds the kind of value at a pointer, by reading a request that has nothing else.
    ///
    /// - Parameter pointer: A JSON Pointer into a request; the kind is nil if no code writes a value there.
    package init?(at pointer: String) {
        let tokens = JSONPointer.tokens(of: pointer)
        guard Self.isWritten(at: tokens) else { return nil }
        self.init(ofPlace: tokens)
    }

    /// Finds the kind of value at a path that code writes.
    init?(ofPlace tokens: [String]) { self.init { Self.faults(of: $0, at: tokens) } }

    /// Finds the kind of value at a path in a screen's `library`, which a policy reads.
    init?(ofLibraryMember path: [String], under policies: [PolicySelection]) {
        self.init { Self.libraryFaults(of: $0, at: path, under: policies) }
    }

    /// Finds the kind of the values of which `faults` returns none.
    private init?(faults: (Value) -> [RequestFault]?) {
        for (value, kind) in Self.candidates where faults(value)?.isEmpty ?? false {
            self = kind
            return
        }
        for case .unknownValue(_, let known) in (faults(.string("?")) ?? []).map(\.reason) {
            self = .choice(known)
            return
        }
        return nil
    }

    /// Whether a path may have `value`.
    static func takes(_ value: Value, at path: [String]) -> Bool { faults(of: value, at: path)?.isEmpty ?? false }

    /// Whether a path in a screen's `library` may have `value` under one of the policies.
    static func takes(_ value: Value, atLibraryMember path: [String], under policies: [PolicySelection]) -> Bool {
        libraryFaults(of: value, at: path, under: policies)?.isEmpty ?? false
    }

    /// Returns the faults of `value` at a path in a screen's `library`: none if one of the policies takes it.
    private static func libraryFaults(
        of value: Value,
        at path: [String],
        under policies: [PolicySelection]
    ) -> [RequestFault]? {
        var screen = Screen(id: "a")
        screen.library = Value.object([]).putting(value, at: path[...], growing: true)
        var scenario = Scenario(stack: [screen])
        // Later members are members, too.
        scenario.environment.os = SystemVersion(26)
        let library = "/stack/0/library"
        let place = library + path.map { "/" + JSONPointer.escaped($0) }.joined()
        let found = policies.map { policy in
            scenario.policy = policy
            return RequestCheck(scenario).faults.filter { fault in
                JSONPointer.isWithin(library, fault.pointer) && !isOnlyUnfinished(fault, around: place)
            }
        }
        return found.first(where: \.isEmpty) ?? found.first
    }

    /// Returns the faults of `value` at a path; nil if the path cannot have a value.
    private static func faults(of value: Value, at tokens: [String]) -> [RequestFault]? {
        let path = tokens.map { Int($0) == nil ? $0 : "0" }
        guard let tree = frame.putting(value, at: path[...], growing: true) else { return nil }
        var reader = ValueReader(at: tree)
        guard let request = AuditRequest.read(from: &reader, orNull: false) else { return nil }
        let place = path.map { "/" + JSONPointer.escaped($0) }.joined()
        let own = reader.faults.filter {
            JSONPointer.isWithin(place, $0.pointer) || JSONPointer.isWithin($0.pointer, place) && $0.pointer != ""
        }.filter { !isOnlyUnfinished($0, around: place) }
        // A value that is written in another form than it is read has no position of its own.
        if own.isEmpty, request.tree.writing(value, at: path, growing: true) == nil { return nil }
        return own
    }

    /// Whether a fault is only that what is around `place` lacks a member.
    ///
    /// A member that is missing in the value itself is a fault of the value.
    private static func isOnlyUnfinished(_ fault: RequestFault, around place: String) -> Bool {
        guard case .missingKey = fault.reason else { return false }
        return !JSONPointer.isWithin(place, fault.pointer)
    }

    /// A request with one of everything.
    private static let frame = Value.object(members: [
        "screens": .array([.object(members: ["id": .string("a")])]),
        "entries": .array([.object(members: ["id": .string("e"), "stack": .array([.string("a")])])]),
        "routes": .array([.object(members: ["from": .string("a"), "to": .string("a")])]),
        "bases": .array([.object(members: ["id": .string("b")])]),
    ])

    /// The candidates to try, the narrowest first, as a text may be anything.
    private static let candidates: [(Value, Self)] = [
        (.bool(true), .flag), (.string("?"), .text), (.string("#010203"), .color), (.number(0.5), .number),
        (.object(members: ["name": .string("?")]), .image),
        (.object(members: ["background": .string("opaque")]), .appearance),
        (.object(members: ["color": .string("#010203")]), .attributes),
    ]

    /// Whether a path leads to a value that code writes.
    static func isWritten(at tokens: [String]) -> Bool {
        guard tokens.count > 2 else { return false }
        var rest = tokens.dropFirst(2)
        switch tokens[0] {
        case "screens", "bases": break
        case "entries" where rest.first == "navigationController":
            return rest.count == 3 && rest.last == "backgroundColor"
        case "entries": return rest.first == "properties" && rest.count > 1
        case "defaults" where tokens[1] == "containedAppearanceProxies":
            return rest.dropFirst().first == "properties" && rest.count > 2
        case "defaults": return ["appearanceProxy", "navigationBar", "bar"].contains(tokens[1])
        case "routes":
            if rest.first == "writes" { return rest.count > 2 }
            guard rest.first == "screen" else { return false }
            rest = rest.dropFirst()
        default: return false
        }
        if ["variants", "updates"].contains(rest.first ?? ""), rest.count > 2 { rest = rest.dropFirst(2) }
        switch rest.first {
        case "title", "preferredStatusBarStyle", "prefersStatusBarHidden", "hidesBottomBarWhenPushed",
            "definesPresentationContext", "resetsTintAdjustmentMode":
            return rest.count == 1
        // A saved value names a callback, which no code writes.
        case "callbacks": return rest.count > 2 && rest.dropFirst(3).first != BarValue.savedName
        case "bar", "navigationItem", "view", "interactivePop", "scrollStyling", "properties", "library":
            return rest.count > 1
        default: return false
        }
    }

    /// The value, with a short text, that may replace one of this kind until it is known.
    package var placeholder: Value {
        switch self {
        case .flag: .bool(true)
        case .choice(let names): .string(names.min { $0.utf8.count < $1.utf8.count } ?? "")
        case .text: .string("?")
        case .color: .string("#010203")
        case .number: .number(0.5)
        case .image: .object([Value.Member("name", .string("?"))])
        case .attributes, .appearance: .object([])
        }
    }

    /// Whether values of this kind have colors.
    var isPainted: Bool {
        switch self {
        case .color, .attributes, .appearance: true
        case .flag, .choice, .text, .number, .image: false
        }
    }

    /// The possible values, if they are few.
    var choices: [Value]? {
        switch self {
        case .flag: [.bool(false), .bool(true)]
        case .choice(let names): names.map { .string($0) }
        default: nil
        }
    }
}

extension AuditRequest {
    /// Returns the unknown values that are left after edits.
    func unknowns(after edits: [Edit]) -> [UnknownValue] {
        unknowns.filter { unknown in !edits.contains { JSONPointer.isWithin($0.path, unknown.pointer) } }
    }
}
