import NIOCore
import NIOEmbedded
import Testing

@testable import Server

struct AcceptErrorHandlerTests {
    @Test func anAcceptErrorDoesNotStopTheServer() throws {
        let channel = EmbeddedChannel()
        let (reads, errors) = (Reads(), Errors())
        try channel.pipeline.syncOperations.addHandlers([reads, AcceptErrorHandler(pause: .milliseconds(100)), errors])
        channel.pipeline.fireErrorCaught(IOError(errnoCode: 24, reason: "accept"))
        #expect(errors.count == 0)
        // No attempt during the pause, then one.
        channel.pipeline.read()
        channel.pipeline.read()
        #expect(reads.count == 0)
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(100))
        #expect(reads.count == 1)
        channel.pipeline.read()
        #expect(reads.count == 2)
    }
}

private final class Reads: ChannelOutboundHandler {
    typealias OutboundIn = Any

    private(set) var count = 0

    func read(context: ChannelHandlerContext) { count += 1 }
}

private final class Errors: ChannelInboundHandler {
    typealias InboundIn = Any

    private(set) var count = 0

    func errorCaught(context: ChannelHandlerContext, error: any Error) { count += 1 }
}
