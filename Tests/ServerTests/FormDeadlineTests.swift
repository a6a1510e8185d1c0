import Foundation
import LiveServices
import Models
import NIOCore
import NIOPosix
import Services
import Testing

@testable import Server

/// How long a form may take to arrive, and what comes after one that was refused.
struct FormDeadlineTests {

    @Test(.timeLimit(.minutes(1))) func aRefusedFormsTimeDoesNotEndALaterRequest() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.serve(change: {
            $0.limits.formTime = .seconds(2)
            $0.limits.heartbeat = .milliseconds(200)
        }) { (_, port) async throws in
            let line = try await Line(port: port)
            let cookie = "Host: localhost\r\nCookie: coffer-session=\(session)\r\n"
            try await line.send("POST /accounts HTTP/1.1\r\n\(cookie)Content-Type: text/plain\r\nContent-Length: 3\r\n\r\na=b")
            #expect(try await line.read(until: "415 ").contains("HTTP/1.1"))
            // An open page is a request without end: it lasts longer than the form could have taken.
            try await line.send("GET /live?path=%2Faccounts&state=none HTTP/1.1\r\n\(cookie)\r\n")
            for _ in 0..<12 { _ = try await line.read(until: ":\n\n") }
            try await line.close()
        }
    }

    @Test(.timeLimit(.minutes(1))) func aFormThatNeverArrivesLosesItsConnection() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.serve(change: { $0.limits.formTime = .milliseconds(100) }) { (_, port) async throws in
            for type in ["application/x-www-form-urlencoded", "text/plain"] {
                let line = try await Line(port: port)
                let cookie = "Host: localhost\r\nCookie: coffer-session=\(session)\r\n"
                try await line.send("POST /accounts HTTP/1.1\r\n\(cookie)Content-Type: \(type)\r\nContent-Length: 30\r\n\r\na=b")
                await #expect(throws: Ended.self, "\(type)") { try await line.read(until: "never said") }
            }
        }
    }
}

private struct Ended: Error {}

/// A connection on which a request can follow another.
private final class Line {
    private let channel: any Channel
    private var pieces: AsyncStream<String>.Iterator
    private var text = ""

    init(port: Int) async throws {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        pieces = stream.makeAsyncIterator()
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Pieces(continuation))
                }
            }
            .connect(host: "localhost", port: port).get()
    }

    func send(_ request: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: request)) }

    /// Reads up to a text and gives what came before it.
    ///
    /// - Throws: `Ended` where the connection ended before it.
    func read(until end: String) async throws -> String {
        while true {
            if let found = text.range(of: end) {
                let before = String(text[..<found.lowerBound])
                text = String(text[found.upperBound...])
                return before
            }
            guard let piece = await pieces.next(isolation: nil) else { throw Ended() }
            text += piece
        }
    }

    func close() async throws { try? await channel.close() }
}

private final class Pieces: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let pieces: AsyncStream<String>.Continuation

    init(_ pieces: AsyncStream<String>.Continuation) {
        self.pieces = pieces
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { pieces.yield(String(buffer: unwrapInboundIn(data))) }

    func channelInactive(context: ChannelHandlerContext) { pieces.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
