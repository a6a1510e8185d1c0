import NIOCore

/// Closes a connection whose reader has taken nothing for too long, so that whoever writes to it is let go.
final class WritePatience: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    private let patience: TimeAmount
    private var end: Scheduled<Void>?

    init(_ patience: TimeAmount) {
        self.patience = patience
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        end?.cancel()
        end = nil
        if !context.channel.isWritable {
            let channel = context.channel
            end = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
        }
        context.fireChannelWritabilityChanged()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end?.cancel()
    }
}
