import Dispatch
import Foundation
import Models
import Synchronization
import Testing

@testable import Storage

/// Writes that wait for others: no thread waits with them, and none waits for ever.
struct WaitingWriteTests {
    /// How many have come so far.
    private final class Count: Sendable {
        let value = Mutex(0)
    }

    /// A write that is at work until it is told to end.
    private func longWrite(_ database: Database) async -> (end: @Sendable () -> Void, task: Task<Int, any Error>) {
        let gate = DispatchSemaphore(value: 0)
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let task = Task {
            try await database.write(within: .seconds(60), nil, []) { _ in
                signal.finish()
                gate.wait()
                return 1
            }
        }
        for await _ in begun {}
        return ({ gate.signal() }, task)
    }

    @Test(.timeLimit(.minutes(10))) func aWriteThatCannotBeginInTimeIsGivenUpAndNeverDone() async throws {
        let database = try DatabaseFile.inMemory()
        let (end, first) = await longWrite(database)
        let wasRun = Mutex(false)
        await #expect(throws: StorageError.locked) {
            try await database.write(within: .milliseconds(50), nil, []) { _ in wasRun.withLock { $0 = true } }
        }
        end()
        #expect(try await first.value == 1)
        #expect(try await database.write(within: .seconds(60), nil, []) { _ in 2 } == 2)
        #expect(!wasRun.withLock { $0 })
    }

    @Test(.timeLimit(.minutes(10))) func manyWritesThatWaitKeepNoThread() async throws {
        let folder = FileManager.default.temporaryDirectory.path + "/coffer-waiting-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let database = try DatabaseFile.open(path: folder + "/coffer.sqlite")
        let (end, first) = await longWrite(database)
        let done = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<64 {
                group.addTask { try await database.write(within: .seconds(60), nil, []) { _ in number } }
            }
            // More tasks than there are threads read meanwhile, each on whatever thread it gets.
            for _ in 0..<64 {
                group.addTask { try database.read { try HouseholdRepository($0).all().count - 1 } }
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
        try database.close()
    }

    @Test(.timeLimit(.minutes(10))) func changesAreAnnouncedInTheOrderOfTheirWrites() async throws {
        let database = try DatabaseFile.inMemory()
        let changes = database.feed.changes()
        let household = ID<Household>(rawValue: 7)
        try await database.write(within: .seconds(60), household, [.rules]) { _ in }
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next(isolation: nil) == Change(household: household, topics: [.rules], number: 1))
        await #expect(throws: StorageError.foreign) {
            try await database.write(within: .seconds(60), household, [.rates]) { _ in throw StorageError.foreign }
        }
        try await database.write(within: .seconds(60), household, [.imports]) { _ in }
        #expect(await iterator.next(isolation: nil) == Change(household: household, topics: [.imports], number: 2))
    }

    @Test(.timeLimit(.minutes(10))) func aBriefWriteThatIsNotTheFirstKeepsNoThreadEither() async throws {
        let database = try DatabaseFile.inMemory()
        let (end, first) = await longWrite(database)
        let done = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<64 {
                group.addTask { try await database.briefWrite(within: .seconds(60)) { _ in .takeBack(number) } }
            }
            for _ in 0..<64 { group.addTask { -1 } }
            var (done, others): (Set<Int>, Int) = ([], 0)
            for try await value in group {
                if value < 0 { others += 1 } else { done.insert(value) }
                // Everything else goes on beside the write that is not at its end.
                if others == 64, done.isEmpty { end() }
            }
            return done
        }
        #expect(try await first.value == 1)
        #expect(done == Set(0..<64))
    }

    @Test(.timeLimit(.minutes(10))) func aBriefWriteWaitsForAnotherProcess() async throws {
        let folder = FileManager.default.temporaryDirectory.path + "/coffer-brief-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (one, other) = (try DatabaseFile.open(path: folder + "/coffer.sqlite"), try DatabaseFile.open(path: folder + "/coffer.sqlite"))
        let (end, first) = await longWrite(other)
        await #expect(throws: StorageError.locked) {
            try await one.briefWrite(within: .milliseconds(50)) { _ in .takeBack(0) }
        }
        async let waiting = one.briefWrite(within: .seconds(60)) { _ in .takeBack(2) }
        end()
        #expect(try await first.value == 1)
        #expect(try await waiting == 2)
        // An error of the write's own is told, and the write not done again.
        let runs = Mutex(0)
        await #expect(throws: StorageError.locked) {
            try await one.briefWrite(within: .seconds(60)) { _ -> Database.Ending<Int> in
                runs.withLock { $0 += 1 }
                throw StorageError.locked
            }
        }
        #expect(runs.withLock { $0 } == 1)
        try one.close()
        try other.close()
    }

    @Test(.timeLimit(.minutes(10))) func briefWritesThatWaitAreCommittedTogetherAndOneThatFailsTakesNoOtherBack() async throws {
        let folder = FileManager.default.temporaryDirectory.path + "/coffer-together-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let database = try DatabaseFile.open(path: folder + "/coffer.sqlite")
        let euro = try #require(Currency(code: "EUR"))
        let count: @Sendable () throws -> Int = { try database.read { try HouseholdRepository($0).all().count } }
        let (end, first) = await longWrite(database)
        let added = Count()
        let answers = await withTaskGroup(of: Int?.self) { group in
            for number in 1...40 {
                group.addTask {
                    added.value.withLock { $0 += 1 }
                    return try? await database.briefWrite(within: .seconds(60)) { connection in
                        let household = Household(id: ID(rawValue: Int64(number)), name: "\(number)", currency: euro, timeZone: "UTC")
                        try HouseholdRepository(connection).insert(household, numberKey: [1], at: 0)
                        // Every fourth one fails, every fifth one thinks better of it.
                        if number % 4 == 0 { throw StorageError.foreign }
                        // What others see: nothing of those that are not committed yet.
                        return number % 5 == 0 ? .takeBack(try count()) : .keep(try count(), Change(household: nil, topics: []))
                    }
                }
            }
            group.addTask {
                // Until all of them wait.
                while added.value.withLock({ $0 }) < 40 { await Task.yield() }
                end()
                return nil
            }
            return await group.reduce(into: [Int]()) { found, answer in if let answer { found.append(answer) } }
        }
        #expect(try await first.value == 1)
        #expect(answers.count == 30)
        // One at a time, the last would see all before it.
        #expect(Set(answers).count < 10, "\(answers.sorted())")
        let kept = try database.read { try HouseholdRepository($0).all().map(\.id.rawValue) }
        #expect(kept == (1...40).filter { $0 % 4 != 0 && $0 % 5 != 0 })
        try database.close()
    }
}
