import Glibc
import HTTPMessage

@testable import MicroHTTP

/// A client that sends exactly the bytes it is given.
///
/// It waits for ``patience`` at most after each time it sends.
final class RawClient {
    /// A failed system call of the client.
    struct Failure: Error {
        let call: String
        let errno: Int32
    }

    private let descriptor: Int32
    private var deadline = RawClient.nextDeadline
    private var received: [UInt8] = []
    private(set) var isClosedByServer = false

    /// Connects, with a receive buffer of the given size in bytes, and from the given address of this machine.
    convenience init(port: UInt16, receiveBuffer: Int32? = nil, from host: IPAddress? = nil) throws {
        try self.init(to: SocketAddress(host: .loopbackV4, port: port), receiveBuffer: receiveBuffer, from: host)
    }

    init(to address: SocketAddress, receiveBuffer: Int32? = nil, from host: IPAddress? = nil) throws {
        descriptor = socket(address.family, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", errno: errno) }
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        let isBound = host.map { SocketAddress(host: $0, port: 0).withSystemAddress { bind(descriptor, $0, $1) } == 0 }
        guard isBound != false else { throw Failure(call: "bind", errno: errno) }
        let result = address.withSystemAddress { connect(descriptor, $0, $1) }
        // All properties are initialized, so that `deinit` closes the descriptor.
        guard result == 0 else { throw Failure(call: "connect", errno: errno) }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(descriptor)
    }

    private static var nextDeadline: ContinuousClock.Instant { .now + patience }
}

// MARK: - Sending

extension RawClient {
    func send(_ text: String) throws {
        try send(Array(text.utf8))
    }

    /// Sends all bytes, unless the server closes the connection first.
    func send(_ bytes: [UInt8]) throws {
        deadline = Self.nextDeadline
        var rest = bytes[...]
        while !rest.isEmpty, ContinuousClock.now < deadline {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                wait(for: POLLOUT)
            } else {
                throw Failure(call: "send", errno: errno)
            }
        }
    }

    /// Closes the sending side; receiving goes on.
    func finishSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }
}

// MARK: - Receiving

extension RawClient {
    /// Returns the next `count` answers, or fewer if the connection ends before.
    func responses(_ count: Int, toHEAD isHead: Bool = false) -> [ReceivedResponse] {
        var responses: [ReceivedResponse] = []
        while responses.count < count {
            if let (response, size) = ReceivedResponse.parse(received, toHEAD: isHead) {
                responses.append(response)
                received.removeFirst(size)
            } else if !receiveMore() {
                break
            }
        }
        return responses
    }

    /// Returns the text up to and including the first `end`, or all text if it does not arrive.
    func text(until end: String) -> String {
        while !String(decoding: received, as: UTF8.self).contains(end), receiveMore() {}
        defer { received = [] }
        return String(decoding: received, as: UTF8.self)
    }

    /// Returns all text until the server closes the connection.
    func textUntilClosed() -> String {
        while receiveMore() {}
        defer { received = [] }
        return String(decoding: received, as: UTF8.self)
    }

    /// Reads a few received bytes and discards them.
    func readAtMost(_ count: Int) {
        var buffer = [UInt8](repeating: 0, count: count)
        recv(descriptor, &buffer, count, 0)
    }

    /// Whether bytes, or the end of the connection, have arrived.
    var hasSomethingToRead: Bool {
        var descriptor = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// - Returns: `false` at the end of the connection, or after the client's timeout.
    private func receiveMore() -> Bool {
        while !isClosedByServer, ContinuousClock.now < deadline {
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                received += buffer[..<count]
                return true
            }
            if count < 0, errno == EAGAIN {
                wait(for: POLLIN)
            } else {
                isClosedByServer = true
            }
        }
        return false
    }

    private func wait(for event: Int32) {
        var descriptor = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        poll(&descriptor, 1, 100)
    }
}
