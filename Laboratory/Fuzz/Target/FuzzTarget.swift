/// The targets of the fuzzers, with the properties that must hold for any input.
enum FuzzTarget: String, CaseIterable {
    /// The JSON reader and writer.
    case codec
    /// The service, without the server.
    case service
    /// The head of a request, as libmicrohttpd leaves it.
    case head
    /// Pictures, and the writer of SVG.
    case picture
    /// Audits.
    case graph

    /// Runs the product on an input.
    ///
    /// - Returns: The violated properties.
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
