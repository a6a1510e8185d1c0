import Logging
import ServiceLifecycle
import Synchronization
import Testing

@testable import Server

struct PeriodicJobTests {
    @Test func theWorkRunsAtOnceAndAfterEachPauseUntilThePauseIsCancelled() async throws {
        let runs = Mutex(0)
        let job = PeriodicJob {
            guard runs.withLock({ $0 }) < 3 else { throw CancellationError() }
        } work: {
            runs.withLock { $0 += 1 }
        }
        try await job.run()
        #expect(runs.withLock { $0 } == 3)
    }

    @Test(.timeLimit(.minutes(60))) func aGracefulShutdownEndsThePause() async throws {
        let started = AsyncStream<Void>.makeStream()
        let job = PeriodicJob(every: .seconds(3_600)) { started.continuation.yield() }
        let services = ServiceGroup(services: [job], logger: Logger(label: "coffer.services"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await services.run() }
            for await _ in started.stream { break }
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
        }
    }
}
