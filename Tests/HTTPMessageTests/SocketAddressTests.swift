import HTTPMessage
import Testing

@Suite struct SocketAddressTests {
    @Test(arguments: [
        ("127.0.0.1:8080", IPAddress.loopbackV4, 8080), ("0.0.0.0:0", .v4(0), 0),
        ("255.255.255.255:65535", .v4(.max), 65535),
        ("[::1]:80", .loopbackV6, 80), ("[::]:0", .v6(high: 0, low: 0), 0),
        ("[2001:db8::8:800:200c:417a]:1", .v6(high: 0x2001_0DB8_0000_0000, low: 0x0008_0800_200C_417A), 1),
    ])
    func `an address is read and written`(text: String, host: IPAddress, port: UInt16) {
        #expect(SocketAddress(text) == SocketAddress(host: host, port: port))
        #expect("\(SocketAddress(host: host, port: port))" == text)
    }

    @Test(arguments: [
        "", ":", "8080", ":8080", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1", "127.0.0.1:+1",
        "127.0.0.1:08", "127.0.0.1:8080 ", " 127.0.0.1:8080", "127.0.0.1:８０", "127.0.0:80", "127.0.0.256:80",
        "127.0.0.01:80", "127.0.0.1.1:80", "1.2.3.:80", "[127.0.0.1]:80", "localhost:80", "::1:80", "[]:80", "[::1]",
        "[::1]80", "[::1:80", "::1]:80", "[[::1]]:80",
    ])
    func `anything else is no address`(text: String) {
        #expect(SocketAddress(text) == nil)
    }
}

@Suite struct IPAddressTests {
    /// Written forms of addresses, and their form by RFC 5952.
    @Test(arguments: [
        ("::", "::"), ("::1", "::1"), ("1::", "1::"), ("0:0:0:0:0:0:0:0", "::"), ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"),
        ("2001:0DB8:0:0:1:0:0:1", "2001:db8::1:0:0:1"), ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),
        ("1:0:0:2:0:0:0:3", "1:0:0:2::3"), ("1:2:3:4:5:6:0:0", "1:2:3:4:5:6::"), ("0:0:3:4:5:6:7:8", "::3:4:5:6:7:8"),
        ("1::3:4:5:6:7:8", "1:0:3:4:5:6:7:8"), ("::ffff:192.0.2.1", "::ffff:c000:201"), ("::1.2.3.4", "::102:304"),
        ("1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:102:304"), ("fe80::ABCD", "fe80::abcd"), ("192.0.2.1", "192.0.2.1"),
    ])
    func `an address is written in one way`(text: String, canonical: String) {
        #expect(IPAddress(text)?.description == canonical)
        #expect(IPAddress(canonical)?.description == canonical)
    }

    @Test(arguments: [
        "", ":", ":::", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8", "1::2::3",
        "12345::", "g::", "::+1", "::１", "1.2.3.4::", "::1.2.3.4:5", "::1.2.3", "::256.1.1.1", "1:2:3:4:5:6:7:1.2.3.4",
        "fe80::1%eth0", ":1::", "1::2:", "é::",
    ])
    func `anything else is no address`(text: String) {
        #expect(IPAddress(text) == nil)
    }
}
