import NIOCore
import NIOEmbedded
import Testing

@testable import Server

/// Tests the deadline of a request body.
struct BodyDeadlineTests {
    private let channel = EmbeddedChannel()

    init() throws {
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
    }

    private func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    @Test func theDeadlineOfAFormIsFixed() {
        let deadline = BodyDeadline(on: channel, grace: .seconds(60))
        for _ in 0..<59 {
            wait(1)
            deadline.received(1_000_000)
        }
        #expect(channel.isActive)
        wait(1)
        #expect(!channel.isActive)
        #expect(deadline.hasExpired)
    }

    @Test func aLargeFileAboveTheMinimumRateIsAccepted() {
        let deadline = BodyDeadline(on: channel, grace: .seconds(60), rate: 8_192)
        // 256 MB at 20 KB a second.
        for _ in 0..<13_108 {
            wait(1)
            deadline.received(20_480)
        }
        #expect(channel.isActive)
        deadline.end()
        wait(100_000)
        #expect(channel.isActive)
    }

    @Test func aFileBelowTheMinimumRateIsClosed() {
        let deadline = BodyDeadline(on: channel, grace: .seconds(60), rate: 8_192)
        for _ in 0..<6 {
            wait(10)
            deadline.received(1)
        }
        wait(1)
        #expect(!channel.isActive)
        #expect(deadline.hasExpired)
    }
}
