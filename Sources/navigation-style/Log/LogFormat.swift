/// How a line of the log is written.
enum LogFormat: String, CaseIterable {
    /// A JSON object.
    case json
    /// The time, the level and the message, then `name=value`.
    case text
}
