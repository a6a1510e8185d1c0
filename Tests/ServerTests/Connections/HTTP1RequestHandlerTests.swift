import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import Server

/// Tests after which responses an HTTP/1 connection is closed.
struct HTTP1RequestHandlerTests {
    private let channel = EmbeddedChannel()

    init() throws {
        try channel.pipeline.syncOperations.addHandler(HTTP1RequestHandler(linger: .seconds(2)))
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
    }

    private func request(_ headers: HTTPHeaders, version: HTTPVersion = .http1_1, body: String? = nil, isWhole: Bool = true) throws {
        let head = HTTPRequestHead(version: version, method: .POST, uri: "/", headers: headers)
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        if let body { try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: body))) }
        if isWhole { try channel.writeInbound(HTTPServerRequestPart.end(nil)) }
    }

    /// Writes a response and returns the head as it is sent.
    private func answer() throws -> HTTPResponseHead {
        try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            if case .head(let head) = part { return head }
        }
        throw NoAnswer()
    }

    /// The requests that reached the application.
    private func heads() throws -> Int {
        var count = 0
        while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
            if case .head = part { count += 1 }
        }
        return count
    }

    @Test func aCompleteRequestKeepsTheConnectionOpen() throws {
        for _ in 0..<3 {
            try request(["host": "localhost", "content-length": "1"], body: "a")
            #expect(try answer().headers["connection"].isEmpty)
        }
        channel.embeddedEventLoop.advanceTime(by: .seconds(10))
        #expect(channel.isActive)
        #expect(try heads() == 3)
    }

    @Test func anUnreadBodyClosesTheConnectionAfterTheResponse() throws {
        try request(["host": "localhost", "content-length": "1000"], body: "a", isWhole: false)
        #expect(try answer().headers["connection"] == ["close"])
        #expect(try heads() == 1)
        // The rest is discarded so that the response arrives, and a request after it is ignored.
        try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "b")))
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        try request(["host": "localhost"])
        #expect(try heads() == 0)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func HTTP10IsAnsweredUnframedAndClosed() throws {
        try request([:], version: .http1_0)
        let head = try answer()
        // HTTP/1.0 has no chunked encoding.
        #expect(head.version == .http1_0)
        #expect(head.headers["connection"] == ["close"])
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func aRejectionFollowsEarlierResponses() throws {
        try request(["host": "localhost"])
        try request(["host": "localhost", "Host": "evil.example"])
        #expect(try channel.readOutbound(as: HTTPServerResponsePart.self) == nil)
        #expect(try answer().headers["connection"] == ["close"])
        #expect(try heads() == 1)
    }

    @Test func pipeliningIsLimited() throws {
        for _ in 0..<200 { try request(["host": "localhost"]) }
        #expect(try heads() == 8)
        for number in 1...8 { #expect(try answer().headers["connection"] == (number < 8 ? [] : ["close"])) }
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func continueIsSentOnceWhenTheBodyIsRead() throws {
        try request(["host": "localhost", "content-length": "3", "expect": "100-Continue"], isWhole: false)
        #expect(try channel.readOutbound(as: HTTPServerResponsePart.self) == nil)
        for _ in 0..<2 { try channel.triggerUserOutboundEvent(RequestBodyWanted()).wait() }
        let part = try channel.readOutbound(as: HTTPServerResponsePart.self)
        #expect(part == .head(HTTPResponseHead(version: .http1_1, status: .continue)))
        #expect(try channel.readOutbound(as: HTTPServerResponsePart.self) == nil)
    }

    @Test func continueIsSentOnlyIfExpected() throws {
        try request(["host": "localhost", "content-length": "3"], isWhole: false)
        try channel.triggerUserOutboundEvent(RequestBodyWanted()).wait()
        #expect(try channel.readOutbound(as: HTTPServerResponsePart.self) == nil)
    }

    private struct NoAnswer: Error {}
}
