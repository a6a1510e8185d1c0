import NIOCore

/// Tells a connection of HTTP/2 of a stream's request, and ends a stream that stays open after its answer: because its body never ends, or nobody
/// takes the answer.
final class HTTP2StreamTimeoutHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = Any
    typealias OutboundIn = Any
    typealias OutboundOut = Any

    private let timeout: TimeAmount
    private var connection: ConnectionTimeoutHandler?
    private var end: Scheduled<Void>?
    /// The answer has begun. It can end, and the stream with it, before `ResponseWritten` comes.
    private var isAnswered = false

    /// - Parameter timeout: for how long a stream may stay open after its answer.
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
