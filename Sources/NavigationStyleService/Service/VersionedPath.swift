import HTTPMessage
import NavigationStyleJSON

/// A path as it was sent, split from the version of the contract.
struct VersionedPath: Hashable {
    /// The version of the contract in the path; nil if it names none.
    let version: ContractVersion?
    /// The rest of the path, after the version.
    let path: String

    init(_ path: String, among versions: [ContractVersion]) {
        for version in versions where path.hasPrefix(version.prefix + "/") {
            self.version = version
            self.path = String(path.dropFirst(version.prefix.count))
            return
        }
        version = nil
        self.path = path
    }
}

extension ContractVersion {
    /// Writes the dates of the version's deprecation and sunset, if they are set.
    func write(to fields: inout HTTPFields) {
        if let deprecation { fields.append(.deprecation, "@\(deprecation.secondsSince1970)") }
        if let sunset { fields.append(.sunset, sunset.httpDate) }
    }
}
