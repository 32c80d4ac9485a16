/// The range of a string's characters in the body, between its quotes: scanned and valid, but not decoded yet.
package struct JSONText {
    let start: Int
    let end: Int

    /// Whether the bytes are the string itself, without escapes.
    let isPlain: Bool

    @inline(__always) var byteCount: Int { end &- start }

    /// The offset of the opening quote.
    @inline(__always) var offset: Int { start &- 1 }
}
