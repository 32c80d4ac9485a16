import OpenAPI

extension Representation {
    /// What `GET /openapi.yaml` answers.
    static let openAPIYAML = Representation(contentType: "application/yaml", body: OpenAPIDocument.yaml)
    /// What `GET /openapi.json` answers.
    static let openAPIJSON = Representation(json: OpenAPIDocument.json)
}
