import NIOCore
import NIOHTTP1

/// Adds the request handler of an HTTP/1 connection or an HTTP/2 stream. Hummingbird adds the same handlers to both, so this one
/// distinguishes them.
final class RequestHandlerInstaller: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    private let limits: ServerLimits

    init(_ limits: ServerLimits) {
        self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let pipeline = context.pipeline.syncOperations
        do {
            if let decoder = try? pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self) {
                // Directly after the decoder, where the request head is still unmodified.
                try pipeline.addHandler(HTTP1RequestHandler(linger: limits.linger), position: .after(decoder))
            } else {
                try pipeline.addHandler(HTTP2StreamTimeoutHandler(timeout: limits.writeTimeout), position: .before(self))
            }
        } catch {
            context.close(promise: nil)
        }
    }
}
