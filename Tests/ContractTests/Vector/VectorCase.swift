/// One case: a request, and what is expected of the answer.
struct VectorCase: Sendable, CustomStringConvertible {
    let id: String
    let endpoint: String
    let request: JSONValue
    let expected: JSONValue

    var description: String { id }

    /// The cases of a file; none where there is no such file.
    static func all(of file: String) -> [VectorCase] {
        guard let contents = VectorFolder.file(file) else { return [] }
        return (contents["cases"]?.array ?? []).map { element in
            VectorCase(
                id: element["id"]?.string ?? "",
                endpoint: (element["endpoint"] ?? contents["endpoint"])?.string ?? "",
                request: element["request"] ?? .null,
                expected: element["expect"] ?? .null
            )
        }
    }
}
