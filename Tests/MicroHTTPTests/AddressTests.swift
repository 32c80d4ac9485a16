import HTTPMessage
import Testing

@testable import MicroHTTP

@Suite struct AddressTests {
    @Test func `the remote address is that of the client`() throws {
        let text = try remoteAddress(ofClientAt: .loopbackV4, ofServerAt: .loopbackV4)
        #expect(text.hasPrefix("127.0.0.1:"))
    }

    @Test(.enabled(if: hasIPv6)) func `a server listens to IPv6`() throws {
        let text = try remoteAddress(ofClientAt: .loopbackV6, ofServerAt: .loopbackV6)
        #expect(text.hasPrefix("[::1]:"))
    }

    @Test(.enabled(if: hasIPv6)) func `a server at every address listens to both`() throws {
        let every = IPAddress.v6(high: 0, low: 0)
        #expect(try remoteAddress(ofClientAt: .loopbackV4, ofServerAt: every).hasPrefix("127.0.0.1:"))
        #expect(try remoteAddress(ofClientAt: .loopbackV6, ofServerAt: every).hasPrefix("[::1]:"))
    }

    /// Whether this machine has an IPv6 address of its own; containers may have none.
    private static var hasIPv6: Bool {
        guard let socket = try? ListeningSocket(at: SocketAddress(host: .loopbackV6, port: 0)) else { return false }
        socket.close()
        return true
    }

    /// Returns the address that a server reports for its client.
    private func remoteAddress(ofClientAt host: IPAddress, ofServerAt serverHost: IPAddress) throws -> String {
        let server = try TestServer { $0.address = SocketAddress(host: serverHost, port: 0) }
        let client = try RawClient(to: SocketAddress(host: host, port: server.port))
        try client.send("GET /address HTTP/1.1\r\nHost: a\r\n\r\n")
        return try #require(client.responses(1).first).text
    }
}
