internal import HTTPMessage

extension SocketAddress {
    /// The address at which this machine reaches a server that listens here: the loopback if it listens everywhere.
    var reachable: SocketAddress {
        switch host {
        case .v4(0): SocketAddress(host: .loopbackV4, port: port)
        case .v6(high: 0, low: 0): SocketAddress(host: .loopbackV6, port: port)
        default: self
        }
    }

    /// Returns the URL of `path` on the server of this machine, at the address of NAVIGATION_STYLE_LISTEN or the
    /// default.
    ///
    /// - Throws: A `ValidationError` if the variable is not an address.
    static func url(of path: String) throws -> String {
        var settings = SettingsReader()
        let address = settings.read(.listen, flag: nil)
        try settings.finish()
        return "http://\(address.reachable)\(path)"
    }
}
