internal import COpenAPI

/// `openapi.yaml`, in the binary so that one file is all there is to deliver.
public enum OpenAPIDocument {
    /// The document as it was written.
    public static let yaml = unsafe bytes(COpenAPI_yaml())

    /// The document as JSON, its members in the order of the file. A test writes the text anew and holds it against the YAML.
    public static let json = unsafe bytes(COpenAPI_json())

    /// The version of the contract, and of the product that keeps it: `info.version`.
    public static let version: String = {
        let key = "  version: "
        let lines = String(decoding: yaml.prefix(8192), as: UTF8.self).split(separator: "\n")
        return lines.first { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) } ?? ""
    }()

    private static func bytes(_ text: COpenAPI_Bytes) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: text.start, count: text.count))
    }
}
