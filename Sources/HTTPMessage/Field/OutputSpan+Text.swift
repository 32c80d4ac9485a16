/// Methods that write text directly into the storage of an array.
///
/// An array that is appended to in pieces checks its uniqueness and its capacity at each of them. Here the caller must
/// have reserved the space, or the process ends.
extension OutputSpan<UInt8> {
    /// Appends a text.
    @inlinable
    @inline(__always) package mutating func append(_ text: String) {
        let utf8 = text.utf8
        let isAppended: Void? = unsafe utf8.withContiguousStorageIfAvailable { unsafe append(copying: $0) }
        if isAppended == nil {
            for byte in utf8 { append(byte) }
        }
    }

    @inlinable
    @inline(__always) mutating func append(copying bytes: UnsafeBufferPointer<UInt8>) {
        unsafe withUnsafeMutableBufferPointer { room, count in
            precondition(bytes.count <= room.count - count, "There is no room for \(bytes.count) bytes.")
            if let source = bytes.baseAddress, let start = room.baseAddress {
                unsafe (start + count).initialize(from: source, count: bytes.count)
            }
            count += bytes.count
        }
    }

    /// The greatest number of digits of a number.
    @inlinable package static var mostDigits: Int { 20 }

    /// Appends a number in decimal digits.
    @inlinable package mutating func append(decimal number: UInt64) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
