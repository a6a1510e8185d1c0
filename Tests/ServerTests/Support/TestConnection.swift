import NIOCore
import NIOPosix
import NIOSSL

/// The connection ended before the expected text was received.
struct ConnectionEnded: Error {
    /// The text received since the last match.
    var text: String
}

/// A client connection that sends and receives raw bytes.
final class TestConnection {
    /// The protocol, with TLS except for `plain`.
    enum Transport {
        case plain, http1, http2
    }

    private let channel: any Channel
    private var pieces: AsyncStream<[UInt8]>.Iterator
    private(set) var bytes: [UInt8] = []

    init(port: Int, _ transport: Transport = .plain) async throws {
        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        pieces = stream.makeAsyncIterator()
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if transport != .plain {
                        var configuration = TLSConfiguration.makeClientConfiguration()
                        configuration.certificateVerification = .none
                        configuration.applicationProtocols = [transport == .http2 ? "h2" : "http/1.1"]
                        try channel.pipeline.syncOperations.addHandler(
                            NIOSSLClientHandler(context: NIOSSLContext(configuration: configuration), serverHostname: "localhost"))
                    }
                    try channel.pipeline.syncOperations.addHandler(Pieces(continuation))
                }
            }
            .connect(host: "localhost", port: port).get()
    }

    deinit {
        channel.close(promise: nil)
    }

    func send(_ request: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: request)) }

    func send(_ bytes: [UInt8]) async throws { try await channel.writeAndFlush(ByteBuffer(bytes: bytes)) }

    /// Sends to a server that may have closed the connection already.
    func sendIfOpen(_ request: String) async { await sendIfOpen(Array(request.utf8)) }

    func sendIfOpen(_ bytes: [UInt8]) async { try? await send(bytes) }

    /// Reads up to a text and returns what precedes it.
    ///
    /// - Throws: `ConnectionEnded`.
    func read(until end: String) async throws -> String {
        let end = Array(end.utf8)
        while true {
            if let found = bytes.firstRange(of: end) {
                let before = String(decoding: bytes[..<found.lowerBound], as: UTF8.self)
                bytes.removeSubrange(..<found.upperBound)
                return before
            }
            guard let piece = await pieces.next(isolation: nil) else { throw ConnectionEnded(text: String(decoding: bytes, as: UTF8.self)) }
            bytes += piece
        }
    }

    /// Reads until the server closes the connection.
    func readToEnd() async -> String {
        while let piece = await pieces.next(isolation: nil) { bytes += piece }
        return String(decoding: bytes, as: UTF8.self)
    }

    func close() async throws { try? await channel.close() }
}

private final class Pieces: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let pieces: AsyncStream<[UInt8]>.Continuation

    init(_ pieces: AsyncStream<[UInt8]>.Continuation) {
        self.pieces = pieces
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { pieces.yield(Array(unwrapInboundIn(data).readableBytesView)) }

    func channelInactive(context: ChannelHandlerContext) { pieces.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
