import NIOCore
import NIOEmbedded
import Testing

@testable import Server

/// Tests the timeouts of a connection without requests.
struct ConnectionTimeoutHandlerTests {
    private let channel = EmbeddedChannel()
    private let table = ConnectionTable(total: 2, perNetwork: 2)
    private let handler: ConnectionTimeoutHandler

    init() throws {
        handler = ConnectionTimeoutHandler(table: table, firstHeadTimeout: .seconds(10), idle: .seconds(30))
        try channel.pipeline.syncOperations.addHandler(handler)
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
    }

    private func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    @Test func incompleteHeadsDoNotResetTheTimeout() throws {
        #expect(table.count == 1)
        for _ in 0..<9 {
            wait(1)
            try channel.writeInbound(ByteBuffer(string: "x"))
        }
        #expect(channel.isActive)
        wait(1)
        #expect(!channel.isActive)
        #expect(table.count == 0)
    }

    @Test func openRequestsSuspendTheTimeout() {
        handler.requestBegan()
        wait(3_600)
        #expect(channel.isActive)
        handler.requestEnded()
        wait(29)
        #expect(channel.isActive)
        wait(1)
        #expect(!channel.isActive)
    }

    @Test func openStreamsSuspendTheTimeout() throws {
        handler.requestBegan()
        handler.requestBegan()
        handler.requestEnded()
        wait(60)
        #expect(channel.isActive)
        handler.requestEnded()
        // Connection frames do not reset the timeout.
        for _ in 0..<6 {
            wait(5)
            try channel.writeInbound(ByteBuffer(string: "a PING"))
        }
        #expect(!channel.isActive)
    }

    @Test func aSurplusOfResetRequestsClosesTheConnection() {
        for _ in 0..<100 {
            handler.requestBegan()
            handler.requestEnded()
        }
        for _ in 0..<120 {
            #expect(channel.isActive)
            handler.requestBegan()
            handler.requestEnded(isAnswered: false)
        }
        handler.requestBegan()
        handler.requestEnded(isAnswered: false)
        #expect(!channel.isActive)
    }

    @Test func manyOpenStreamsRequireASession() {
        for _ in 0..<32 { handler.requestBegan() }
        #expect(channel.isActive)
        table.markSignedIn(channel)
        for _ in 0..<68 { handler.requestBegan() }
        #expect(channel.isActive)
    }

    @Test func manyOpenStreamsWithoutASessionCloseTheConnection() {
        for _ in 0..<33 { handler.requestBegan() }
        #expect(!channel.isActive)
    }

    @Test func aNewConnectionAtTheLimitClosesIt() {
        for _ in 0..<2 { table.add(ObjectIdentifier(EmbeddedChannel()), from: ClientNetwork(text: "192.0.2.1")) {} }
        channel.embeddedEventLoop.run()
        #expect(!channel.isActive)
    }

    @Test func shutdownDoesNotWaitForIdleConnections() {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        wait(1)
        #expect(!channel.isActive)
    }
}
