extension Callbacks: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, duringTransition
    }

    /// Reads the writes of each callback; one that is absent writes nothing.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init()
        viewDidLoad = try object.value(.viewDidLoad, or: viewDidLoad)
        viewWillAppear = try object.value(.viewWillAppear, or: viewWillAppear)
        viewDidAppear = try object.value(.viewDidAppear, or: viewDidAppear)
        viewWillDisappear = try object.value(.viewWillDisappear, or: viewWillDisappear)
        viewDidDisappear = try object.value(.viewDidDisappear, or: viewDidDisappear)
        duringTransition = try object.value(.duringTransition, or: duringTransition)
    }

    /// Writes the callbacks that write anything.
    public func encode(to encoder: any Encoder) throws {
        let nothing = BarProperties()
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(viewDidLoad, forKey: .viewDidLoad, unless: nothing)
        try object.encode(viewWillAppear, forKey: .viewWillAppear, unless: nothing)
        try object.encode(viewDidAppear, forKey: .viewDidAppear, unless: nothing)
        try object.encode(viewWillDisappear, forKey: .viewWillDisappear, unless: nothing)
        try object.encode(viewDidDisappear, forKey: .viewDidDisappear, unless: nothing)
        try object.encode(duringTransition, forKey: .duringTransition, unless: nothing)
    }
}
