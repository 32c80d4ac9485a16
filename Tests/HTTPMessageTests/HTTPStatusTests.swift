import HTTPMessage
import Testing

@Suite struct HTTPStatusTests {
    @Test func `a status is written as in a status line`() {
        #expect("\(HTTPStatus.ok)" == "200 OK")
        #expect("\(HTTPStatus.contentTooLarge)" == "413 Content Too Large")
        #expect("\(HTTPStatus(code: 418, reasonPhrase: "I'm a Teapot"))" == "418 I'm a Teapot")
    }

    @Test(arguments: [
        (HTTPViolation.missingHost, 400), (.malformedLine, 400), (.controlCharacter(field: .host), 400),
        (.contentLengthWithTransferEncoding, 400), (.repeatedContentLength, 400), (.transferEncodingInHTTP10, 400),
        (.requestTimeout, 408), (.missingContentLength, 411), (.chunkedBody, 411), (.contentTooLarge(limit: 1), 413),
        (.unknownExpectation, 417), (.unknownMethod("BREW"), 501), (.unknownTransferCoding, 501),
        (.tooManyConnections, 503), (.unsupportedVersion, 505),
    ])
    func `a violation has the status that RFC 9110 gives it`(violation: HTTPViolation, code: Int) {
        #expect(violation.status.code == code)
    }
}
