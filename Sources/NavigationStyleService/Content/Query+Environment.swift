import NavigationStyle

extension Query {
    /// The version of iOS; nil if none is given.
    var systemVersion: SystemVersion? {
        get throws(ServiceError) {
            guard let text = try value(of: "os") else { return nil }
            return try SystemVersion(asked: text)
        }
    }

    /// The device; nil if none is given.
    var device: Device? {
        get throws(ServiceError) {
            guard let text = try value(of: "device") else { return nil }
            return try Device(asked: text)
        }
    }

    /// The device, the version and the orientation; defaults are those of a request's environment.
    var environment: NavigationEnvironment {
        get throws(ServiceError) {
            var environment = NavigationEnvironment()
            environment.os = try systemVersion ?? environment.os
            environment.device = try device?.name ?? environment.device
            if let text = try value(of: "orientation") {
                environment.orientation = try Orientation(asked: text, for: "orientation")
            }
            return environment
        }
    }
}

extension SystemVersion {
    /// Makes the version that a parameter names.
    init(asked text: String) throws(ServiceError) {
        guard let version = SystemVersion(text), version.isKnown else { throw .unknownSystemVersion(text) }
        self = version
    }
}

extension Device {
    /// Makes the device that a parameter names.
    init(asked text: String) throws(ServiceError) {
        guard let device = Device(named: text) else { throw .unknownDevice(text) }
        self = device
    }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
    /// Makes the value that the parameter `name` names.
    init(asked text: String, for name: String) throws(ServiceError) {
        guard let value = Self(rawValue: text) else {
            throw .invalidParameter(name, found: text, allowed: Self.allCases.map(\.rawValue))
        }
        self = value
    }
}
