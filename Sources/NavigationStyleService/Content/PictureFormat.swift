/// The forms of a picture, the one for those who take any first.
enum PictureFormat: String, CaseIterable {
    case svg = "image/svg+xml"
    case json = "application/json"
}
