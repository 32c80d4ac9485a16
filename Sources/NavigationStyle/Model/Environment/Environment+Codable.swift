extension Environment: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case os, linkedSDK, device, orientation, userInterfaceStyle, layoutDirection
        case reduceTransparency, increaseContrast, reduceMotion, designRequiresCompatibility
    }

    /// Reads an environment; what is absent is as in the default one.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init()
        os = try object.value(.os, or: os)
        linkedSDK = try object.valueUnlessAbsent(.linkedSDK)
        device = try object.value(.device, or: device)
        orientation = try object.value(.orientation, or: orientation)
        userInterfaceStyle = try object.value(.userInterfaceStyle, or: userInterfaceStyle)
        layoutDirection = try object.value(.layoutDirection, or: layoutDirection)
        reduceTransparency = try object.value(.reduceTransparency, or: reduceTransparency)
        increaseContrast = try object.value(.increaseContrast, or: increaseContrast)
        reduceMotion = try object.value(.reduceMotion, or: reduceMotion)
        designRequiresCompatibility =
            try object.value(.designRequiresCompatibility, or: designRequiresCompatibility)
    }

    /// Writes what differs from the default environment.
    public func encode(to encoder: any Encoder) throws {
        let plain = Environment()
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(os, forKey: .os, unless: plain.os)
        try object.encodeIfPresent(linkedSDK, forKey: .linkedSDK)
        try object.encode(device, forKey: .device, unless: plain.device)
        try object.encode(orientation, forKey: .orientation, unless: plain.orientation)
        try object.encode(userInterfaceStyle, forKey: .userInterfaceStyle, unless: plain.userInterfaceStyle)
        try object.encode(layoutDirection, forKey: .layoutDirection, unless: plain.layoutDirection)
        try object.encode(reduceTransparency, forKey: .reduceTransparency, unless: plain.reduceTransparency)
        try object.encode(increaseContrast, forKey: .increaseContrast, unless: plain.increaseContrast)
        try object.encode(reduceMotion, forKey: .reduceMotion, unless: plain.reduceMotion)
        try object.encode(
            designRequiresCompatibility,
            forKey: .designRequiresCompatibility,
            unless: plain.designRequiresCompatibility
        )
    }
}
