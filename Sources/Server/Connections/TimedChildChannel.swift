import HummingbirdCore
import Logging
import NIOCore

/// A child channel whose first handler is a `ConnectionTimeoutHandler`, also before TLS.
struct TimedChildChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let makeHandler: @Sendable () -> ConnectionTimeoutHandler

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(makeHandler())
        }.flatMap { base.setup(channel: channel, logger: logger) }
    }

    func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}
