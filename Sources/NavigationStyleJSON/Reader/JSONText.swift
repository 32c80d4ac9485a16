/// Where a string's characters stand in the body, between its quotes; scanned, and so valid, but not yet decoded.
package struct JSONText {
    let start: Int
    let end: Int

    /// Whether the bytes are the string itself: no escapes in them.
    let isPlain: Bool

    @inline(__always)
    var byteCount: Int { end &- start }

    /// The place of the opening quote.
    @inline(__always)
    var offset: Int { start &- 1 }
}
