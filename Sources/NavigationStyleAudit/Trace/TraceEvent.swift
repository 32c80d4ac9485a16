import NavigationStyle

/// One line of a recording.
struct TraceEvent {
    /// The kind of event.
    enum Kind: String, CaseIterable {
        case push, pop, swipe, cancelledSwipe, popTo, popToRoot, set, replaceTop, present, dismiss
        /// No move, but the state of the bar after a callback.
        case bar
    }

    /// A fault of a line, with its position in it.
    struct Failure: Error {
        let pointer: String
        let words: String

        init(_ pointer: String, _ words: String) {
            self.pointer = pointer
            self.words = words
        }
    }

    let session: String
    let kind: Kind
    let screen: Screen.ID?
    /// The screens of a `set`, root first.
    let stack: [Screen.ID]
    /// The navigation controller, if a session has several.
    let entry: String?
    let isAnimated: Bool
    /// Whether a `set` keeps the root.
    let keepsRoot: Bool
    /// The callback after which the bar was recorded.
    let callback: String?
    /// The properties of the bar.
    let properties: [Value.Member]

    /// Reads the object of a line.
    init(_ line: Value) throws(Failure) {
        switch line["session"] {
        case .string(let name)?: session = name
        case .number(let number)?: session = "\(number)"
        case nil: throw Failure("", "the session is missing")
        default: throw Failure("/session", "the session must be a string or a number")
        }
        guard let event = line["event"] else { throw Failure("", "the event is missing") }
        let names = Kind.allCases.map(\.rawValue)
        guard let kind = event.text.flatMap(Kind.init) else {
            let meant = Suggestion.all(for: event.text ?? "", among: names)
            let hint = Suggestion.question(meant).map { "; \($0)" } ?? ""
            throw Failure("/event", "the event must be one of \(names.joined(separator: ", "))\(hint)")
        }
        self.kind = kind
        screen = try line["screen"].map { value throws(Failure) in try Self.id(value, at: "/screen") }
        var stack: [Screen.ID] = []
        if case .array(let elements)? = line["stack"] {
            for (index, value) in elements.enumerated() { stack.append(try Self.id(value, at: "/stack/\(index)")) }
        }
        self.stack = stack
        entry = try line["entry"].map { value throws(Failure) in try Self.id(value, at: "/entry").rawValue }
        isAnimated = try Self.flag(line["animated"], at: "/animated") ?? true
        callback = line["callback"]?.text
        if case .object(let members)? = line["bar"] { properties = members } else { properties = [] }
        keepsRoot = try Self.flag(line["keepRoot"], at: "/keepRoot") ?? false
    }

    private static func id(_ value: Value, at pointer: String) throws(Failure) -> Screen.ID {
        guard let text = value.text else { throw Failure(pointer, "an id must be a string") }
        let id = Screen.ID(rawValue: text)
        if let fault = id.fault { throw Failure(pointer, RequestFault(fault, at: pointer).detail) }
        guard !text.utf8.contains(UInt8(ascii: "#")) else {
            throw Failure(pointer, RequestFault(.numberSignInID, at: pointer).detail)
        }
        return id
    }

    private static func flag(_ value: Value?, at pointer: String) throws(Failure) -> Bool? {
        guard let value else { return nil }
        guard case .bool(let flag) = value else { throw Failure(pointer, "must be true or false") }
        return flag
    }

    /// The screen of an event that must have one.
    var neededScreen: Screen.ID {
        get throws(Failure) {
            guard let screen else { throw Failure("", "the screen is missing: a \(kind.rawValue) leads to one") }
            return screen
        }
    }

    /// The screens of an event that sets several.
    var neededStack: [Screen.ID] {
        get throws(Failure) { stack.isEmpty ? [try neededScreen] : stack }
    }
}

extension Value {
    /// The text of a string; nil for any other value.
    fileprivate var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
