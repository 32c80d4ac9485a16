/// The answer to `GET /devices`.
public struct DeviceList: Decodable, Hashable, Sendable {
    /// The devices.
    public let devices: [DevicePage]
    /// The numbers on which answers depend, besides the devices' own; unknown ones last.
    public let constants: [Constant]

    package init(_ devices: [DevicePage], _ constants: [Constant]) {
        (self.devices, self.constants) = (devices, constants)
    }
}

/// The public description of a device: an element of `GET /devices`.
public struct DevicePage: Hashable, Sendable {
    /// The device; its screen size is Apple's own number.
    public var device: Device
    /// The device's metrics, one entry for each range of versions with its own numbers, oldest first.
    public var metrics: [DeviceMetrics]

    /// The page of every device, in the order of the devices.
    public static let all: [DevicePage] = Device.all.map(DevicePage.init)

    init(_ device: Device) {
        self.device = device
        metrics = SystemVersion.majors.reduce(into: []) { metrics, os in
            let next = DeviceMetrics(of: device, on: os)
            if let last = metrics.last, next.hasSameNumbers(as: last) { return }
            metrics.append(next)
        }
    }
}

extension DevicePage {
    /// Returns the page with only the metrics on `os`, or with all if it is nil.
    public func on(_ os: SystemVersion?) -> DevicePage {
        guard let os else { return self }
        var page = self
        page.metrics = metrics.last { $0.since <= os }.map { [$0] } ?? []
        return page
    }
}

extension DevicePage: ResourcePage {
    /// The words for devices.
    public static let words: (one: String, all: StaticString) = ("device", "devices")

    /// The name.
    public var name: String { device.name }
}

extension SystemVersion {
    /// The first version of each major release.
    static let majors: [SystemVersion] = (7...18).map { SystemVersion($0) } + [.liquidGlass]
}
