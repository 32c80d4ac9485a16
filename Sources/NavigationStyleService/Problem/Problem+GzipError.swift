import Gzip

extension Problem {
    /// The words for a body in the coding gzip that cannot be decoded.
    init(_ error: GzipError) {
        switch error {
        case .notGzip: self.init(.malformedGzip, "The body does not begin as gzip does")
        case .truncated: self.init(.malformedGzip, "The body ends before its gzip does")
        case .damaged(let offset):
            self.init(.malformedGzip, "The gzip of the body contradicts itself before byte offset \(offset)")
        case .trailingBytes(let offset):
            self.init(
                .malformedGzip,
                "From byte offset \(offset) on, behind the gzip of the body, stands something else"
            )
        case .tooLarge(let limit): self.init(contentTooLarge: limit)
        case .outOfMemory: self.init(.contentTooLarge, "There is no memory to decompress the body at the moment")
        }
    }
}
