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

    @Test func `a value is the only one of its name, byte for byte, or it is not`() {
        #expect(fields.contains("content-type", only: "application/json"))
        #expect(fields.contains("X-A", only: ""))
        for other: StaticString in ["", "application/jso", "application/jsom", "application/json ", "Application/json"]
        {
            #expect(!fields.contains(.contentType, only: other))
        }
        #expect(!fields.contains("X-B", only: ""))
        var repeated = fields
        repeated.append("content-type", "application/json")
        #expect(!repeated.contains(.contentType, only: "application/json"))
    }

    @Test func `a value is written where it stands, in no more room than it takes`() {
        var fields = fields
        fields.append("X-C", capacity: 100) { value in
            value.append("c = ")
            value.append(decimal: 0)
            value.append(decimal: .max)
        }
        fields.append("X-D", "d")
        #expect(fields["X-C"] == "c = 018446744073709551615")
        #expect(fields["X-D"] == "d")
        #expect(fields.text.last == 0)
        #expect(fields.text.count(where: { $0 == 0 }) == 10)
    }

    @Test func `the fields of another header stand behind those that are there`() {
        var fields = fields
        fields.append(contentsOf: ["X-B": "b", "vary": "Origin"])
        #expect(
            fields == ["Content-Type": "application/json", "Vary": "Accept", "X-A": "", "X-B": "b", "vary": "Origin"]
        )
        #expect(fields[.vary] == "Accept, Origin")
        var empty = HTTPFields()
        empty.append(contentsOf: self.fields)
        #expect(empty == self.fields)
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
