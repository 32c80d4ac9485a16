import Foundation
import HTTPMessage
import NavigationStyle
import Testing

@testable import NavigationStyleService

@Suite struct ViewHierarchyRouteTests {
    let service = TestService()

    private struct Received: Decodable {
        struct View: Decodable {
            struct Frame: Decodable, Equatable {
                var x, y, width, height: Double
            }

            var `class`: String?
            var role: String
            var frame: Frame?
            var subviews: [View]
        }

        var os: String
        var device: String
        var orientation: String
        var navigationBar: View
        var container: View
    }

    private func received(_ query: String) throws -> Received {
        let response = service.respond(.get, "/view-hierarchy" + query)
        #expect(response.status == .ok)
        return try JSONDecoder().decode(Received.self, from: Data(response.body))
    }

    @Test func `the bar of iOS 9 on an iPhone 6 is the one that was printed`() throws {
        let hierarchy = try received("?os=9.0&device=iPhone%206")
        let bar = hierarchy.navigationBar
        #expect(bar.class == "UINavigationBar")
        #expect(bar.frame == Received.View.Frame(x: 0, y: 20, width: 375, height: 44))
        let background = try #require(bar.subviews.first)
        #expect(background.class == "_UINavigationBarBackground")
        #expect(background.frame == Received.View.Frame(x: 0, y: -20, width: 375, height: 64))
        let shadow = try #require(background.subviews.last)
        #expect(shadow.class == "UIImageView")
        #expect(shadow.frame == Received.View.Frame(x: 0, y: 64, width: 375, height: 0.5))
    }

    @Test func `what is not said is as in an environment`() throws {
        let hierarchy = try received("")
        let environment = NavigationEnvironment()
        #expect(hierarchy.os == environment.os.description)
        #expect(hierarchy.device == environment.device)
        #expect(hierarchy.orientation == environment.orientation.rawValue)
    }

    @Test(arguments: [
        ("device=iPad+Pro+11-inch+(M4)", "iPad Pro 11-inch (M4)"),
        ("device=iPad%20Pro%2011-inch%20%28M4%29", "iPad Pro 11-inch (M4)"),
        ("device=iPhone+8&device=iPhone+X", "iPhone X"),
        ("x-color=red&device=iPhone+X", "iPhone X"), ("%64evice=iPhone+X", "iPhone X"),
    ])
    func `a name is read as forms send it, and of several the last counts`(_ query: String, _ name: String) throws {
        #expect(try received("?" + query).device == name)
    }

    @Test(arguments: [
        ("os=19.0", "Unknown iOS version \"19.0\""), ("os=6", "Unknown iOS version \"6\""),
        ("os=", "Unknown iOS version"), ("os", "Unknown iOS version"),
        ("device=iPhone%205000", "Unknown device \"iPhone 5000\""), ("device=", "Unknown device"),
        ("device=%zz", "two hexadecimal digits"), ("device=%4", "two hexadecimal digits"),
        ("device=%FF", "UTF-8"), ("orientation=upright", "portrait or landscape"),
        ("orientation=Portrait", "portrait or landscape"), ("pretty=yes", "true or false"),
    ])
    func `a value that a parameter cannot have is a 400`(_ query: String, _ words: String) throws {
        let response = service.respond(.get, "/view-hierarchy?" + query)
        #expect(response.status == .badRequest)
        let problem = try ReceivedProblem(response)
        #expect(problem.type == "/problems/invalid-parameter")
        #expect(problem.detail.contains(words), "\(problem.detail)")
    }

    @Test func `every device is answered for with every version, however it is held`() throws {
        for device in Device.names {
            let name = device.replacing(" ", with: "+")
            for os in ["7.0", "10.3", "18.6", "26.1"] {
                for orientation in Orientation.allCases {
                    let query = "os=\(os)&device=\(name)&orientation=\(orientation.rawValue)"
                    #expect(service.respond(.get, "/view-hierarchy?" + query).status == .ok, "\(query)")
                }
            }
        }
    }
}
