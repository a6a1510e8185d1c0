import NIOCore

/// Retries after a pause if accepting a connection fails, for example at the limit of open files.
///
/// Without it the error would end the sequence of connections and stop the server.
final class AcceptErrorHandler: ChannelDuplexHandler {
    typealias InboundIn = Any
    typealias OutboundIn = Any

    private let pause: TimeAmount
    private var isPaused = false
    private var hasRead = false

    init(pause: TimeAmount = .milliseconds(100)) {
        self.pause = pause
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard !isPaused else { return }
        isPaused = true
        context.eventLoop.assumeIsolated().scheduleTask(in: pause) {
            self.isPaused = false
            guard self.hasRead else { return }
            self.hasRead = false
            context.read()
        }
    }

    func read(context: ChannelHandlerContext) {
        if isPaused { hasRead = true } else { context.read() }
    }
}
