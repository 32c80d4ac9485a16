import NavigationStyle
import NavigationStyleAudit

/// Apps that tests share.
enum SampleApp {
    static func screen(_ id: Screen.ID, _ style: (inout BarStyle) -> Void = { _ in }) -> AuditScreen {
        var screen = Screen(id: id)
        var bar = BarStyle()
        style(&bar)
        if bar != BarStyle() { screen.bar = bar }
        return AuditScreen(screen)
    }

    static func color(_ hex: UInt32) -> BarColor { BarColor(RGBA(rawValue: hex << 8 | 0xFF)) }

    /// The codes of an audit's own findings, without the diagnostics of single operations.
    static let ownCodes = AuditCode.allCases.filter { if case .diagnostic = $0 { false } else { true } }

    /// Seed 3's figure: B is reached from A1 and from A2 and writes its tint alone; C writes nothing.
    static var twoWays: AuditRequest {
        var request = AuditRequest(
            screens: [
                screen("home") {
                    $0.background = .color(color(0xFFFFFF))
                    $0.tint = color(0x007AFF)
                },
                screen("a1") {
                    $0.background = .color(color(0xFF3B30))
                    $0.tint = color(0xFFFFFF)
                },
                screen("a2") {
                    $0.background = .color(color(0x0A84FF))
                    $0.tint = color(0xFFFFFF)
                },
                screen("b") { $0.tint = color(0x222222) },
                screen("c"),
            ],
            entries: [AuditRequest.Entry(id: "root", stack: ["home"])]
        )
        request.policies = [PolicySelection("system")]
        request.find.codes = ownCodes
        request.routes = [
            AuditRequest.Route(from: .screens(["home"]), to: ["a1", "a2"]),
            AuditRequest.Route(from: .screens(["a1", "a2"]), to: ["b"]),
            AuditRequest.Route(from: .screens(["b"]), to: ["c"]),
        ]
        return request
    }

    /// Two colored pages lead to one that inherits their color.
    static func inherited(os: String) -> AuditRequest {
        var request = AuditRequest(
            screens: [
                screen("home") { $0.background = .color(color(0xFFFFFF)) },
                screen("red") { $0.background = .color(color(0xFF3B30)) },
                screen("blue") { $0.background = .color(color(0x0A84FF)) },
                screen("plain"),
            ],
            entries: [AuditRequest.Entry(id: "root", stack: ["home"])]
        )
        request.policies = [PolicySelection("system")]
        if let os = SystemVersion(os) { request.environments[0].os = os }
        request.find.codes = [.historyDependentStyle]
        request.routes = [
            AuditRequest.Route(from: .screens(["home"]), to: ["red", "blue"]),
            AuditRequest.Route(from: .screens(["red", "blue"]), to: ["plain"]),
        ]
        return request
    }

    /// Pages behind a dish have no bar; with one, they would show a tint that depends on the way.
    static var covered: AuditRequest {
        var request = AuditRequest(
            screens: [
                screen("home") { $0.tint = color(0x123456) },
                screen("dish") { $0.hidden = true },
                screen("cart") {
                    $0.tint = color(0x654321)
                    $0.hidden = false
                },
                screen("reviews"),
            ],
            entries: [AuditRequest.Entry(id: "root", stack: ["home"])]
        )
        request.policies = [PolicySelection("system")]
        request.find.codes = ownCodes
        request.routes = [
            AuditRequest.Route(from: .screens(["home"]), to: ["cart", "dish"]),
            AuditRequest.Route(from: .screens(["cart"]), to: ["dish"]),
            AuditRequest.Route(from: .screens(["dish"]), to: ["reviews"]),
        ]
        return request
    }

    /// An app whose login hides the bar and no screen shows it again.
    static var hiddenByLogin: AuditRequest {
        var request = AuditRequest(
            screens: [screen("home"), screen("login") { $0.hidden = true }, screen("profile")],
            entries: [AuditRequest.Entry(id: "root", stack: ["home"])]
        )
        request.policies = [PolicySelection("system")]
        request.find.codes = ownCodes
        request.routes = [
            AuditRequest.Route(from: .screens(["home"]), to: ["login", "profile"])
        ]
        return request
    }
}

extension AuditRequest {
    /// Returns the report on the first run.
    func report() throws -> AuditRun.Report {
        guard let report = try response().runs[0].report else { throw NoReport() }
        return report
    }

    struct NoReport: Error {}
}
