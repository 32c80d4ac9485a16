import Foundation
import HTTPMessage
import NavigationStyle
import Testing

/// Single devices, and all devices on one version.
@Suite struct DeviceRouteTests {
    let service = TestService()

    private struct Device: Decodable {
        struct Metrics: Decodable {
            var since: String
        }

        var name: String
        var metrics: [Metrics]
    }

    private struct List: Decodable {
        var devices: [Device]
    }

    private func list(_ query: String) throws -> [Device] {
        try JSONDecoder().decode(List.self, from: Data(service.respond(.get, "/devices?" + query).body)).devices
    }

    private func device(_ part: String) throws -> Device {
        try JSONDecoder().decode(Device.self, from: Data(service.respond(.get, "/devices/" + part).body))
    }

    @Test func `a list is narrowed to a device, to a version, or to both`() throws {
        #expect(try list("device=iPhone+15").map(\.name) == ["iPhone 15"])
        #expect(try list("device=iPhone+15")[0].metrics.count > 1)
        let onNine = try list("os=9.3")
        #expect(onNine.count == DevicePage.all.count)
        #expect(onNine.allSatisfy { $0.metrics.count == 1 })
        #expect(try list("os=26.1&device=iPhone%2015")[0].metrics.map(\.since) == ["26.0"])
    }

    @Test func `a device has a path of its own`() throws {
        for page in DevicePage.all {
            let part = try #require(page.device.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
            let device = try device(part)
            #expect(device.name == page.device.name)
            #expect(device.metrics.count == page.metrics.count)
        }
        #expect(try device("iPhone%2015?os=12.0").metrics.count == 1)
    }

    @Test(arguments: ["/devices?os=6.0", "/devices?device=iPhone", "/devices/iPhone%2015?os=x"])
    func `what there is not is a 400`(_ target: String) {
        #expect(service.respond(.get, target).status == .badRequest)
    }
}
