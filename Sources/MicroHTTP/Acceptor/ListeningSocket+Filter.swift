internal import CMicroHTTPD
internal import POSIX

extension ListeningSocket {
    /// Where the flags stand in the header of a TCP segment, and the one of them that a first segment has (RFC 9293 3.1).
    private static let flags: (offset: UInt32, syn: UInt32) = (offset: 13, syn: 0x02)

    /// From now on nobody new gets a connection, while whoever has one in the making still does.
    ///
    /// The system makes connections on its own for as long as a socket listens, and resets those that were not taken when
    /// it does no more. A client that gets one between our last look and that moment would lose its request. So the system
    /// is told first to overlook the segments that ask for a connection; their clients ask again and are refused then.
    ///
    /// Linux can; elsewhere such a client loses its request, as it does with other servers.
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
