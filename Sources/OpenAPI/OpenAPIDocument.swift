internal import COpenAPI

/// `openapi.yaml`, in the binary so that one file is all there is to deliver.
public enum OpenAPIDocument {
    /// The document as it was written.
    public static let yaml: [UInt8] = {
        let text = unsafe COpenAPI_yaml()
        return unsafe Array(UnsafeBufferPointer(start: text.start, count: text.count))
    }()

    /// The document as JSON, its members in the order of the file; `openapi-json` writes the text when the module is built.
    public static let json = Array(jsonText.utf8)
}
