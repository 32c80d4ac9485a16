import NavigationStyle
import NavigationStylePreview

/// The changes that the readable parameters of an address make to the request it draws.
struct PreviewChange {
    /// The policies to draw; if empty, those of the request.
    var policies: [PolicySelection] = []
    /// The environments to draw, as differences from the request's.
    var overlays: [EnvironmentOverlay] = []
    /// Members of `preview`, sorted.
    var options: [Value.Member] = []

    /// Changes `request`.
    func apply(to request: inout PreviewRequest) throws(ScenarioError) {
        if !policies.isEmpty { request.compare(policies) }
        try request.lay(overlays)
        guard !options.isEmpty else { return }
        var reader = ValueReader(at: .object(options), checksText: false)
        _ = request.options.fill(from: &reader, .object)
        guard reader.faults.isEmpty else {
            throw ScenarioError(reader.faults.map { RequestFault($0.reason, at: "/preview" + $0.pointer) })
        }
    }
}

extension Query {
    /// Returns the changes that the parameters ask for, in at most `limit` environments.
    func previewChange(limit: Int) throws(ServiceError) -> PreviewChange {
        var change = PreviewChange()
        change.policies = try list("policies").map { PolicySelection($0) }
        let systems: [SystemVersion] = try choices("os") { text throws(ServiceError) in
            guard let os = SystemVersion(text), os.isKnown else { throw .unknownSystemVersion(text) }
            return os
        }
        let devices: [String] = try choices("device") { text throws(ServiceError) in
            guard let device = Device(named: text) else { throw .unknownDevice(text) }
            return device.name
        }
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
    private var options: [Value.Member] {
        get throws(ServiceError) {
            var members: [Value.Member] = []
            for name in [
                "annotations", "at", "background", "caption", "content", "extent", "form", "frame", "guides", "rows",
                "width",
            ] {
                guard let text = try value(of: name) else { continue }
                let isList = ["at", "rows"].contains(name)
                members.append(
                    Value.Member(
                        name,
                        isList ? .array(text.split(separator: ",").map(Self.scalar)) : Self.scalar(text[...])
                    )
                )
            }
            return members
        }
    }

    /// Returns a number, a Boolean value or a name.
    private static func scalar(_ text: Substring) -> Value {
        switch text {
        case "true": .bool(true)
        case "false": .bool(false)
        default: Double(String(text)).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(String(text))
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
        try choices(name) { text throws(ServiceError) in
            guard let value = Name(rawValue: text) else {
                throw .invalidParameter(name, found: text, allowed: Name.allCases.map(\.rawValue))
            }
            return value
        }
    }
}
