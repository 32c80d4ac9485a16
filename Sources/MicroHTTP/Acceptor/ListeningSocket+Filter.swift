internal import CMicroHTTPD
internal import POSIX

extension ListeningSocket {
    /// The offset of the flags in the header of a TCP segment, and the flag of a first segment (RFC 9293 3.1).
    private static let flags: (offset: UInt32, syn: UInt32) = (offset: 13, syn: 0x02)

    /// Stops new connections, while those being established can still complete.
    ///
    /// The system establishes connections on its own while a socket listens, and resets those that were not accepted
    /// when it stops listening. A client whose connection is established between the last accept and that moment would
    /// lose its request. So the system is first told to drop the segments that open a connection; their clients repeat
    /// them and are refused then.
    ///
    /// Only Linux can do this; elsewhere such a client loses its request, as with other servers.
    func ignoreNewClients() {
        #if os(Linux)
            attachFilter()
        #endif
    }

    #if os(Linux)
        private func attachFilter() {
            var program = [
                sock_filter(code: UInt16(BPF_LD | BPF_B | BPF_ABS), jt: 0, jf: 0, k: Self.flags.offset),
                sock_filter(code: UInt16(BPF_JMP | BPF_JSET | BPF_K), jt: 0, jf: 1, k: Self.flags.syn),
                sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: 0),
                sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: .max),
            ]
            program.withUnsafeMutableBufferPointer {
                var filter = sock_fprog(len: UInt16($0.count), filter: $0.baseAddress)
                setsockopt(descriptor, SOL_SOCKET, SO_ATTACH_FILTER, &filter, socklen_t(MemoryLayout<sock_fprog>.size))
            }
        }
    #endif
}
