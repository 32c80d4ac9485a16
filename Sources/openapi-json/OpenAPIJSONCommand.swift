import Foundation

/// Writes the JSON form of `openapi.yaml`: `openapi-json openapi.yaml OUTPUT`.
///
/// The output is JSON, or, where its name ends in `.swift`, a source with the JSON in a string.
@main
struct OpenAPIJSONCommand {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fail("usage: openapi-json openapi.yaml OUTPUT") }
        do {
            let yaml = try String(contentsOfFile: arguments[1], encoding: .utf8)
            let json = try JSONText(yaml: yaml).text
            let output = arguments[2].hasSuffix(".swift") ? source(of: json) : json
            try output.write(toFile: arguments[2], atomically: true, encoding: .utf8)
        } catch {
            fail("\(arguments[1]): error: \(error)")
        }
    }

    private static func source(of json: String) -> String {
        """
        extension OpenAPIDocument {
            static let jsonText = ##\"""
        \(json)
        \"""##
        }

        """
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
