import Dispatch

/// Runs what takes long one after the other on a thread of its own, so that no thread is kept from whoever answers quickly.
package struct LongWork: Sendable {
    private let queue = DispatchQueue(label: "coffer.long-work")

    package init() {}

    /// Runs a body after those before it.
    func enqueue(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    package func run<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: body)) }
        }
    }
}
