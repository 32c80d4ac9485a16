import NavigationStyle
import NavigationStyleJSON

/// How the text of an answer is written: laid out as the client asks for it, and no longer than it may be.
struct AnswerText {
    let format: JSONWriter.Format
    /// How many bytes it may have, before compression.
    let limit: Int
    /// The beginning of each link.
    let linkPrefix: String

    init(to call: Call, by configuration: NavigationStyleService.Configuration) {
        (format, limit) = (call.format, configuration.maximumAnswerLength)
        linkPrefix = call.record.linkPrefix
    }

    /// Writes an answer.
    ///
    /// - Parameters:
    ///   - value: The answer.
    ///   - capacity: How many bytes it is without white space, at a guess.
    ///   - pointer: What in the request asks for it.
    /// - Returns: The text, UTF-8.
    /// - Throws: That it is too long.
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

extension Problem {
    /// The words for an answer of more than `limit` bytes to what stands at `pointer`.
    init(answerLongerThan limit: Int, at pointer: String) {
        self.init(faults: [RequestFault(.answerTooLarge(limit: limit), at: pointer)])
    }
}
