import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import Server

/// Tests which connection is closed at a limit.
struct ConnectionTableTests {
    private let table: ConnectionTable
    private let peers = Peers()

    init() {
        table = ConnectionTable(total: 4, perNetwork: 3)
    }

    private func add(_ name: String, from address: String) {
        table.add(peers.id(name), from: ClientNetwork(text: address)) { [peers] in peers.close(name) }
    }

    @Test func theLimitClosesTheOldestConnectionWithoutARequest() {
        for (number, name) in ["a", "b", "c", "d"].enumerated() { add(name, from: "192.0.2.\(number)") }
        table.move(peers.id("a"), to: .receiving)
        table.move(peers.id("b"), to: .idle)
        add("e", from: "192.0.2.9")
        #expect(peers.closed == ["c"])
        #expect(table.count == 4)
        add("f", from: "192.0.2.10")
        add("g", from: "192.0.2.11")
        #expect(peers.closed == ["c", "d", "e"])
    }

    @Test func theNetworkWithTheMostConnectionsLosesOne() {
        add("alone", from: "192.0.2.1")
        for name in ["x", "y", "z"] { add(name, from: "198.51.100.7") }
        for name in ["x", "y", "z"] { table.move(peers.id(name), to: .answering) }
        add("new", from: "203.0.113.5")
        #expect(peers.closed == ["x"])
    }

    @Test func connectionsPerNetworkAreLimited() {
        for name in ["a", "b", "c", "d"] { add(name, from: "192.0.2.1") }
        #expect(peers.closed == ["a"])
        // Addresses of one /64 network count together.
        for number in 1...4 { add("v\(number)", from: "2001:db8:1:2:\(number)::1") }
        #expect(peers.closed.filter { $0.hasPrefix("v") } == ["v1"])
    }

    @Test func connectionsWithASessionHavePriority() {
        let channels = ["a", "b", "c"].map { ($0, EmbeddedChannel()) }
        for (name, channel) in channels {
            table.add(ObjectIdentifier(channel), from: ClientNetwork(text: "192.0.2.1")) { [peers] in peers.close(name) }
        }
        table.markSignedIn(channels[0].1)
        table.move(ObjectIdentifier(channels[1].1), to: .answering)
        table.move(ObjectIdentifier(channels[2].1), to: .answering)
        add("d", from: "192.0.2.1")
        #expect(peers.closed == ["b"])
    }

    @Test func behindAProxyOnlyTheTotalIsLimited() {
        let table = ConnectionTable(total: 10, perNetwork: nil)
        for name in 0..<10 { table.add(peers.id("\(name)"), from: ClientNetwork(text: "192.0.2.1")) { [peers] in peers.close("\(name)") } }
        #expect(peers.closed.isEmpty)
        table.add(peers.id("new"), from: ClientNetwork(text: "192.0.2.1")) {}
        #expect(peers.closed == ["0"])
    }

    @Test func aClosedConnectionIsNotCounted() {
        for name in ["a", "b", "c"] { add(name, from: "192.0.2.1") }
        table.remove(peers.id("b"))
        add("d", from: "192.0.2.1")
        #expect(peers.closed.isEmpty)
    }
}

/// Identifies connections by names.
private final class Peers: Sendable {
    private final class Peer: Sendable {}

    private let peers = Mutex<[String: Peer]>([:])
    private let names = Mutex<[String]>([])

    func id(_ name: String) -> ObjectIdentifier {
        peers.withLock { peers in
            let peer = peers[name] ?? Peer()
            peers[name] = peer
            return ObjectIdentifier(peer)
        }
    }

    func close(_ name: String) { names.withLock { $0.append(name) } }

    /// The names in the order in which they were closed.
    var closed: [String] { names.withLock { $0 } }
}
