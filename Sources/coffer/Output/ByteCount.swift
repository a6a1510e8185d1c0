import Synchronization

/// How many bytes went by.
final class ByteCount: Sendable {
    private let count = Atomic<Int>(0)

    /// - Returns: the bytes so far.
    func add(_ bytes: Int) -> Int { count.wrappingAdd(bytes, ordering: .relaxed).newValue }
}
