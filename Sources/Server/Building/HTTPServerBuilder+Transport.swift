import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import HummingbirdTLS
import NIOCore
import NIOSSL

extension HTTPServerBuilder {
    /// HTTP/1.1 as it is, or HTTP/1.1 and 2 under TLS 1.2 and later; every connection with its deadlines and counted in the table.
    static func transport(_ transport: ServerConfiguration.Transport, limits: ServerLimits, table: ConnectionTable) -> HTTPServerBuilder {
        let decoder = HTTP1Channel.Configuration.DecoderConfiguration(
            maxHeaderFieldSize: limits.head, maxHeaderListSize: limits.head, maxHeaderFieldCount: 100)
        let stream = HTTP1Channel.Configuration(
            additionalChannelHandlers: [WritePatience(limits.patience), RequestHandlerInstaller(limits)],
            idleTimeout: limits.idle, httpDecoderConfiguration: decoder)
        // HTTP/2 says goodbye when it is idle, and waits for the peer's word; the handler before it waits no longer than this.
        let makeHandler = { @Sendable in
            ConnectionTimeoutHandler(table: table, firstHead: limits.firstHead, idle: limits.idle + .seconds(2))
        }
        guard case .tls(let certificate, let key) = transport else {
            return HTTPServerBuilder { responder in
                TimedChildChannel(base: HTTP1Channel(responder: responder, configuration: stream), makeHandler: makeHandler)
            }
        }
        // The files are read when the server starts.
        return HTTPServerBuilder { responder in
            var tls = TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
            tls.minimumTLSVersion = .tlsv12
            let base = try HTTP2UpgradeChannel(
                tlsConfiguration: tls,
                configuration: .init(
                    idleTimeout: .nanoseconds(limits.idle.nanoseconds), gracefulCloseTimeout: .seconds(5), streamConfiguration: stream),
                responder: { request, writer, channel in
                    try await responder(request, writer, channel)
                    channel.triggerUserOutboundEvent(ResponseWritten(), promise: nil)
                })
            return TimedChildChannel(base: base, makeHandler: makeHandler)
        }
    }
}
