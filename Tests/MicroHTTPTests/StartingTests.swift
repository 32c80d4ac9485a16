import HTTPMessage
import Testing

@testable import MicroHTTP

@Suite struct StartingTests {
    @Test func `a port that is taken is named`() throws {
        let first = try TestServer()
        let address = SocketAddress(host: .loopbackV4, port: first.port)
        #expect(throws: HTTPServerError.addressInUse(address)) {
            _ = try TestServer { $0.address = address }
        }
        #expect(try first.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 200)
    }

    @Test func `an address that the machine does not have is named`() {
        let address = SocketAddress(host: .v4(0xC000_0201), port: 0)
        #expect(throws: HTTPServerError.addressNotAvailable(address)) {
            _ = try TestServer { $0.address = address }
        }
    }

    @Test func `a server listens when start returns and says where`() throws {
        let server = try TestServer()
        #expect(server.server.address == SocketAddress(host: .loopbackV4, port: server.port))
        #expect(server.port != 0)
        #expect(server.server.port == server.port)
    }

    @Test func `a server starts once`() throws {
        let server = try TestServer()
        #expect(throws: HTTPServerError.alreadyStarted) { try server.server.start() }
        server.server.stop(grace: .zero)
        #expect(throws: HTTPServerError.alreadyStarted) { try server.server.start() }
    }

    @Test func `a port is free again at once`() throws {
        var port: UInt16 = 0
        do {
            let server = try TestServer()
            port = server.port
            // The server closes first, so that its end of the connection lingers.
            _ = try server.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        }
        let address = SocketAddress(host: .loopbackV4, port: port)
        #expect(try TestServer { $0.address = address }.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 200)
    }

    @Test func `all faults of a configuration are found at once`() {
        let faults: [HTTPServer.Configuration.Fault] = [
            .tooFewThreads(1), .threadStackTooSmall(1),
            .fewerConnectionsThanThreads(connections: 0, threads: 1),
            .limitTooSmall(.connectionsPerAddress, value: -1, least: 0),
            .limitTooSmall(.connectionMemory, value: 100, least: 4096),
            .limitTooSmall(.bodySize, value: 0, least: 1),
            .timeoutTooShort(name: "idleTimeout"), .timeoutTooShort(name: "requestTimeout"),
            .timeoutTooShort(name: "responseTimeout"),
        ]
        #expect(throws: HTTPServerError.invalidConfiguration(faults)) {
            _ = try TestServer {
                $0.threadCount = 1
                $0.threadStackSize = 1
                $0.connectionLimit = 0
                $0.connectionLimitPerAddress = -1
                $0.connectionMemoryLimit = 100
                $0.maximumBodySize = 0
                $0.idleTimeout = .zero
                $0.requestTimeout = .seconds(-1)
                $0.responseTimeout = .zero
            }
        }
    }

    @Test func `more connections than descriptors are a fault`() throws {
        var configuration = HTTPServer.Configuration()
        #expect(configuration.faults.isEmpty)
        configuration.connectionLimit = .max
        guard case .tooManyConnections(limit: .max, let descriptors) = configuration.faults.first else {
            Issue.record("\(configuration.faults)")
            return
        }
        configuration.connectionLimit = descriptors - 96
        #expect(configuration.faults.isEmpty)
    }
}
