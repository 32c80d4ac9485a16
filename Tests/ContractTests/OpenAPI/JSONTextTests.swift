import Testing

@Suite struct JSONTextTests {
    @Test(arguments: [
        ("a: 1", "1"), ("a: -0.5", "-0.5"), ("a: 1e3", "1e3"), ("a: true", "true"), ("a: null", "null"),
        ("a: '1'", #""1""#), ("a: \"true\"", #""true""#), ("a: 1.2.3", #""1.2.3""#), ("a: 01", #""01""#),
        ("a: .5", #"".5""#), ("a: nan", #""nan""#), ("a: 0x10", #""0x10""#), ("a: yes", #""yes""#), ("a: ~", #""~""#),
    ])
    func `only what is written as JSON writes it is no string`(_ yaml: String, _ value: String) throws {
        #expect(try JSONText(yaml: yaml).text == "{\n  \"a\":\(value)\n}\n")
    }

    @Test func `members keep their order, and lines go down to the third level`() throws {
        let yaml = """
            b: {}
            a:
              path:
                get: {d: [1, {c: x}], b: 2}
            """
        let json = """
            {
              "b":{},
              "a":{
                "path":{
                  "get":{"d":[1,{"c":"x"}],"b":2}
                }
              }
            }

            """
        #expect(try JSONText(yaml: yaml).text == json)
    }

    @Test func `an alias is written out`() throws {
        #expect(try JSONText(yaml: "[&a {b: 1}, *a]").text == "[{\"b\":1},{\"b\":1}]\n")
    }

    @Test func `strings are escaped`() throws {
        #expect(try JSONText(yaml: #"["a\"\\\n\t\e", "é/"]"#).text == "[\"a\\\"\\\\\\n\\t\\u001b\",\"é/\"]\n")
    }

    @Test(arguments: ["", "[a", "a: 1\na: 2", "? [a]\n: 1"])
    func `what has no form in JSON is an error`(_ yaml: String) {
        #expect(throws: (any Error).self) { try JSONText(yaml: yaml) }
    }
}
