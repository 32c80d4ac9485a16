extension Screen: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, title, bar, styledIn, callbacks, navigationItem, view
        case preferredStatusBarStyle, prefersStatusBarHidden, interactivePop, scrollStyling, library
    }

    /// Reads a screen, of which only the id must be there.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init(id: try object.value(.id))
        title = try object.nullableValue(.title)
        bar = try object.nullableValue(.bar)
        styledIn = try object.value(.styledIn, or: styledIn)
        callbacks = try object.value(.callbacks, or: callbacks)
        navigationItem = try object.value(.navigationItem, or: navigationItem)
        view = try object.value(.view, or: view)
        preferredStatusBarStyle = try object.value(.preferredStatusBarStyle, or: preferredStatusBarStyle)
        prefersStatusBarHidden = try object.value(.prefersStatusBarHidden, or: prefersStatusBarHidden)
        interactivePop = try object.value(.interactivePop, or: interactivePop)
        scrollStyling = try object.nullableValue(.scrollStyling)
        if let members: [String: Value] = try object.nullableValue(.library) {
            library = Value.object(members: members).withoutExtensions
        }
    }

    /// Writes the id and what differs from a screen that touches nothing.
    public func encode(to encoder: any Encoder) throws {
        let plain = Screen(id: id)
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(id, forKey: .id)
        try object.encodeIfPresent(title, forKey: .title)
        try object.encodeIfPresent(bar, forKey: .bar)
        try object.encode(styledIn, forKey: .styledIn, unless: plain.styledIn)
        try object.encode(callbacks, forKey: .callbacks, unless: plain.callbacks)
        try object.encode(navigationItem, forKey: .navigationItem, unless: plain.navigationItem)
        try object.encode(view, forKey: .view, unless: plain.view)
        try object.encode(
            preferredStatusBarStyle,
            forKey: .preferredStatusBarStyle,
            unless: plain.preferredStatusBarStyle
        )
        try object.encode(
            prefersStatusBarHidden,
            forKey: .prefersStatusBarHidden,
            unless: plain.prefersStatusBarHidden
        )
        try object.encode(interactivePop, forKey: .interactivePop, unless: plain.interactivePop)
        try object.encodeIfPresent(scrollStyling, forKey: .scrollStyling)
        try object.encodeIfPresent(library, forKey: .library)
    }
}

extension Screen.InteractivePopGesture: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case enabled, delegateReplaced
    }

    /// Reads a gesture; what is absent is as in a stock one.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init()
        enabled = try object.value(.enabled, or: enabled)
        delegate = try object.value(.delegateReplaced, or: delegate)
    }

    /// Writes what differs from a stock gesture.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(enabled, forKey: .enabled, unless: true)
        try object.encode(delegate, forKey: .delegateReplaced, unless: .stock)
    }
}

extension Screen.InteractivePopGesture.Delegate: Codable {
    /// The word for a delegate that was replaced and knows the root.
    private static let guardedWord = "guarded"

    /// Reads whether the delegate was replaced, or `"guarded"`.
    public init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if let isReplaced = try? single.decode(Bool.self) {
            self = isReplaced ? .replaced : .stock
        } else if (try? single.decode(String.self)) == Self.guardedWord {
            self = .guarded
        } else {
            throw DecodingError.dataCorrupted(
                at: decoder.codingPath,
                "Expected true, false or \"\(Self.guardedWord)\""
            )
        }
    }

    /// Writes whether the delegate was replaced, or `"guarded"`.
    public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .stock: try single.encode(false)
        case .replaced: try single.encode(true)
        case .guarded: try single.encode(Self.guardedWord)
        }
    }
}
