import Foundation
import Installation
import Models
import Synchronization
import TestTools
import Testing

@testable import Storage

/// Pending writes block no thread and time out.
struct PendingWriteTests {
    /// A thread-safe counter.
    private final class Count: Sendable {
        let value = Mutex(0)
    }

    /// Starts a write that holds the lock until `end` is called.
    private func startBlockingWrite(_ database: Database) async -> (end: @Sendable () -> Void, task: Task<Int, any Error>) {
        let gate = Gate()
        let task = Task {
            try await database.write(timeout: .seconds(60), nil, []) { _ in
                gate.pause()
                return 1
            }
        }
        await gate.isReached()
        return ({ gate.open() }, task)
    }

    @Test(.timeLimit(.minutes(60))) func aWriteThatCannotStartInTimeTimesOutAndIsNeverRun() async throws {
        let database = try Database.inMemory()
        let (end, first) = await startBlockingWrite(database)
        let wasRun = Mutex(false)
        await #expect(throws: StorageError.locked) {
            try await database.write(timeout: .milliseconds(50), nil, []) { _ in wasRun.withLock { $0 = true } }
        }
        end()
        #expect(try await first.value == 1)
        #expect(try await database.write(timeout: .seconds(60), nil, []) { _ in 2 } == 2)
        #expect(!wasRun.withLock { $0 })
    }

    @Test(.timeLimit(.minutes(60))) func pendingWritesBlockNoThreads() async throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(path: folder.file("coffer.sqlite"))
        let (end, first) = await startBlockingWrite(database)
        let done = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<64 {
                group.addTask { try await database.write(timeout: .seconds(60), nil, []) { _ in number } }
            }
            // Meanwhile more tasks than threads read.
            for _ in 0..<64 {
                group.addTask { try await database.read { try HouseholdRepository($0).all().count - 1 } }
            }
            var reads = 0
            while reads < 64, let value = try await group.next() {
                if value == -1 { reads += 1 }
            }
            end()
            var done: Set<Int> = []
            for try await value in group { done.insert(value) }
            return done
        }
        #expect(try await first.value == 1)
        #expect(done == Set(0..<64))
        try await database.close()
    }

    @Test(.timeLimit(.minutes(60))) func aPendingGroupedWriteBlocksNoThread() async throws {
        let database = try Database.inMemory()
        let (end, first) = await startBlockingWrite(database)
        let done = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<64 {
                group.addTask { try await database.groupedWrite(timeout: .seconds(60), nil) { _ in .rollback(number) } }
            }
            for _ in 0..<64 { group.addTask { -1 } }
            var (done, others): (Set<Int>, Int) = ([], 0)
            for try await value in group {
                if value < 0 { others += 1 } else { done.insert(value) }
                // Other tasks continue during the blocking write.
                if others == 64, done.isEmpty { end() }
            }
            return done
        }
        #expect(try await first.value == 1)
        #expect(done == Set(0..<64))
    }

    @Test(.timeLimit(.minutes(60))) func aGroupedWriteWaitsForAnotherProcess() async throws {
        let folder = try TemporaryFolder()
        let (one, other) = (try Database.open(path: folder.file("coffer.sqlite")), try Database.open(path: folder.file("coffer.sqlite")))
        let (end, first) = await startBlockingWrite(other)
        await #expect(throws: StorageError.locked) {
            try await one.groupedWrite(timeout: .milliseconds(50), nil) { _ in .rollback(0) }
        }
        async let waiting = one.groupedWrite(timeout: .seconds(60), nil) { _ in .rollback(2) }
        end()
        #expect(try await first.value == 1)
        #expect(try await waiting == 2)
        // An error of the write itself is thrown without a retry.
        let runs = Mutex(0)
        await #expect(throws: StorageError.locked) {
            try await one.groupedWrite(timeout: .seconds(60), nil) { _ -> Database.WriteOutcome<Int> in
                runs.withLock { $0 += 1 }
                throw StorageError.locked
            }
        }
        #expect(runs.withLock { $0 } == 1)
        try await one.close()
        try await other.close()
    }

    @Test(.timeLimit(.minutes(60))) func pendingGroupedWritesAreCommittedTogetherAndAFailureRollsBackOnlyItself() async throws {
        let folder = try TemporaryFolder()
        let engine = try SQLiteFile.open(
            path: folder.file("coffer.sqlite"), schema: Schema.standard, timeout: Database.longTimeout, allowsReadOnly: false)
        let database = Database(engine)
        let euro = try #require(Currency(code: "EUR"))
        let count: @Sendable () throws -> Int = { try engine.snapshot { try HouseholdRepository($0).all().count } }
        let (end, first) = await startBlockingWrite(database)
        let added = Count()
        let answers = await withTaskGroup(of: Int?.self) { group in
            for number in 1...40 {
                group.addTask {
                    added.value.withLock { $0 += 1 }
                    return try? await database.groupedWrite(timeout: .seconds(60), nil) { connection in
                        let household = Household(id: ID(rawValue: Int64(number)), name: "\(number)", currency: euro, timeZone: "UTC")
                        try HouseholdRepository(connection).insert(household, numberKey: [1], at: 0)
                        // Every fourth write fails, every fifth rolls back.
                        if number % 4 == 0 { throw StorageError.foreign }
                        // Other connections do not see uncommitted writes.
                        return number % 5 == 0 ? .rollback(try count()) : .commit(try count(), Change(household: nil, topics: []))
                    }
                }
            }
            group.addTask {
                // Until all writes are pending.
                while added.value.withLock({ $0 }) < 40 { await Task.yield() }
                end()
                return nil
            }
            return await group.reduce(into: [Int]()) { found, answer in if let answer { found.append(answer) } }
        }
        #expect(try await first.value == 1)
        #expect(answers.count == 30)
        // Without group commit, the last would see all earlier ones.
        #expect(Set(answers).count < 10, "\(answers.sorted())")
        let kept = try await database.read { try HouseholdRepository($0).all().map(\.id.rawValue) }
        #expect(kept == (1...40).filter { $0 % 4 != 0 && $0 % 5 != 0 })
        try await database.close()
    }
}
