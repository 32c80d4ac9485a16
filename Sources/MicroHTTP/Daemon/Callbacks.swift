internal import CMicroHTTPD
internal import POSIX

// The callbacks of libmicrohttpd, which calls them on its own threads. They are functions at file scope because a
// closure in a `main.swift` would belong to the main actor and trap there. Each finds its Swift object and passes the
// call on.
//
// Ownership: the context is retained by `HTTPServer.start()` and released after `Daemon.stop()`. A `Connection` is
// retained when it starts and released when it closes; an `Exchange` is retained when its request line is read and
// released when the request has completed or failed. libmicrohttpd calls the two ends of each exactly once.

func onConnection(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    socketContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    notification: MHD_ConnectionNotificationCode
) {
    guard let context, let connection, let socketContext else { return }
    let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
    switch notification {
    case .CONNECTION_NOTIFY_STARTED:
        socketContext.pointee = Unmanaged.passRetained(server.connectionStarted(connection)).toOpaque()
    case .CONNECTION_NOTIFY_CLOSED:
        guard let pointer = socketContext.pointee else { return }
        server.connectionClosed(Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
        socketContext.pointee = nil
    }
}

func onRequestLine(
    context: UnsafeMutableRawPointer?,
    target: UnsafePointer<CChar>?,
    connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context, let connection, let pointer = CMicroHTTPD_socket_context(connection) else { return nil }
    let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
    let exchange = Exchange(
        on: Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue(),
        target: RequestTarget(target)
    )
    server.requestStarted(exchange)
    return Unmanaged.passRetained(exchange).toOpaque()
}

func onRequest(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?,
    upload: UnsafePointer<CChar>?,
    uploadSize: UnsafeMutablePointer<Int>?,
    requestContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let url, let method, let version, let uploadSize,
        let pointer = requestContext?.pointee
    else { return .NO }
    let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    let piece = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
    uploadSize.pointee = 0
    return server.requestContinued(
        exchange,
        piece: piece,
        line: RawRequestLine(method: method, target: url, version: version),
        on: connection
    )
}

func onRequestCompleted(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    requestContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    reason: MHD_RequestTerminationCode
) {
    guard let context, let requestContext, let pointer = requestContext.pointee else { return }
    let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
    server.requestCompleted(Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue())
    requestContext.pointee = nil
}

func onLogMessage(context: UnsafeMutableRawPointer?, format: UnsafePointer<CChar>?, arguments: CVaListPointer?) {
    guard let context, let format, let arguments else { return }
    let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
    server.log(DaemonMessage.formatting(format, arguments))
}
