import GRDB
import Models

extension Database {

    /// Announces the writes of other processes on the file, until the task is cancelled.
    ///
    /// SQLite's `data_version` moves on a connection when another one commits; on the one connection that writes here, only another process
    /// can. A database in memory has no other processes, and this waits for the end.
    ///
    /// - Parameters:
    ///   - interval: how often is looked.
    ///   - onFailure: takes why the file cannot be looked at; once, until it can be again.
    package func watchOtherProcesses(every interval: Duration, onFailure: @Sendable (any Error) -> Void) async {
        var hasFailed = false
        func look() async -> Int? {
            do {
                let version = try await dataVersion()
                hasFailed = false
                return version
            } catch is CancellationError {
                return nil
            } catch {
                if !hasFailed { onFailure(StorageError.wrapping(error)) }
                hasFailed = true
                return nil
            }
        }
        var known = await look()
        while !Task.isCancelled {
            do {
                try await Task.sleep(for: interval)
            } catch {
                return
            }
            // What cannot be read now is looked at the next time.
            guard let version = await look() else { continue }
            if let known, known != version { feed.announce(Change(household: nil, topics: Set(Topic.allCases))) }
            known = version
        }
    }

    /// Runs a write after those that wait, without being waited for. One that fails is dropped, so it is for what can be lost.
    ///
    /// - Parameter onFailure: takes why one was dropped.
    package func writeBehind(
        _ body: @escaping @Sendable (Connection) throws -> Void, onFailure: @escaping @Sendable (any Error) -> Void
    ) {
        do {
            try writer.asyncWriteWithoutTransaction { database in
                do {
                    try database.inTransaction(.immediate) {
                        try body(Connection(database))
                        return .commit
                    }
                } catch {
                    onFailure(StorageError.wrapping(error))
                }
            }
        } catch {
            onFailure(StorageError.wrapping(error))
        }
    }

    /// Ends all connections, after the writes that wait.
    package func close() throws {
        do {
            if let file { try file.close() } else { try writer.close() }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    private func dataVersion() async throws -> Int? {
        try await writer.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
    }
}
