import Synchronization

/// Writes that nobody waits for and that could not be made yet.
final class PostponedWrites: Sendable {
    /// A write, and what receives the error with which it is dropped.
    struct Write: Sendable {
        let body: @Sendable (Connection) throws -> Void
        let onFailure: @Sendable (any Error) -> Void
    }

    /// How many are kept; the oldest are dropped first.
    private static let most = 256

    private let writes = Mutex<[Write]>([])

    /// Keeps writes until the next one, in front of those that came meanwhile.
    ///
    /// - Parameter error: why they could not be made.
    func postpone(_ postponed: [Write], because error: any Error) {
        let dropped = writes.withLock { writes in
            writes = postponed + writes
            defer { writes.removeFirst(max(writes.count - Self.most, 0)) }
            return Array(writes.prefix(max(writes.count - Self.most, 0)))
        }
        for write in dropped { write.onFailure(error) }
    }

    /// Removes and returns all.
    func take() -> [Write] {
        writes.withLock { writes in
            defer { writes = [] }
            return writes
        }
    }

    var isEmpty: Bool { writes.withLock(\.isEmpty) }
}
