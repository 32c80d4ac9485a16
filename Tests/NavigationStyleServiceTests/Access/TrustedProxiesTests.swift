import HTTPMessage
import Testing

@testable import NavigationStyleService

/// The client of a request that proxies have forwarded.
@Suite struct TrustedProxiesTests {
    private func client(
        _ fields: HTTPFields,
        at peer: String = "10.0.0.1:1",
        trusting list: String? = "10.0.0.0/8, 2001:db8:1::/48"
    ) -> String? {
        var head = TestService().head(.get, "/livez", fields)
        head.remoteAddress = SocketAddress(peer)
        let proxies = list.map { TrustedProxies($0) } ?? TrustedProxies.none
        return proxies?.client(of: head)?.description
    }

    @Test(arguments: [
        ("192.0.2.1", "192.0.2.1"), ("203.0.113.9, 192.0.2.1", "192.0.2.1"), ("192.0.2.1, 10.0.0.2", "192.0.2.1"),
        ("203.0.113.9, 192.0.2.1,10.0.0.3,\t10.0.0.2", "192.0.2.1"), ("10.0.0.9, 10.0.0.2", "10.0.0.9"),
        ("192.0.2.1:4711", "192.0.2.1"), ("2001:db8::1", "2001:db8::1"), ("[2001:db8::1]:4711", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("192.0.2.1, 2001:db8:1::7", "192.0.2.1"),
        ("192.0.2.1,, ,", "192.0.2.1"), ("", "10.0.0.1"), (",", "10.0.0.1"),
    ])
    func `the client is the nearest address that is no proxy's`(_ value: String, _ expected: String) {
        #expect(client(["X-Forwarded-For": value]) == expected)
    }

    @Test(arguments: [
        ("for=192.0.2.1", "192.0.2.1"), ("for=203.0.113.9, For=192.0.2.1;proto=http;by=10.0.0.1", "192.0.2.1"),
        ("proto=https; for=\"192.0.2.1:4711\" ;host=\"a;b,c\"", "192.0.2.1"),
        ("for=\"[2001:db8::1]\"", "2001:db8::1"), ("for=\"[2001:db8::1]:_port\", for=10.0.0.2", "2001:db8::1"),
        ("for=192.0.2.1,for=unknown", "10.0.0.1"), ("for=192.0.2.1, for=_hidden, for=10.0.0.2", "10.0.0.2"),
        ("for=192.0.2.1;for=192.0.2.2", "10.0.0.1"), ("by=192.0.2.1", "10.0.0.1"), ("for=", "10.0.0.1"),
    ])
    func `so it is by the standard field`(_ value: String, _ expected: String) {
        #expect(client(["Forwarded": value]) == expected)
    }

    @Test(arguments: ["\"", "for=\"", "for=\"x, ", "for=\"\\\"", ";;;", "for=\"[", "for=1;host=\"a,b"])
    func `a quote that a client leaves open hides nothing that a proxy has added`(_ value: String) {
        var fields: HTTPFields = ["Forwarded": value]
        fields.append("Forwarded", "for=192.0.2.1")
        fields.append("Forwarded", "for=\"[2001:db8:1::2]:80\"")
        #expect(client(fields) == "192.0.2.1")
    }

    @Test func `fields of several lines are one list`() {
        var fields: HTTPFields = ["X-Forwarded-For": "203.0.113.9"]
        fields.append("x-forwarded-for", "192.0.2.1")
        fields.append("X-FORWARDED-FOR", "10.0.0.2")
        #expect(client(fields) == "192.0.2.1")
    }

    @Test func `a proxy that writes the common field hands on a standard one that a client has made up`() {
        #expect(client(["Forwarded": "for=203.0.113.9", "X-Forwarded-For": "192.0.2.1"]) == "192.0.2.1")
    }

    @Test func `nobody else's word is taken`() {
        let fields: HTTPFields = ["X-Forwarded-For": "192.0.2.1", "Forwarded": "for=192.0.2.1"]
        #expect(client(fields, at: "203.0.113.1:1") == "203.0.113.1")
        #expect(client(fields, at: "[2001:db8:2::1]:1") == "2001:db8:2::1")
        #expect(client(fields, trusting: nil) == "10.0.0.1")
        #expect(client(fields, at: "[2001:db8:1::1]:1") == "192.0.2.1")
    }

    /// Tries every text of up to four pieces, to which a proxy has appended its own client.
    @Test func `whatever a client sends, it is whom the proxy says`() {
        let pieces = ["", "\"", ",", ";", "for=", "=", "[", "]", ":", "\\", "10.0.0.9", "é", "\u{0}", " "]
        for first in pieces {
            for second in pieces {
                for third in pieces {
                    let text = first + second + third + first
                    for (name, value) in [("X-Forwarded-For", "192.0.2.1"), ("Forwarded", "for=192.0.2.1")] {
                        let alone = client([HTTPFieldName(name): text])
                        #expect(alone != nil)
                        var fields: HTTPFields = [HTTPFieldName(name): text]
                        fields.append(HTTPFieldName(name), value)
                        #expect(client(fields) == "192.0.2.1", "\(text)")
                    }
                }
            }
        }
    }

    @Test func `a long way is walked in time that grows with it alone`() {
        let way = String(repeating: "10.0.0.2,", count: 3000)
        #expect(client(["X-Forwarded-For": way]) == "10.0.0.2")
        #expect(client(["X-Forwarded-For": "192.0.2.1," + way]) == "192.0.2.1")
        #expect(client(["Forwarded": String(repeating: "\"", count: 30_001)]) == "10.0.0.1")
    }

    @Test(arguments: ["", ",", "10.0.0.0/8,", "10.0.0.0/33", "proxy.example", "10.0.0.0/8;::1", "[::1]"])
    func `what is no list of networks is none`(_ list: String) {
        #expect(TrustedProxies(list) == nil)
    }
}
