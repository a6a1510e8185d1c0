import Dispatch

/// Runs long jobs one after the other on a serial queue, off the cooperative thread pool.
package struct BackgroundExecutor: Sendable {
    private let queue = DispatchQueue(label: "coffer.background")

    /// Enqueues a job without waiting for it.
    func enqueue(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    /// Runs a job after all earlier ones and returns its result. The caller suspends without blocking a thread.
    package func run<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: body)) }
        }
    }
}
