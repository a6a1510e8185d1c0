import NIOCore
import NIOHTTP1

/// Checks the requests of an HTTP/1 connection, and ends the connection with an answer after which no other can follow.
///
/// The connection ends with the answer where the request asked for it, is of HTTP/1.0, or has a body that has not arrived whole by then: whatever
/// is still sent of it is thrown away for a short time, so that the answer reaches the peer, and then the connection is closed.
final class HTTP1RequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// A request that was not answered to its end.
    private struct OpenRequest {
        let isHTTP10: Bool
        let isHead: Bool
        var keepsAlive: Bool
        var expectsContinue: Bool
        var isWhole = false
    }

    /// Requests that may wait for their answers; more end the connection with the last of these, because nobody but an attacker sends them.
    private static let pipelineLimit = 8

    private let linger: TimeAmount
    private var connection: ConnectionTimeoutHandler?
    /// In the order in which they arrived and are answered.
    private var requests = CircularBuffer<OpenRequest>()
    /// The connection ends with the answer that is being written, or with the next one.
    private var isClosing = false
    /// What arrives is of no request that will be answered.
    private var isDiscarding = false
    /// The last answer was written.
    private var isDone = false
    private var end: Scheduled<Void>?

    /// - Parameter linger: for how long what is sent after the last answer is thrown away.
    init(linger: TimeAmount) {
        self.linger = linger
    }

    func handlerAdded(context: ChannelHandlerContext) {
        connection = try? context.pipeline.syncOperations.handler(type: ConnectionTimeoutHandler.self)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end?.cancel()
        connection = nil
    }

    // MARK: - Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isDiscarding else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): receive(head, context)
        case .body: context.fireChannelRead(data)
        case .end:
            if !requests.isEmpty { requests[requests.index(before: requests.endIndex)].isWhole = true }
            connection?.requestReceived()
            context.fireChannelRead(data)
        }
    }

    private func receive(_ received: HTTPRequestHead, _ context: ChannelHandlerContext) {
        guard !isClosing, requests.count < Self.pipelineLimit else {
            isDiscarding = true
            if !requests.isEmpty { requests[requests.index(before: requests.endIndex)].keepsAlive = false }
            return
        }
        var head = received
        do {
            head.uri = try HTTP1RequestRule.target(of: received)
        } catch {
            refuse(error, context)
            return
        }
        let isHTTP10 = head.version.minor == 0
        requests.append(
            OpenRequest(
                isHTTP10: isHTTP10,
                isHead: head.method == .HEAD,
                // The decoder reads nothing more after a request that wants another protocol.
                keepsAlive: !isHTTP10 && head.isKeepAlive && !head.headers.contains(name: "upgrade"),
                expectsContinue: !isHTTP10 && head.headers.contains(name: "expect")))
        connection?.requestBegan()
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    private func refuse(_ violation: HTTP1RequestRule.Violation, _ context: ChannelHandlerContext) {
        isDiscarding = true
        isClosing = true
        // The answers under way are the last ones then.
        guard requests.isEmpty else { return }
        let body = ByteBuffer(string: "The request could not be read. Nothing was changed.\n")
        let head = HTTPResponseHead(
            version: .http1_1, status: violation.status,
            headers: [
                "content-type": "text/plain; charset=utf-8", "content-length": "\(body.readableBytes)", "connection": "close",
                "cache-control": "no-store", "x-content-type-options": "nosniff",
            ])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        writeLastEnd(.end(nil), context, promise: nil)
    }

    // MARK: - Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isDone else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(var head) where head.status.code >= 200:
            let request = requests.first
            // The encoder would end an answer of no known length with an empty chunk, which is no part of the answer to HEAD.
            let isUnframed = request?.isHead == true && !head.headers.contains(name: "content-length")
            // Without a request it is the answer to what could not be read.
            if request?.isWhole != true || request?.keepsAlive != true || isUnframed { isClosing = true }
            if isClosing { head.headers.replaceOrAdd(name: "connection", value: "close") }
            // So that its body is not sent in chunks, which HTTP/1.0 does not know.
            if request?.isHTTP10 == true || isUnframed { head.version = .http1_0 }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .end:
            if !requests.isEmpty {
                requests.removeFirst()
                connection?.requestEnded()
            }
            if isClosing { writeLastEnd(unwrapOutboundIn(data), context, promise: promise) } else { context.write(data, promise: promise) }
        default:
            context.write(data, promise: promise)
        }
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        switch event {
        case is RequestBodyWanted:
            if !isDone, let request = requests.first, request.expectsContinue, !request.isWhole {
                requests[requests.startIndex].expectsContinue = false
                context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
            }
            promise?.succeed()
        case is ResponseWritten:
            promise?.succeed()
        default:
            context.triggerUserOutboundEvent(event, promise: promise)
        }
    }

    private func writeLastEnd(_ end: HTTPServerResponsePart, _ context: ChannelHandlerContext, promise: EventLoopPromise<Void>?) {
        isDone = true
        isDiscarding = true
        let written = promise ?? context.eventLoop.makePromise()
        written.futureResult.assumeIsolated().whenComplete { _ in
            guard context.channel.isActive else { return }
            context.close(mode: .output, promise: nil)
            self.end = context.eventLoop.assumeIsolated().scheduleTask(in: self.linger) { self.close(context) }
        }
        context.writeAndFlush(wrapOutboundOut(end), promise: written)
    }

    private func close(_ context: ChannelHandlerContext) {
        if let connection { connection.close() } else { context.close(promise: nil) }
    }
}
