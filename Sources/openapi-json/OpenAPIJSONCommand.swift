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
            let json = try JSONText(yaml: yaml)
            let output = arguments[2].hasSuffix(".swift") ? source(of: json) : json.text
            try output.write(toFile: arguments[2], atomically: true, encoding: .utf8)
        } catch {
            fail("\(arguments[1]): error: \(error)")
        }
    }

    private static func source(of json: JSONText) -> String {
        """
        extension OpenAPIDocument {
            /// The version of the contract, and of the product that keeps it.
            public static let version = "\(json.version)"

            static let jsonText = ##\"""
        \(json.text)
        \"""##
        }

        """
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
