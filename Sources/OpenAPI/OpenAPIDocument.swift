internal import COpenAPI

/// `openapi.yaml`, compiled into the binary.
public enum OpenAPIDocument {
    /// The document as it was written.
    public static let yaml = unsafe bytes(COpenAPI_yaml())

    /// The document as JSON, its members in the order of the file.
    ///
    /// A test converts the YAML again and compares.
    public static let json = unsafe bytes(COpenAPI_json())

    /// The version of the contract, and of the product that keeps it: `info.version`.
    public static let version: String = {
        let key = "  version: "
        // By bytes: splitting it as a String would take a sixteenth of the time in which the program starts.
        let lines = yaml.prefix(8192).split(separator: UInt8(ascii: "\n"))
        let line = lines.first { $0.starts(with: key.utf8) }
        return line.map { String(decoding: $0.dropFirst(key.utf8.count), as: UTF8.self) } ?? ""
    }()

    private static func bytes(_ text: COpenAPI_Bytes) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: text.start, count: text.count))
    }
}
