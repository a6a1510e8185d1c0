import HummingbirdCore
import HummingbirdHTTP2
import HummingbirdTLS
import NIOSSL

extension HTTPServerBuilder {
    /// HTTP/1.1 as it is, or HTTP/1.1 and 2 under TLS 1.2 and later.
    static func transport(_ transport: ServerConfiguration.Transport, limits: ServerLimits) -> HTTPServerBuilder {
        let decoder = HTTP1Channel.Configuration.DecoderConfiguration(
            maxHeaderFieldSize: limits.head, maxHeaderListSize: limits.head, maxHeaderFieldCount: 100)
        let channel = HTTP1Channel.Configuration(
            additionalChannelHandlers: [WritePatience(limits.patience)], idleTimeout: limits.idle, httpDecoderConfiguration: decoder)
        guard case .tls(let certificate, let key) = transport else { return .http1(configuration: channel) }
        // The files are read when the server starts.
        return HTTPServerBuilder { responder in
            var tls = TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
            tls.minimumTLSVersion = .tlsv12
            return try HTTP2UpgradeChannel(
                tlsConfiguration: tls,
                configuration: .init(idleTimeout: .seconds(60), gracefulCloseTimeout: .seconds(5), streamConfiguration: channel),
                responder: responder)
        }
    }
}
