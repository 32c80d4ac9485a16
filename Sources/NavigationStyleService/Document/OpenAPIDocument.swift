/// `openapi.yaml`, in the binary so that one file is all there is to deliver.
///
/// The two texts are generated: `openapi.yaml` in the root is the original. A test holds them equal to it, and writes
/// them anew when it is run with `NAVIGATION_STYLE_RECORD=1`.
enum OpenAPIDocument {
    static let yamlRepresentation = Representation(contentType: "application/yaml", body: Array(yaml.utf8))
    static let jsonRepresentation = Representation(json: Array(json.utf8))
}
