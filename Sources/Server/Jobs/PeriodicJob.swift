import ServiceLifecycle

/// Runs work repeatedly while the server runs: at once, and then after each pause. The work handles its errors, and the next run retries.
package struct PeriodicJob: Service {
    private let pause: @Sendable () async throws -> Void
    private let work: @Sendable () async -> Void

    /// - Parameters:
    ///   - pause: waits until the next run; throws if the task is cancelled.
    ///   - work: one run.
    package init(pause: @escaping @Sendable () async throws -> Void, work: @escaping @Sendable () async -> Void) {
        self.pause = pause
        self.work = work
    }

    /// - Parameter interval: the pause between two runs.
    package init(every interval: Duration, work: @escaping @Sendable () async -> Void) {
        self.init(pause: { try await Task.sleep(for: interval) }, work: work)
    }

    /// Runs until graceful shutdown.
    package func run() async throws {
        await cancelWhenGracefulShutdown {
            repeat { await work() } while (try? await pause()) != nil
        }
    }
}
