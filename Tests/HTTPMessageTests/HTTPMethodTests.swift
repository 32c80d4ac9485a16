import HTTPMessage
import Testing

@Suite struct HTTPMethodTests {
    @Test(arguments: [
        "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH", "QUERY", "BREW", "get", "",
    ])
    func `a method is written as it is read`(token: String) {
        #expect("\(HTTPMethod(token))" == token)
    }

    @Test func `methods are known in capitals only`() {
        #expect(HTTPMethod("GET") == .get)
        #expect(HTTPMethod("get") == .other("get"))
        #expect(HTTPMethod("BREW") == .other("BREW"))
    }

    @Test func `four methods are expected to carry content`() {
        let methods: [HTTPMethod] = [
            .get, .head, .post, .put, .delete, .connect, .options, .trace, .patch, .query, .other("A"),
        ]
        #expect(methods.filter(\.expectsContent) == [.post, .put, .patch, .query])
    }
}
