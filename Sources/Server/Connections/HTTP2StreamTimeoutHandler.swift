import NIOCore

/// Reports the request of an HTTP/2 stream to its connection, and closes a stream that stays open after its response, because the request
/// body does not end or the client does not read the response.
final class HTTP2StreamTimeoutHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = Any
    typealias OutboundIn = Any
    typealias OutboundOut = Any

    private let timeout: TimeAmount
    private var connection: ConnectionTimeoutHandler?
    private var end: Scheduled<Void>?
    /// Whether the response has started. It can end, and the stream with it, before `ResponseWritten` is sent.
    private var isAnswered = false

    /// - Parameter timeout: the time for which a stream may stay open after its response.
    init(timeout: TimeAmount) {
        self.timeout = timeout
    }

    func handlerAdded(context: ChannelHandlerContext) {
        connection = try? context.channel.parent?.pipeline.syncOperations.handler(type: ConnectionTimeoutHandler.self)
        connection?.requestBegan()
    }

    func handlerRemoved(context: ChannelHandlerContext) { finish() }

    func channelInactive(context: ChannelHandlerContext) {
        finish()
        context.fireChannelInactive()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        isAnswered = true
        context.write(data, promise: promise)
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        switch event {
        case is ResponseWritten:
            if connection != nil, end == nil {
                end = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) { context.close(promise: nil) }
            }
            promise?.succeed()
        case is RequestBodyWanted:
            promise?.succeed()
        default:
            context.triggerUserOutboundEvent(event, promise: promise)
        }
    }

    private func finish() {
        end?.cancel()
        connection?.requestEnded(isAnswered: isAnswered)
        connection = nil
    }
}
