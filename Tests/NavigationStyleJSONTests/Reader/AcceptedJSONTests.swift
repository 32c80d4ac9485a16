import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// Valid JSON by RFC 8259, in the categories of common JSON test suites.
struct AcceptedJSONTests {
    @Test(arguments: cases)
    func `what is JSON is read`(_ body: JSONCase) {
        #expect(syntaxError(body.bytes) == nil)
    }

    @Test(arguments: cases)
    func `what was read is written and read again alike`(_ body: JSONCase) throws {
        let value = try Value(json: body.bytes)
        #expect(try Value(json: value.json()) == value)
        #expect(try Value(json: value.json(.pretty)) == value)
    }

    static let cases: [JSONCase] = [
        JSONCase("array of arrays with spaces", "[[]   ]"),
        JSONCase("array with an empty string", "[\"\"]"),
        JSONCase("empty array", "[]"),
        JSONCase("array that ends with a line feed", "[\"a\"]\n"),
        JSONCase("false", "[false]"),
        JSONCase("values of every kind", "[null, 1, \"1\", {}, true, []]"),
        JSONCase("null", "[null]"),
        JSONCase("array with a line feed inside", "[1\n]"),
        JSONCase("leading space", " [1]"),
        JSONCase("several nulls", "[1,null,null,null,2]"),
        JSONCase("trailing space", "[2] "),
        JSONCase("zero with an exponent", "[0e+1]"),
        JSONCase("zero with a bare exponent", "[0e1]"),
        JSONCase("zero with a large exponent", "[0e400]"),
        JSONCase("number behind a space", "[ 4]"),
        JSONCase("close to zero", "[-0." + String(repeating: "0", count: 76) + "1]"),
        JSONCase("exponent", "[20e1]"),
        JSONCase("minus zero", "[-0]"),
        JSONCase("negative integer", "[-123]"),
        JSONCase("minus one", "[-1]"),
        JSONCase("exponent in upper case", "[1E22]"),
        JSONCase("exponent with a minus in upper case", "[1E-2]"),
        JSONCase("exponent with a plus in upper case", "[1E+2]"),
        JSONCase("fraction with an exponent", "[123e45]"),
        JSONCase("fraction", "[123.456e78]"),
        JSONCase("exponent with a minus", "[1e-2]"),
        JSONCase("exponent with a plus", "[1e+2]"),
        JSONCase("simple integer", "[123]"),
        JSONCase("simple fraction", "[123.456789]"),
        JSONCase("underflow", "[1e-400]"),
        JSONCase("huge negative exponent", "[123e-10000000]"),
        JSONCase("integer beyond 64 bits", "[100000000000000000000]"),
        JSONCase("very negative integer", "[-237462374673276894279832749832423479823246327846]"),
        JSONCase("largest double", "[1.7976931348623157e308]"),
        JSONCase("object", "{\"asd\":\"sdf\", \"dfg\":\"fgh\"}"),
        JSONCase("object with one member", "{\"asd\":\"sdf\"}"),
        JSONCase("empty object", "{}"),
        JSONCase("empty key", "{\"\":0}"),
        JSONCase("escaped NUL in a key", "{\"foo\\u0000bar\": 42}"),
        JSONCase("extreme numbers", "{ \"min\": -1.0e+28, \"max\": 1.0e+28 }"),
        JSONCase("long strings", "{\"x\":[{\"id\": \"\(String(repeating: "x", count: 40))\"}], \"id\": \"x\"}"),
        JSONCase("object with line feeds", "{\n\"a\": \"b\"\n}"),
        JSONCase("Cyrillic by escapes", "{\"title\":\"\\u041f\\u043e\\u043b\\u0442\" }"),
        JSONCase("two- and three-byte escapes", "[\"\\u0060\\u012a\\u12AB\"]"),
        JSONCase("surrogate pair", "[\"\\uD801\\udc37\"]"),
        JSONCase("two surrogate pairs", "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]"),
        JSONCase("all short escapes", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]"),
        JSONCase("backslash and u", "[\"\\\\u0000\"]"),
        JSONCase("escaped quote", "[\"\\\"\"]"),
        JSONCase("comment within a string", "[\"a/*b*/c/*d//e\"]"),
        JSONCase("escaped a", "[\"\\\\a\"]"),
        JSONCase("escaped line feed", "[\"\\\\n\"]"),
        JSONCase("escaped control character", "[\"\\u0012\"]"),
        JSONCase("escaped noncharacter", "[\"\\uFFFF\"]"),
        JSONCase("last surrogates", "[\"\\uDBFF\\uDFFF\"]"),
        JSONCase("delete", "[\"\u{7F}\"]"),
        JSONCase("NUL by an escape", "[\"\\u0000\"]"),
        JSONCase("one character", "[\"a\"]"),
        JSONCase("string in an array", "[\"asd\"]"),
        JSONCase("string of a space", "\" \""),
        JSONCase("U+10FFFF", "[\"\u{10FFFF}\"]"),
        JSONCase("U+FFFF", string: [0xEF, 0xBF, 0xBF]),
        JSONCase("U+2028", "[\"\u{2028}\"]"),
        JSONCase("two bytes", "[\"\u{80}\u{7FF}\"]"),
        JSONCase("three bytes", "[\"\u{800}\u{D7FF}\u{E000}\"]"),
        JSONCase("four bytes", "[\"\u{10000}\u{1F600}\"]"),
        JSONCase("byte order mark in a string", "[\"\u{FEFF}\"]"),
        JSONCase("Chinese", "[\"导航栏\"]"),
        JSONCase("byte order mark before the document", bytes: [0xEF, 0xBB, 0xBF] + Array("{}".utf8)),
        JSONCase("a lone false", "false"),
        JSONCase("a lone number", "42"),
        JSONCase("a lone negative number", "-0.1"),
        JSONCase("a lone null", "null"),
        JSONCase("a lone string", "\"asd\""),
        JSONCase("a lone true", "true"),
        JSONCase("an empty string", "\"\""),
        JSONCase("line feed at the end", "[\"a\"]\n"),
        JSONCase("white space of all four kinds", " \t\r\n[ \t\r\n]\t\r\n "),
        JSONCase("64 levels", String(repeating: "[", count: 64) + String(repeating: "]", count: 64)),
    ]
}
