internal import HTTPMessage

/// The rules that every request must keep before it is interpreted.
///
/// They are those of RFC 9112 that keep two programs from reading one stream of bytes as different requests;
/// libmicrohttpd 0.9.75 enforces too few of them. The order matters: the first broken rule is reported.
struct RequestGuard {
    let maximumBodySize: Int
    let allowsChunkedBodies: Bool

    /// Returns the first rule that the request breaks; `nil` if it keeps them all.
    func violation(
        of method: HTTPMethod?,
        version: RawRequestLine.Version?,
        target: RequestTarget,
        header: RequestHeader
    ) -> HTTPViolation? {
        guard let version else { return .unsupportedVersion }
        return header.malformation
            ?? violation(of: header, version: version)
            ?? violation(ofFramingIn: header, version: version)
            ?? violation(of: method, target: target)
    }

    private func violation(of header: RequestHeader, version: RawRequestLine.Version) -> HTTPViolation? {
        switch header.hostCount {
        case 0 where version == .http11: .missingHost
        case 2...: .repeatedHost
        default: header.isHostWellFormed ? nil : .malformedHost
        }
    }

    private func violation(ofFramingIn header: RequestHeader, version: RawRequestLine.Version) -> HTTPViolation? {
        if header.transferEncodingCount > 0, header.contentLengthCount > 0 { return .contentLengthWithTransferEncoding }
        if header.contentLengthCount > 1 { return .repeatedContentLength }
        if header.transferEncodingCount > 1 { return .repeatedTransferEncoding }
        if !header.isContentLengthWellFormed { return .malformedContentLength }
        if let coding = header.transferCoding {
            if version == .http10 { return .transferEncodingInHTTP10 }
            if coding == .unknown { return .unknownTransferCoding }
            if !allowsChunkedBodies { return .chunkedBody }
        }
        if let length = header.contentLength, length > maximumBodySize {
            return .contentTooLarge(limit: maximumBodySize)
        }
        return header.isExpectationKnown ? nil : .unknownExpectation
    }

    private func violation(of method: HTTPMethod?, target: RequestTarget) -> HTTPViolation? {
        switch (method, target.form) {
        case (nil, _): .malformedMethod
        case (_, .malformed): .malformedTarget
        case (.other(let name), _): .unknownMethod(name)
        case (_, .path), (.options, .asterisk), (.connect, .other): nil
        case (_, .asterisk), (_, .other): .malformedTarget
        }
    }
}
