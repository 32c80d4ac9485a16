/// What a fuzzer feeds bytes to, and what has to hold whatever they are.
enum FuzzTarget: String, CaseIterable {
    /// The JSON reader and writer.
    case codec
    /// The service, behind the server.
    case service
    /// The head of a request, as libmicrohttpd leaves it.
    case head
    /// Pictures, and the writer of all that is in them.
    case picture
    /// Audits.
    case graph

    /// Runs the product on an input.
    ///
    /// - Returns: What did not hold.
    func run(_ input: [UInt8]) -> [String] {
        switch self {
        case .codec: runCodec(input)
        case .service: runService(input)
        case .head: runHead(input)
        case .picture: runPicture(input)
        case .graph: runGraph(input)
        }
    }
}
