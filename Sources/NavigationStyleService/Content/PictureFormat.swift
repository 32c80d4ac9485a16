/// The formats of a picture; the first is for clients that accept any.
enum PictureFormat: String, CaseIterable {
    case svg = "image/svg+xml"
    case json = "application/json"
}
