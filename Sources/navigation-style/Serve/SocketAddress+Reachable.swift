internal import HTTPMessage

extension SocketAddress {
    /// Where a server on this machine is reached that listens here: on the loopback if it listens everywhere.
    var reachable: SocketAddress {
        switch host {
        case .v4(0): SocketAddress(host: .loopbackV4, port: port)
        case .v6(high: 0, low: 0): SocketAddress(host: .loopbackV6, port: port)
        default: self
        }
    }

    /// The URL of `path` on the server of this machine: where NAVIGATION_STYLE_LISTEN says, else where it listens by
    /// default.
    ///
    /// - Throws: A `ValidationError` where the variable is not an address.
    static func url(of path: String) throws -> String {
        var settings = SettingsReader()
        let address = settings.read(.listen, flag: nil)
        try settings.finish()
        return "http://\(address.reachable)\(path)"
    }
}
