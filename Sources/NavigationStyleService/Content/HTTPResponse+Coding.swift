import Gzip
import HTTPMessage

extension HTTPResponse {
    /// Encodes the body as the client likes it best.
    ///
    /// - Parameter fields: The header of the request; `nil` where it was not understood.
    mutating func encode(for fields: HTTPFields?) {
        guard !body.isEmpty, let fields else { return }
        let coding = ContentCoding.preferred(by: fields, forBodyOf: body.count)
        noteChoice(of: coding, forBodyOf: body.count)
        // Without memory for it the body goes as it is.
        guard coding == .gzip, let compressed = Gzip.compress(body) else { return }
        body = compressed
        self.fields.append(.contentEncoding, "gzip")
        if let tag = self.fields[.eTag] {
            self.fields[.eTag] = ContentCoding.gzip.entityTag(tag)
        }
    }

    /// Tells caches that another client would get another coding, where it would.
    mutating func noteChoice(of coding: ContentCoding?, forBodyOf size: Int) {
        guard coding == .gzip || ContentCoding.isChosen(forBodyOf: size) else { return }
        fields.append(.vary, HTTPFieldName.acceptEncoding.spelling)
    }
}
