import NavigationStyle
import NavigationStylePreview

/// The changes that the readable parameters of an address make to the request it draws.
struct PreviewChange {
    /// The policies to draw; if empty, those of the request.
    var policies: [PolicySelection] = []
    /// The environments to draw, as differences from the request's.
    var overlays: [EnvironmentOverlay] = []
    /// Members of `preview`, sorted, with their texts.
    var options: [(name: String, text: String)] = []

    /// Changes `request`.
    func apply(to request: inout PreviewRequest) throws(ServiceError) {
        if !policies.isEmpty { request.compare(policies) }
        do throws(ScenarioError) { try request.lay(overlays) } catch { throw .scenario(error) }
        guard !options.isEmpty else { return }
        let members = options.map { Value.Member($0.name, Self.value(of: $0.text, named: $0.name)) }
        var reader = ValueReader(at: .object(members), checksText: false)
        _ = request.options.fill(from: &reader, .object)
        for fault in reader.faults {
            guard case .wrongType(let expected, _) = fault.reason,
                let option = options.first(where: { $0.name == JSONPointer.tokens(of: fault.pointer).first })
            else { continue }
            throw .wrongParameterType(option.name, found: option.text, expected: expected)
        }
        guard reader.faults.isEmpty else {
            throw .scenario(ScenarioError(reader.faults.map { RequestFault($0.reason, at: "/preview" + $0.pointer) }))
        }
    }

    /// The options that are lists, separated by commas.
    private static let lists = ["at", "rows"]

    private static func value(of text: String, named name: String) -> Value {
        guard lists.contains(name) else { return scalar(text[...]) }
        return .array(text.split(separator: ",").map(scalar))
    }

    /// Returns a number, a Boolean value or a name.
    private static func scalar(_ text: Substring) -> Value {
        switch text {
        case "true": .bool(true)
        case "false": .bool(false)
        default: Double(String(text)).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(String(text))
        }
    }
}

extension Query {
    /// Returns the changes that the parameters ask for, in at most `limit` environments.
    func previewChange(limit: Int) throws(ServiceError) -> PreviewChange {
        var change = PreviewChange()
        change.policies = try list("policies").map { PolicySelection($0) }
        let systems = try choices("os", SystemVersion.init(asked:))
        let devices = try choices("device") { text throws(ServiceError) in try Device(asked: text).name }
        let orientations: [Orientation] = try names("orientation")
        let styles: [UserInterfaceStyle] = try names("userInterfaceStyle")
        let directions: [UserInterfaceLayoutDirection] = try names("layoutDirection")
        let counts = [systems.count, devices.count, orientations.count, styles.count, directions.count]
        guard counts.reduce(1, { $0 * max($1, 1) }) <= limit else {
            throw .scenario(ScenarioError([RequestFault(.tooMany(limit: limit), at: "/environments")]))
        }
        change.overlays = EnvironmentOverlay.combinations(
            os: systems,
            device: devices,
            orientation: orientations,
            userInterfaceStyle: styles,
            layoutDirection: directions
        )
        change.options = try options
        return change
    }

    /// The members of `preview` that are parameters of the address by their own names.
    private var options: [(name: String, text: String)] {
        get throws(ServiceError) {
            var options: [(name: String, text: String)] = []
            for name in [
                "annotations", "at", "background", "caption", "content", "extent", "form", "frame", "guides", "rows",
                "width",
            ] {
                if let text = try value(of: name) { options.append((name, text)) }
            }
            return options
        }
    }

    /// Returns the comma-separated parts of a parameter.
    private func list(_ name: String) throws(ServiceError) -> [String] {
        try value(of: name)?.split(separator: ",").map(String.init) ?? []
    }

    /// Returns the values of a parameter's parts, each once.
    private func choices<Choice: Hashable>(
        _ name: String,
        _ choice: (String) throws(ServiceError) -> Choice
    ) throws(ServiceError) -> [Choice] {
        var seen: Set<Choice> = []
        var choices: [Choice] = []
        for text in try list(name) {
            let choice = try choice(text)
            if seen.insert(choice).inserted { choices.append(choice) }
        }
        return choices
    }

    private func names<Name: RawRepresentable & CaseIterable & Hashable>(
        _ name: String
    ) throws(ServiceError) -> [Name] where Name.RawValue == String {
        try choices(name) { text throws(ServiceError) in try Name(asked: text, for: name) }
    }
}
