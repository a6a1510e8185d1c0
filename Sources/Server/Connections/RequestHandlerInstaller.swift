import NIOCore
import NIOHTTP1

/// Gives a connection of HTTP/1, or a stream of HTTP/2, the handler that watches over its requests. Hummingbird adds the same handlers to both.
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
                // Behind the decoder, where a request is still as it was sent.
                try pipeline.addHandler(HTTP1RequestHandler(linger: limits.linger), position: .after(decoder))
            } else {
                try pipeline.addHandler(HTTP2StreamTimeoutHandler(timeout: limits.patience), position: .before(self))
            }
        } catch {
            context.close(promise: nil)
        }
    }
}
