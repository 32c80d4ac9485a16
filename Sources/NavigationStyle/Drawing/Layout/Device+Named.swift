extension Device {
    /// The device that Apple sells as `name`; nil where there is none.
    public init?(named name: String) {
        guard let device = Device.byName[name] else { return nil }
        self = device
    }

    /// The names that `init(named:)` knows: phones before iPads, older before newer.
    public static let names: [String] = all.map(\.name)

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The device where none is asked for: the iPhone 15.
    static let `default` = Device(name: "iPhone 15", family: .dynamicIslandPhone, width: 393, height: 852, scale: 3)
}

extension Environment {
    /// The device, which a request that names an unknown one never comes as far as to ask for.
    var knownDevice: Device { Device(named: device) ?? .default }
}
