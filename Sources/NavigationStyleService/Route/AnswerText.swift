import NavigationStyle
import NavigationStyleJSON

/// The format of an answer's text: the layout that the client asks for, and a limit.
struct AnswerText {
    let format: JSONWriter.Format
    /// The largest text in bytes, before compression.
    let limit: Int
    /// The prefix of each link.
    let linkPrefix: String
    /// The request, and the limits within which it was read.
    let body: [UInt8]
    let limits: JSONLimits

    init(to call: Call, by configuration: NavigationStyleService.Configuration) {
        (format, limit) = (call.format, configuration.maximumAnswerLength)
        linkPrefix = call.record.linkPrefix
        (body, limits) = (call.body, configuration.limits)
    }

    /// Writes an answer.
    ///
    /// - Parameters:
    ///   - value: The answer.
    ///   - capacity: An estimate of its size in bytes, without white space.
    ///   - pointer: The pointer to the member of the request that asks for it.
    /// - Returns: The text, UTF-8.
    /// - Throws: An error if it is too long.
    func bytes(
        of value: some AnswerForm,
        capacity: Int,
        at pointer: @autoclosure () -> String
    ) throws(ServiceError) -> [UInt8] {
        try bytes(capacity: capacity, at: pointer()) { value.write(to: &$0) }
    }

    /// Writes an answer.
    func bytes(
        capacity: Int,
        at pointer: @autoclosure () -> String,
        _ write: (inout JSONWriter) -> Void
    ) throws(ServiceError) -> [UInt8] {
        do throws(JSONWriter.Overflow) {
            return try JSONWriter.bytes(format, limit: limit, capacity: capacity) { writer in
                writer.linkPrefix = linkPrefix
                write(&writer)
            }
        } catch {
            throw .scenario(ScenarioError([RequestFault(.answerTooLarge(limit: error.limit), at: pointer())]))
        }
    }
}
