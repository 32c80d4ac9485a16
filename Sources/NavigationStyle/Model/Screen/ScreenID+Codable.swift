/// An id is its string, as a value and as a key.
extension Screen.ID: Codable, CodingKeyRepresentable {}
