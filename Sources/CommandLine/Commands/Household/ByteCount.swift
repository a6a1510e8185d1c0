import Synchronization

/// Counts bytes.
final class ByteCount: Sendable {
    private let count = Atomic<Int>(0)

    /// - Returns: the number of bytes so far.
    func add(_ bytes: Int) -> Int { count.wrappingAdd(bytes, ordering: .relaxed).newValue }
}
