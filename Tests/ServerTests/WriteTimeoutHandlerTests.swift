import NIOCore
import NIOEmbedded
import Testing

@testable import Server

struct WriteTimeoutHandlerTests {
    @Test func aNonReadingClientIsDisconnected() throws {
        let channel = EmbeddedChannel(handler: WriteTimeoutHandler(.seconds(20)))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        channel.isWritable = false
        channel.pipeline.fireChannelWritabilityChanged()
        channel.embeddedEventLoop.advanceTime(by: .seconds(19))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func aClientThatReadsAgainStaysConnected() throws {
        let channel = EmbeddedChannel(handler: WriteTimeoutHandler(.seconds(20)))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        for isWritable in [false, true] {
            channel.isWritable = isWritable
            channel.pipeline.fireChannelWritabilityChanged()
            channel.embeddedEventLoop.advanceTime(by: .seconds(15))
        }
        channel.embeddedEventLoop.advanceTime(by: .seconds(60))
        #expect(channel.isActive)
    }
}
