internal import CZlib

/// A stream of zlib that decodes.
struct Inflater: ~Copyable {
    /// The number of bytes that are decoded at once; the limit is checked after each piece.
    private static let pieceSize = 1 << 15

    /// Allocated separately, because zlib remembers the address of the stream.
    private let stream: UnsafeMutablePointer<z_stream>
    private let piece: UnsafeMutableBufferPointer<UInt8>

    /// Begins a stream; `nil` if memory runs out.
    ///
    /// - Parameter wrapping: The frame around the data.
    init?(_ wrapping: Wrapping) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard CZlib_begin_inflating(stream, wrapping.windowBits) == Z_OK else {
            stream.deallocate()
            return nil
        }
        piece = .allocate(capacity: Self.pieceSize)
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
        piece.deallocate()
    }

    /// Decodes members until there are no more bytes.
    func inflate(_ input: UnsafeBufferPointer<UInt8>, limit: Int) throws(GzipError) -> [UInt8] {
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(clamping: input.count)
        var output: [UInt8] = []
        var start = 0
        repeat {
            guard Self.isMember(input[start...]) else { throw start == 0 ? .notGzip : .trailingBytes(offset: start) }
            try inflateMember(at: start, to: &output, limit: limit)
            start = input.count - Int(stream.pointee.avail_in)
            inflateReset(stream)
        } while start < input.count
        return output
    }

    /// Decodes data without wrapping, behind which nothing may stand.
    func inflateRaw(_ input: UnsafeBufferPointer<UInt8>, limit: Int) throws(GzipError) -> [UInt8] {
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(clamping: input.count)
        var output: [UInt8] = []
        try inflateMember(at: 0, to: &output, limit: limit)
        let end = input.count - Int(stream.pointee.avail_in)
        guard end == input.count else { throw .trailingBytes(offset: end) }
        return output
    }

    /// Whether bytes begin as a member does, as far as they go (RFC 1952 2.3.1).
    private static func isMember(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        zip(bytes, [0x1F, 0x8B]).allSatisfy { $0 == $1 }
    }

    private func inflateMember(at start: Int, to output: inout [UInt8], limit: Int) throws(GzipError) {
        while true {
            stream.pointee.next_out = piece.baseAddress
            stream.pointee.avail_out = UInt32(Self.pieceSize)
            let code = CZlib.inflate(stream, Z_NO_FLUSH)
            let count = Self.pieceSize - Int(stream.pointee.avail_out)
            guard output.count + count <= limit else { throw .tooLarge(limit: limit) }
            output.append(contentsOf: piece[..<count])
            switch code {
            case Z_STREAM_END: return
            case Z_OK: continue
            // The output buffer has space left, so the input is truncated.
            case Z_BUF_ERROR: throw .truncated
            case Z_MEM_ERROR: throw .outOfMemory
            default: throw .damaged(offset: start + Int(stream.pointee.total_in))
            }
        }
    }
}
