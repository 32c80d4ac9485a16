/// What this build calls itself.
enum ProductVersion {
    static let current = "0.2.0"
}
