internal import OpenAPI

/// The version of the product.
enum ProductVersion {
    /// The version of the contract, which alone states it.
    static let current = OpenAPIDocument.version
}
