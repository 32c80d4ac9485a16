import Glibc
import HTTPMessage

@testable import MicroHTTP

extension FuzzTarget {
    /// Parses the input in place as the head of a request, as libmicrohttpd does, and runs the guard on the result;
    /// then checks the guard's decision against the bytes themselves.
    func runHead(_ input: [UInt8]) -> [String] {
        guard let end = HeadBytes.end(of: input) else { return [] }
        var buffer = input[..<end] + [0]
        return buffer.withUnsafeMutableBytes { buffer in
            guard let base = buffer.baseAddress else { return [] }
            return HeadBuffer(base: base.assumingMemoryBound(to: CChar.self), size: end)
                .map { faults(of: $0, HeadBytes(Array(input[..<end])), body: Array(input[end...])) } ?? []
        }
    }

    private func faults(of buffer: HeadBuffer, _ bytes: HeadBytes, body: [UInt8]) -> [String] {
        let (header, fields) = RequestHeader.read(size: buffer.size, buffer.appendFields)
        let raw = RawHead(
            line: buffer.line,
            targetSize: buffer.target.size,
            fieldCount: header.fieldCount,
            size: buffer.size
        )
        var broken: [String] = []
        if raw.isWellFormed ? !bytes.mayLookWellFormed : bytes.isWellFormed {
            broken.append("lines are said to be \(raw.isWellFormed ? "" : "not ")well formed")
        }
        let method = buffer.line.knownMethod
        let violation = RequestGuard(maximumBodySize: 1 << 20, allowsChunkedBodies: false)
            .violation(of: method, version: buffer.line.knownVersion, target: buffer.target, header: header)
        guard raw.isWellFormed, violation == nil, let method else { return broken }
        if bytes.isWellFormed, !bytes.isFramedOnce { broken.append("others read the request differently") }
        let head = HTTPRequestHead(
            method: method,
            path: buffer.target.path,
            query: buffer.target.query,
            fields: fields,
            contentLength: header.contentLength
        )
        return broken + respond(to: HTTPRequest(head: head, body: body))
    }
}

/// A head in the buffer of libmicrohttpd 0.9.75, which puts a NUL after each word.
private struct HeadBuffer {
    let line: RawRequestLine
    let target: RequestTarget
    let size: Int
    private var fields: [(name: UnsafePointer<CChar>, value: UnsafePointer<CChar>)] = []

    /// Parses a head; returns `nil` if libmicrohttpd refuses it by itself.
    init?(base: UnsafeMutablePointer<CChar>, size available: Int) {
        var position = base
        let end = base + available
        guard let first = Self.takeLine(&position, end), let gap = strchr(first, 0x20) else { return nil }
        gap.pointee = 0
        var word = gap + 1
        while word.pointee == 0x20 { word += 1 }
        guard let last = strrchr(word, 0x20), last > word else { return nil }
        last.pointee = 0
        line = RawRequestLine(method: first, target: word, version: last + 1)
        target = RequestTarget(word)
        while let text = Self.takeLine(&position, end), text.pointee != 0 {
            guard let colon = strchr(text, 0x3A) else { return nil }
            colon.pointee = 0
            var value = colon + 1
            while value.pointee == 0x20 || value.pointee == 0x09 { value += 1 }
            fields.append((UnsafePointer(text), UnsafePointer(value)))
            // libmicrohttpd treats an empty name as the end of the header.
            if text.pointee == 0 { break }
        }
        size = position - base
    }

    private static func takeLine(
        _ position: inout UnsafeMutablePointer<CChar>,
        _ end: UnsafeMutablePointer<CChar>
    ) -> UnsafeMutablePointer<CChar>? {
        guard position < end, let found = memchr(position, 0x0A, end - position) else { return nil }
        let feed = found.assumingMemoryBound(to: CChar.self)
        let start = position
        feed.pointee = 0
        if feed > start, (feed - 1).pointee == 0x0D { (feed - 1).pointee = 0 }
        position = feed + 1
        return start
    }

    func appendFields(to header: UnsafeMutablePointer<RequestHeader>) {
        for (name, value) in fields {
            header.pointee.append(
                name: UnsafeRawBufferPointer(start: name, count: strlen(name)),
                value: UnsafeRawBufferPointer(start: value, count: strlen(value))
            )
        }
    }
}

/// The bytes of the head, judged independently of the server's parser.
private struct HeadBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the end of the first empty line.
    static func end(of input: [UInt8]) -> Int? {
        var isEmpty = false
        for (index, byte) in input.enumerated() {
            if byte == 0x0A {
                if isEmpty { return index + 1 }
                isEmpty = true
            } else if byte != 0x0D || index + 1 == input.count || input[index + 1] != 0x0A {
                isEmpty = false
            }
        }
        return nil
    }

    private var lines: [String] {
        bytes.split(separator: 0x0A)
            .map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
            .filter { !$0.isEmpty }
    }

    /// Whether the head has no NUL, no bare LF, no empty name, and a single space after the method.
    var isWellFormed: Bool {
        let hasBareFeed = bytes.indices.contains { bytes[$0] == 0x0A && ($0 == 0 || bytes[$0 - 1] != 0x0D) }
        let words = lines.first?.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false) ?? []
        return !bytes.contains(0) && !hasBareFeed && !(words.count > 1 && words[1].isEmpty)
            && !lines.dropFirst().contains { $0.hasPrefix(":") }
    }

    /// Whether the head has no faults but NULs at the ends of lines, where libmicrohttpd puts some itself.
    var mayLookWellFormed: Bool {
        isWellFormed
            || bytes.indices.contains { index in
                bytes[index] == 0 && bytes[max(index - 1, 0)...].prefix(3).contains { $0 == 0x0A || $0 == 0x0D }
            }
    }

    /// Whether the head has at most one length and no transfer coding, with each field on a line of its own that starts
    /// with its name.
    var isFramedOnce: Bool {
        let names = lines.dropFirst().map { $0.prefix { $0 != ":" } }
        let lengths = names.count { $0.lowercased() == "content-length" }
        let isTidy = names.allSatisfy { !$0.isEmpty && !$0.contains(" ") && !$0.contains("\t") }
        return lengths <= 1 && isTidy && !names.contains { $0.lowercased() == "transfer-encoding" }
    }
}
