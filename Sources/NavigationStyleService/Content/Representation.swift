import HTTPMessage

/// The current state of a resource: bytes, their type and an entity tag.
struct Representation: Hashable {
    let contentType: String
    let body: [UInt8]
    /// A strong validator (RFC 9110 8.8.3): different bytes have different tags.
    ///
    /// It is the tag of the bytes without a coding.
    let entityTag: String

    init(contentType: String, body: [UInt8]) {
        self.contentType = contentType
        self.body = body
        entityTag = "\"\(String(Self.fingerprint(of: body), radix: 16))\""
    }

    init(json body: [UInt8]) {
        self.init(contentType: "application/json", body: body)
    }

    /// Returns FNV-1a of 64 bits: the same in every process, unlike the standard library's hashes.
    ///
    /// Clients cannot cause collisions, as all representations are the service's own.
    private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    /// Whether the value of `If-None-Match` names this representation in a coding (RFC 9110 13.1.2, weak comparison).
    func matches(_ condition: String, in coding: ContentCoding) -> Bool {
        if condition == "*" { return true }
        let entityTag = coding.entityTag(entityTag)
        return condition.split(separator: ",").contains { element in
            var tag = element.drop { $0 == " " || $0 == "\t" }
            if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
            return tag.prefix { $0 != " " && $0 != "\t" } == entityTag
        }
    }
}

extension HTTPResponse {
    /// Returns the answer to a computation.
    static func json(_ body: [UInt8]) -> HTTPResponse {
        var response = HTTPResponse(status: .ok, body: body)
        response.fields.append(.contentType, "application/json")
        return response
    }

    /// Returns the answer to GET and HEAD on a resource: its representation, or 304 if the client has it already.
    ///
    /// - Parameters:
    ///   - representation: The state of the resource.
    ///   - call: The request.
    ///   - cacheControl: The directives for caches.
    /// - Returns: The answer.
    static func resource(
        _ representation: Representation,
        for call: Call,
        cacheControl: String = "no-cache"
    ) -> HTTPResponse {
        let size = representation.body.count
        let coding = call.record.acceptedCodings.coding(forBodyOf: size) ?? .identity
        if let condition = call.head.fields[.ifNoneMatch], representation.matches(condition, in: coding) {
            let tag = coding.entityTag(representation.entityTag)
            var response = HTTPResponse(status: .notModified, fields: [.eTag: tag, .cacheControl: cacheControl])
            response.noteChoice(of: coding, forBodyOf: size)
            return response
        }
        var response = HTTPResponse(
            status: .ok,
            fields: [.eTag: representation.entityTag, .cacheControl: cacheControl],
            body: representation.body
        )
        response.fields.append(.contentType, representation.contentType)
        return response
    }
}
