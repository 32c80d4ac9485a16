import NavigationStyle
import NavigationStyleJSON
import OpenAPI

/// The two forms of `openapi.yaml`: the answers to `GET /openapi.yaml` and `GET /openapi.json`.
struct ContractDocument {
    let yaml: Representation
    let json: Representation

    /// The document as written, with all versions as servers.
    private static let bare = ContractDocument(yaml: OpenAPIDocument.yaml, json: OpenAPIDocument.json)

    private static let pinned = Dictionary(
        uniqueKeysWithValues: ContractVersion.all.map { ($0.prefix, ContractDocument(under: $0.prefix)) }
    )

    /// Returns the document under a version.
    static func under(_ version: ContractVersion?) -> ContractDocument {
        version.flatMap { pinned[$0.prefix] } ?? bare
    }

    private init(yaml: [UInt8], json: [UInt8]) {
        self.yaml = Representation(contentType: "application/yaml", body: yaml)
        self.json = Representation(json: json)
    }

    /// Makes the document for a client that has pinned a version; no link in it leads to another version.
    ///
    /// It lacks the server without a version, and has the types of problems, in schemas, examples and words, in the
    /// form that such a client gets. Paths of requests are relative to the server.
    private init(under prefix: String) {
        let type = "/problems/"
        let description = "The newest version of the contract."
        self.init(
            yaml: Self.document(
                OpenAPIDocument.yaml,
                with: [("  - url: /\n    description: \(description)\n", "")]
                    + ["type: ", "- ", "`"].map { ($0 + type, $0 + prefix + type) }
            ),
            json: Self.document(
                OpenAPIDocument.json,
                with: [("{\"url\":\"/\",\"description\":\"\(description)\"},", "")]
                    + ["\"type\":\"", "[\"", ",\"", "`"].map { ($0 + type, $0 + prefix + type) }
            )
        )
    }

    private static func document(_ document: [UInt8], with changes: [(from: String, to: String)]) -> [UInt8] {
        var text = String(decoding: document, as: UTF8.self)
        for change in changes { text = text.parts(separatedBy: change.from).joined(separator: change.to) }
        return Array(text.utf8)
    }
}
