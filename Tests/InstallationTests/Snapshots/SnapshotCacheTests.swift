import Models
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Installation
@testable import ServiceKit

/// Concurrent requests for a snapshot of one household.
@Suite struct SnapshotCacheTests {
    private struct Failure: Error {}

    private let household: TestHousehold
    private let cache = SnapshotCache<Int>()

    init() async throws { household = try await TestHousehold() }

    private func snapshot(_ read: @escaping @Sendable () throws -> Int) async throws -> Int {
        let context = household.context
        return try await cache.snapshot(for: context, today: TestHousehold.today) { _ in try read() }
    }

    /// The numbers of callers that received a snapshot and that received an error.
    private func outcomes(of count: Int, _ read: @escaping @Sendable () throws -> Int) async -> (loaded: Int, failed: Int) {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<count { group.addTask { (try? await snapshot(read)) == 7 } }
            return await group.reduce(into: (0, 0)) { $1 ? ($0.0 += 1) : ($0.1 += 1) }
        }
    }

    @Test(.timeLimit(.minutes(60))) func concurrentCallersLoadOnce() async {
        let loads = Atomic(0)
        let outcomes = await outcomes(of: 50) {
            loads.add(1, ordering: .relaxed)
            return 7
        }
        #expect(outcomes == (50, 0))
        #expect(loads.load(ordering: .relaxed) == 1)
    }

    @Test(.timeLimit(.minutes(60))) func aChangeOfTheHouseholdLoadsAgain() async throws {
        #expect(try await snapshot { 7 } == 7)
        #expect(try await snapshot { 8 } == 7)
        _ = try await household.account("Checking")
        #expect(try await snapshot { 8 } == 8)
    }

    @Test(.timeLimit(.minutes(60))) func aFailedLoadFailsItsCallerAlone() async {
        let loads = Atomic(0)
        let outcomes = await outcomes(of: 20) {
            guard loads.add(1, ordering: .relaxed).newValue > 1 else { throw Failure() }
            return 7
        }
        #expect(outcomes == (19, 1))
        #expect(loads.load(ordering: .relaxed) == 2)
    }

    @Test(.timeLimit(.minutes(60))) func aCancelledLoadFailsItsCallerAlone() async {
        let loads = Atomic(0)
        let outcomes = await outcomes(of: 20) {
            if loads.add(1, ordering: .relaxed).newValue == 1 { withUnsafeCurrentTask { $0?.cancel() } }
            try Task.checkCancellation()
            return 7
        }
        #expect(outcomes == (19, 1))
        #expect(loads.load(ordering: .relaxed) == 2)
    }
}
