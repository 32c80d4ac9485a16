import HTTPMessage
import Testing

@Suite struct HTTPFieldsTests {
    private let fields: HTTPFields = ["Content-Type": "application/json", "Vary": "Accept", "X-A": ""]

    @Test func `names are found in any case`() {
        #expect(fields["content-type"] == "application/json")
        #expect(fields["CONTENT-TYPE"] == "application/json")
        #expect(fields[.contentType] == "application/json")
        #expect(fields.contains("vary"))
    }

    @Test func `a name that is not there has no value, an empty one has`() {
        #expect(fields["Content-Typ"] == nil)
        #expect(fields["Content_Type"] == nil)
        #expect(fields["x-a"] == "")
        #expect(!fields.contains("X-B"))
        #expect(HTTPFields()["X-A"] == nil)
    }

    @Test func `several fields of a name are one list`() {
        var fields = fields
        fields.append("vary", "Origin")
        fields.append("VARY", "Accept-Encoding")
        #expect(fields[.vary] == "Accept, Origin, Accept-Encoding")
        #expect(fields.count == 5)
    }

    @Test func `setting replaces every field of the name`() {
        var fields = fields
        fields.append("vary", "Origin")
        fields[.vary] = "*"
        #expect(fields.map(\.name) == ["Content-Type", "X-A", "Vary"])
        #expect(fields[.vary] == "*")
        fields[.vary] = nil
        #expect(fields.map(\.value) == ["application/json", ""])
    }

    @Test func `the order and the spelling are kept`() {
        #expect(fields.map(\.name.spelling) == ["Content-Type", "Vary", "X-A"])
        #expect(fields.map(\.value) == ["application/json", "Accept", ""])
    }

    @Test func `headers are equal that differ in the case of names`() {
        let same: HTTPFields = ["content-type": "application/json", "vary": "Accept", "x-a": ""]
        #expect(fields == same)
        #expect(fields.hashValue == same.hashValue)
        #expect(fields != ["Content-Type": "application/json", "Vary": "accept", "X-A": ""])
        #expect(fields != ["Vary": "Accept", "Content-Type": "application/json", "X-A": ""])
        #expect(fields != HTTPFields())
    }

    @Test func `headers are equal whatever was in them before`() {
        var fields = fields
        fields.append("X-B", "b")
        fields["X-B"] = nil
        #expect(fields == self.fields)
        #expect(fields.hashValue == self.fields.hashValue)
    }

    @Test func `a header in one piece of text is the same header`() {
        let text = Array("Host\0a\0Vary\0é\0".utf8)
        let fields = HTTPFields(
            text: text,
            lines: [
                HTTPFields.Line(name: 0..<4, value: 5..<6),
                HTTPFields.Line(name: 7..<11, value: 12..<14),
            ]
        )
        #expect(fields == ["host": "a", "vary": "é"])
        #expect(fields.text == (["Host": "a", "Vary": "é"] as HTTPFields).text)
    }

    @Test func `names are equal but for case`() {
        #expect(HTTPFieldName("ETag") == .eTag)
        #expect(HTTPFieldName("etag") == .eTag)
        #expect(HTTPFieldName("E-Tag") != .eTag)
        #expect(Set<HTTPFieldName>(["A", "a", "B"]).count == 2)
        #expect("\(HTTPFieldName.eTag)" == "ETag")
    }
}
