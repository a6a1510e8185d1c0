import NIOCore

/// Closes a connection without requests after a timeout. It is the connection's first handler, so it also covers the TLS handshake.
///
/// Only complete request heads reset the timeout; handshake bytes, incomplete heads and HTTP/2 connection frames (PING, SETTINGS,
/// WINDOW_UPDATE, PRIORITY) do not.
final class ConnectionTimeoutHandler: ChannelInboundHandler {
    typealias InboundIn = Any

    /// A user event that closes the connection immediately; may be fired from any thread.
    struct Close: Sendable {}

    /// The maximum number of concurrent streams on a connection without a session.
    static let unauthenticatedStreamLimit = 32
    /// The maximum surplus of requests reset by the peer over those answered (rapid reset, CVE-2023-44487).
    static let maxResetSurplus = 20

    private let table: ConnectionTable
    /// From the start of the connection to its first complete request head.
    private let firstHeadTimeout: TimeAmount
    /// From the end of a response to the next complete request head.
    private let idle: TimeAmount
    private var context: ChannelHandlerContext?
    private var deadline: Scheduled<Void>?
    private var openRequests = 0
    private var answered = 0
    private var resetCount = 0
    private var isAdded = false

    init(table: ConnectionTable, firstHeadTimeout: TimeAmount, idle: TimeAmount) {
        self.table = table
        self.firstHeadTimeout = firstHeadTimeout
        self.idle = idle
    }

    // MARK: - Requests

    /// Called when a request head is complete.
    func requestBegan() {
        openRequests += 1
        deadline?.cancel()
        deadline = nil
        move(to: .receiving)
        if openRequests > Self.unauthenticatedStreamLimit, let context, !table.isSignedIn(ObjectIdentifier(context.channel)) { close() }
    }

    /// Called when a request body is complete.
    func requestReceived() { move(to: .answering) }

    /// Called when a request ends.
    ///
    /// - Parameter isAnswered: false if the peer reset the request.
    func requestEnded(isAnswered: Bool = true) {
        if isAnswered { answered += 1 } else { resetCount += 1 }
        if resetCount > answered + Self.maxResetSurplus { close() }
        openRequests = max(openRequests - 1, 0)
        guard openRequests == 0 else { return }
        move(to: .idle)
        schedule(in: idle)
    }

    /// Closes the connection and its streams without waiting for the peer or for TLS close_notify.
    func close() { context?.close(mode: .all, promise: nil) }

    // MARK: - ChannelInboundHandler

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        if context.channel.isActive { begin(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end(context)
        self.context = nil
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(context)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is Close {
            close()
            return
        }
        // On shutdown the server waits for open requests, and not for idle connections.
        if event is ChannelShouldQuiesceEvent, openRequests == 0 { schedule(in: min(idle, .seconds(1))) }
        context.fireUserInboundEventTriggered(event)
    }

    // MARK: - Private

    private func begin(_ context: ChannelHandlerContext) {
        guard !isAdded else { return }
        isAdded = true
        schedule(in: firstHeadTimeout)
        let channel = context.channel
        table.add(ObjectIdentifier(channel), from: ClientNetwork(channel.remoteAddress)) {
            channel.pipeline.fireUserInboundEventTriggered(Close())
        }
    }

    private func end(_ context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = nil
        table.remove(ObjectIdentifier(context.channel))
    }

    private func move(to phase: ConnectionTable.Phase) {
        guard let context else { return }
        table.move(ObjectIdentifier(context.channel), to: phase)
    }

    private func schedule(in time: TimeAmount) {
        deadline?.cancel()
        guard let context else { return }
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) { self.close() }
    }
}
