import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import HummingbirdTLS
import NIOCore
import NIOSSL

extension HTTPServerBuilder {
    /// Builds the server's channels: HTTP/1.1 without TLS, or HTTP/1.1 and HTTP/2 over TLS 1.2 or later. Every connection has timeouts and
    /// is counted in the table.
    static func transport(_ transport: ServerConfiguration.Transport, limits: ServerLimits, table: ConnectionTable) -> HTTPServerBuilder {
        let decoder = HTTP1Channel.Configuration.DecoderConfiguration(
            maxHeaderFieldSize: limits.headBytes, maxHeaderListSize: limits.headBytes, maxHeaderFieldCount: 100)
        let stream = HTTP1Channel.Configuration(
            additionalChannelHandlers: [WriteTimeoutHandler(limits.writeTimeout), RequestHandlerInstaller(limits)],
            idleTimeout: limits.idleTimeout, httpDecoderConfiguration: decoder)
        // An idle HTTP/2 connection sends GOAWAY and waits for the peer; the timeout handler closes it two seconds later at the latest.
        let makeHandler = { @Sendable in
            ConnectionTimeoutHandler(table: table, firstHeadTimeout: limits.firstHeadTimeout, idle: limits.idleTimeout + .seconds(2))
        }
        guard case .tls(let certificate, let key) = transport else {
            return HTTPServerBuilder { responder in
                TimedChildChannel(base: HTTP1Channel(responder: responder, configuration: stream), makeHandler: makeHandler)
            }
        }
        // The certificate files are read once, at start.
        return HTTPServerBuilder { responder in
            var tls = TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
            tls.minimumTLSVersion = .tlsv12
            let base = try HTTP2UpgradeChannel(
                tlsConfiguration: tls,
                configuration: .init(
                    idleTimeout: .nanoseconds(limits.idleTimeout.nanoseconds), gracefulCloseTimeout: .seconds(5),
                    streamConfiguration: stream),
                responder: { request, writer, channel in
                    try await responder(request, writer, channel)
                    channel.triggerUserOutboundEvent(ResponseWritten(), promise: nil)
                })
            return TimedChildChannel(base: base, makeHandler: makeHandler)
        }
    }
}
