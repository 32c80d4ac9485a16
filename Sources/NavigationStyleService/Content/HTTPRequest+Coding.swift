import Gzip
import HTTPMessage

extension HTTPRequest {
    /// Undoes the coding of the body.
    ///
    /// - Parameter limit: How long the body may be, in bytes, before and after.
    /// - Returns: The request with its body as it was before it was encoded.
    /// - Throws: That the body cannot be decoded, or is longer.
    func decoded(limit: Int) throws(ServiceError) -> HTTPRequest {
        guard body.count <= limit else { throw .contentTooLarge(limit: limit) }
        guard try ContentCoding(of: fields[.contentEncoding]) == .gzip else { return self }
        do throws(GzipError) {
            return HTTPRequest(head: head, body: try Gzip.decompress(body, limit: limit))
        } catch {
            throw error == .tooLarge(limit: limit) ? .contentTooLarge(limit: limit) : .malformedGzip(error)
        }
    }
}
