package import NavigationStyle

extension Screen: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case id, title, bar, styledIn, callbacks, navigationItem, view
        case preferredStatusBarStyle, prefersStatusBarHidden, interactivePop, scrollStyling, library
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        self.init(id: "")
        guard try read(from: &reader, .object) else { return nil }
    }

    /// Reads a screen into a new one, where `expected` may be.
    ///
    /// Screens are large: those of a stack are read in place.
    ///
    /// - Returns: Whether there was an object; false only after noting a fault.
    mutating func read(from reader: inout JSONReader, _ expected: Expectation) throws(JSONMalformed) -> Bool {
        guard var scope = try reader.object(expected) else { return false }
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .id: id = try ID(from: &reader) ?? id
            case .title: title = try reader.optionalString()
            case .bar: bar = try reader.null() ? nil : try BarStyle(from: &reader, .object.orNull)
            case .styledIn: styledIn = try reader.name() ?? .viewWillAppear
            case .callbacks: try callbacks.read(from: &reader)
            case .navigationItem: try navigationItem.read(from: &reader)
            case .view: try view.read(from: &reader)
            case .preferredStatusBarStyle: preferredStatusBarStyle = try reader.name() ?? .default
            case .prefersStatusBarHidden: prefersStatusBarHidden = try reader.boolean() ?? false
            case .interactivePop: try interactivePop.read(from: &reader)
            case .scrollStyling: scrollStyling = try reader.null() ? nil : try ScrollStyling(from: &reader)
            case .library: library = try reader.null() ? nil : .object(try Value.members(from: &reader))
            }
        }
        reader.require(Key.id, in: scope)
        return true
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("title", title)
        writer.member("bar", bar)
        if styledIn != .viewWillAppear { writer.member("styledIn", name: styledIn) }
        if callbacks != Callbacks() { writer.member("callbacks", callbacks) }
        if navigationItem != NavigationItem() { writer.member("navigationItem", navigationItem) }
        if view != ScreenView() { writer.member("view", view) }
        if preferredStatusBarStyle != .default {
            writer.member("preferredStatusBarStyle", name: preferredStatusBarStyle)
        }
        if prefersStatusBarHidden { writer.member("prefersStatusBarHidden", prefersStatusBarHidden) }
        if interactivePop != InteractivePopGesture() { writer.member("interactivePop", interactivePop) }
        writer.member("scrollStyling", scrollStyling)
        writer.member("library", library)
        writer.endObject()
    }
}

extension Screen.InteractivePopGesture: JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case enabled, delegateReplaced
        static let names = JSONNameTable(Self.self)
    }

    /// Reads a gesture into what is there.
    mutating func read(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return }
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .enabled: enabled = try reader.boolean() ?? true
            case .delegateReplaced: delegate = try Delegate(from: &reader) ?? .stock
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if !enabled { writer.member("enabled", enabled) }
        switch delegate {
        case .stock: break
        case .replaced: writer.member("delegateReplaced", true)
        case .guarded: writer.member("delegateReplaced", name: DelegateWord.guarded)
        }
        writer.endObject()
    }
}

/// The word for a delegate of the app's that knows the root.
private enum DelegateWord: String, CaseIterable, JSONName {
    case guarded
    static let names = JSONNameTable(Self.self)
}

extension Screen.InteractivePopGesture.Delegate {
    /// Reads a flag, or `"guarded"`.
    fileprivate init?(from reader: inout JSONReader) throws(JSONMalformed) {
        if reader.next == UInt8(ascii: "\"") {
            guard let _: DelegateWord = try reader.name() else { return nil }
            self = .guarded
        } else {
            guard let isReplaced = try reader.boolean(.gestureDelegate) else { return nil }
            self = isReplaced ? .replaced : .stock
        }
    }
}

extension Screen.StyledIn: JSONName {
    package static let names = JSONNameTable(Self.self)
}
