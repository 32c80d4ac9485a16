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

    /// Writes all of it, but for an SDK that is not named.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(os, forKey: .os)
        try object.encodeIfPresent(linkedSDK, forKey: .linkedSDK)
        try object.encode(device, forKey: .device)
        try object.encode(orientation, forKey: .orientation)
        try object.encode(userInterfaceStyle, forKey: .userInterfaceStyle)
        try object.encode(layoutDirection, forKey: .layoutDirection)
        try object.encode(reduceTransparency, forKey: .reduceTransparency)
        try object.encode(increaseContrast, forKey: .increaseContrast)
        try object.encode(reduceMotion, forKey: .reduceMotion)
        try object.encode(designRequiresCompatibility, forKey: .designRequiresCompatibility)
    }
}
