import Foundation
import Testing

/// Runs tests that wait for other processes on threads of their own.
///
/// A test here blocks its thread until a program ends. On the threads that all tests share, two of them would stop every
/// other test of a machine with two cores.
struct BlockingTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void) async throws
    {
        guard testCase != nil else { return try await function() }
        try await withTaskExecutorPreference(BlockingExecutor.shared) { try await function() }
    }
}

extension Trait where Self == BlockingTrait {
    /// Runs the tests on threads of their own, because they block.
    static var blocking: BlockingTrait { BlockingTrait() }
}

/// Two threads that may be blocked.
private final class BlockingExecutor: TaskExecutor {
    static let shared = BlockingExecutor()

    private let queue = OperationQueue()

    private init() { queue.maxConcurrentOperationCount = 2 }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
