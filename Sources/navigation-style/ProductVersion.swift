internal import OpenAPI

/// The version of the product.
enum ProductVersion {
    /// The version of the contract, which is the only place that states it.
    static let current = OpenAPIDocument.version
}
