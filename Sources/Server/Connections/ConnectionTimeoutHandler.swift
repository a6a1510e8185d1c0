import NIOCore

/// Ends a connection on which nothing is asked. It is the first handler of the connection, so that it acts before a TLS handshake and closes without one.
///
/// Only complete heads of requests count: neither the bytes of a handshake, nor those of an unfinished head, nor HTTP/2's frames for the connection
/// (PING, SETTINGS, WINDOW_UPDATE, PRIORITY) put the deadline off.
final class ConnectionTimeoutHandler: ChannelInboundHandler {
    typealias InboundIn = Any

    /// Sent into the pipeline to close the connection at once, from any thread.
    struct Close: Sendable {}

    /// Streams that may be open at once before anybody has signed in on the connection.
    static let openLimit = 32
    /// How many more requests may be given up by the peer than were answered (rapid reset, CVE-2023-44487).
    static let abandonedLimit = 20

    private let table: ConnectionTable
    /// From the connection's beginning to its first complete head.
    private let firstHead: TimeAmount
    /// From the end of an answer to the next complete head.
    private let idle: TimeAmount
    private var context: ChannelHandlerContext?
    private var deadline: Scheduled<Void>?
    private var openRequests = 0
    private var answered = 0
    private var abandoned = 0
    private var isAdded = false

    init(table: ConnectionTable, firstHead: TimeAmount, idle: TimeAmount) {
        self.table = table
        self.firstHead = firstHead
        self.idle = idle
    }

    // MARK: - Requests

    /// A request's head has arrived whole.
    func requestBegan() {
        openRequests += 1
        deadline?.cancel()
        deadline = nil
        move(to: .receiving)
        if openRequests > Self.openLimit, let context, !table.isSignedIn(ObjectIdentifier(context.channel)) { close() }
    }

    /// A request's body has arrived whole.
    func requestReceived() { move(to: .answering) }

    /// A request is over.
    ///
    /// - Parameter isAnswered: false: the peer gave it up.
    func requestEnded(isAnswered: Bool = true) {
        if isAnswered { answered += 1 } else { abandoned += 1 }
        if abandoned > answered + Self.abandonedLimit { close() }
        openRequests = max(openRequests - 1, 0)
        guard openRequests == 0 else { return }
        move(to: .idle)
        schedule(in: idle)
    }

    /// Closes the connection without waiting for the peer: without TLS's farewell, and for all streams.
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
        // A server that stops waits for answers under way, not for peers that say nothing.
        if event is ChannelShouldQuiesceEvent, openRequests == 0 { schedule(in: min(idle, .seconds(1))) }
        context.fireUserInboundEventTriggered(event)
    }

    // MARK: - Private

    private func begin(_ context: ChannelHandlerContext) {
        guard !isAdded else { return }
        isAdded = true
        schedule(in: firstHead)
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
