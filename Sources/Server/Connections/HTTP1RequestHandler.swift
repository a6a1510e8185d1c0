import NIOCore
import NIOHTTP1

/// Validates the requests of an HTTP/1 connection, and closes the connection after the last response.
///
/// A response is the last one if the request asks for it, is HTTP/1.0, or has an incomplete body. Further input is read and discarded for a
/// short time before the connection is closed, so that a reset does not destroy the response.
final class HTTP1RequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// A request whose response is not complete.
    private struct OpenRequest {
        let isHTTP10: Bool
        let isHead: Bool
        var keepsAlive: Bool
        var expectsContinue: Bool
        var isComplete = false
    }

    /// The maximum number of pipelined requests. At the limit, the last of them closes the connection; only attackers exceed it.
    private static let pipelineLimit = 8

    private let linger: TimeAmount
    private var connection: ConnectionTimeoutHandler?
    /// The open requests in order of arrival.
    private var requests = CircularBuffer<OpenRequest>()
    /// Whether the current or the next response is the last one.
    private var isClosing = false
    /// Whether input is discarded because no further request is processed.
    private var isDiscarding = false
    /// Whether the last response was written.
    private var isDone = false
    private var end: Scheduled<Void>?

    /// - Parameter linger: the time for which input after the last response is discarded.
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
            if !requests.isEmpty { requests[requests.index(before: requests.endIndex)].isComplete = true }
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
            head.uri = try HTTP1RequestValidator.validate(received)
        } catch {
            reject(error, context)
            return
        }
        let isHTTP10 = head.version.minor == 0
        requests.append(
            OpenRequest(
                isHTTP10: isHTTP10,
                isHead: head.method == .HEAD,
                // The decoder stops after a request with `Upgrade`.
                keepsAlive: !isHTTP10 && head.isKeepAlive && !head.headers.contains(name: "upgrade"),
                expectsContinue: !isHTTP10 && head.headers.contains(name: "expect")))
        connection?.requestBegan()
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    private func reject(_ violation: HTTP1RequestValidator.Violation, _ context: ChannelHandlerContext) {
        isDiscarding = true
        isClosing = true
        // Responses to earlier requests are completed, and the last of them closes the connection.
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

    // MARK: - Responses

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isDone else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(var head) where head.status.code >= 200:
            let request = requests.first
            // The encoder would end a response of unknown length with an empty chunk, which a response to HEAD must not have.
            let isUnframed = request?.isHead == true && !head.headers.contains(name: "content-length")
            // A response without a request rejects invalid input.
            if request?.isComplete != true || request?.keepsAlive != true || isUnframed { isClosing = true }
            if isClosing { head.headers.replaceOrAdd(name: "connection", value: "close") }
            // HTTP/1.0 has no chunked encoding, so the body is sent unframed.
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
            if !isDone, let request = requests.first, request.expectsContinue, !request.isComplete {
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
