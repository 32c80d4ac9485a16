import HTTPMessage
import Testing

@Suite struct IPNetworkTests {
    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", "11.0.0.0"), ("10.1.2.3/8", "10.0.0.0", "9.255.255.255"),
        ("192.0.2.1", "192.0.2.1", "192.0.2.0"), ("192.0.2.128/25", "192.0.2.255", "192.0.2.127"),
        ("0.0.0.0/0", "203.0.113.9", "::1"), ("::/0", "2001:db8::1", "127.0.0.1"),
        ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::"), ("::1/128", "::1", "::2"),
        ("2001:db8::/64", "2001:db8::ffff:0:0:1", "2001:db8:0:1::"),
        ("2001:db8::8000:0:0:0/65", "2001:db8::ffff:0:0:1", "2001:db8::7fff:0:0:1"),
    ])
    func `an address is in a network that has its first bits`(text: String, member: String, stranger: String) throws {
        let network = try #require(IPNetwork(text))
        #expect(network.contains(try #require(IPAddress(member))))
        #expect(!network.contains(try #require(IPAddress(stranger))))
        #expect(IPNetwork(network.description) == network)
    }

    @Test(arguments: [
        "", "/", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/08", "10.0.0.0/8/8",
        "10.0.0/8",
        "::/129", "[::1]/128", "10.0.0.0/8 ", "localhost", "10.0.0.0/255.0.0.0",
    ])
    func `anything else is no network`(text: String) {
        #expect(IPNetwork(text) == nil)
    }

    @Test(arguments: [
        ("::ffff:192.0.2.1", "192.0.2.1"), ("::192.0.2.1", "::c000:201"), ("1::ffff:c000:201", "1::ffff:c000:201"),
        ("192.0.2.1", "192.0.2.1"), ("::fffe:c000:201", "::fffe:c000:201"),
    ])
    func `an IPv4 address in IPv6's form is that address`(text: String, unmapped: String) throws {
        #expect(try #require(IPAddress(text)).unmapped.description == unmapped)
    }
}
