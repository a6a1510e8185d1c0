import NIOCore
import Synchronization

/// The open connections of a server. At a limit, a new connection closes the open one with the lowest priority.
///
/// Connections without a session are closed first; among those, connections of the network that has the most; then by phase; then the one
/// that has been in its phase longest.
final class ConnectionTable: Sendable {
    /// The phase of a connection, in the order of priority.
    enum Phase: Int, Sendable {
        /// Waits for the TLS handshake or the first request head.
        case awaitingFirstRequest
        /// Waits for the next request.
        case idle
        /// Receives a request body.
        case receiving
        /// Processes a request.
        case answering
    }

    private struct Entry {
        let network: ClientNetwork
        let close: @Sendable () -> Void
        var phase = Phase.awaitingFirstRequest
        /// The logical time of the last phase change; a smaller value is older.
        var since: UInt64
        var isSignedIn = false
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var counts: [ClientNetwork: Int] = [:]
        var clock: UInt64 = 0

        mutating func tick() -> UInt64 {
            clock += 1
            return clock
        }
    }

    private let total: Int
    private let perNetwork: Int?
    private let state = Mutex(State())

    /// - Parameters:
    ///   - total: the limit of open connections.
    ///   - perNetwork: the limit per client network; nil behind a proxy, from which all connections come.
    init(total: Int, perNetwork: Int?) {
        self.total = total
        self.perNetwork = perNetwork
    }

    // MARK: - API

    /// Adds a connection, and closes others to stay within the limits.
    ///
    /// - Parameter close: closes the connection immediately; called from any thread.
    func add(_ id: ObjectIdentifier, from network: ClientNetwork, close: @escaping @Sendable () -> Void) {
        let closed = state.withLock { state -> [@Sendable () -> Void] in
            var closed: [@Sendable () -> Void] = []
            if let perNetwork, state.counts[network, default: 0] >= perNetwork, let victim = Self.victim(in: state, of: network) {
                closed.append(victim.close)
                Self.remove(victim.id, from: &state)
            } else if state.entries.count >= total, let victim = Self.victim(in: state, of: nil) {
                closed.append(victim.close)
                Self.remove(victim.id, from: &state)
            }
            state.entries[id] = Entry(network: network, close: close, since: state.tick())
            state.counts[network, default: 0] += 1
            return closed
        }
        for close in closed { close() }
    }

    func remove(_ id: ObjectIdentifier) {
        state.withLock { Self.remove(id, from: &$0) }
    }

    func move(_ id: ObjectIdentifier, to phase: Phase) {
        state.withLock { state in
            let now = state.tick()
            state.entries[id]?.phase = phase
            state.entries[id]?.since = now
        }
    }

    /// Marks the connection of a channel as used by a session. The channel is a connection or an HTTP/2 stream of one.
    func markSignedIn(_ channel: any Channel) {
        state.withLock { state in
            for id in [ObjectIdentifier(channel), channel.parent.map { ObjectIdentifier($0) }] {
                guard let id, state.entries[id] != nil else { continue }
                state.entries[id]?.isSignedIn = true
                return
            }
        }
    }

    func isSignedIn(_ id: ObjectIdentifier) -> Bool { state.withLock { $0.entries[id]?.isSignedIn == true } }

    var count: Int { state.withLock { $0.entries.count } }

    // MARK: - Private

    /// - Parameter network: the network whose connections are considered; nil for all.
    private static func victim(in state: State, of network: ClientNetwork?) -> (id: ObjectIdentifier, close: @Sendable () -> Void)? {
        let candidates =
            network.map { network in state.entries.lazy.filter { $0.value.network == network }.map { $0 } }
            ?? state.entries.map { $0 }
        let lowest = candidates.min { first, second in
            let (first, second) = (first.value, second.value)
            if first.isSignedIn != second.isSignedIn { return second.isSignedIn }
            let (firstCount, secondCount) = (state.counts[first.network, default: 0], state.counts[second.network, default: 0])
            if firstCount != secondCount { return firstCount > secondCount }
            if first.phase != second.phase { return first.phase.rawValue < second.phase.rawValue }
            return first.since < second.since
        }
        return lowest.map { ($0.key, $0.value.close) }
    }

    private static func remove(_ id: ObjectIdentifier, from state: inout State) {
        guard let entry = state.entries.removeValue(forKey: id) else { return }
        let remaining = state.counts[entry.network, default: 0] - 1
        state.counts[entry.network] = remaining > 0 ? remaining : nil
    }
}
