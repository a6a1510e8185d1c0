import GRDB
import Models

extension Database {

    /// Polls the file for writes of other processes and announces them, until the task is cancelled.
    ///
    /// SQLite's `data_version` changes on a connection when another connection commits. This process has one writing connection, so a
    /// change of its version comes from another process. For a database in memory nothing is ever announced.
    ///
    /// - Parameters:
    ///   - interval: the polling interval.
    ///   - onFailure: receives the error of a failed poll, once per series of failures.
    package func watchOtherProcesses(every interval: Duration, onFailure: @Sendable (any Error) -> Void) async {
        var hasFailed = false
        func poll() async -> Int? {
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
        var known = await poll()
        while !Task.isCancelled {
            do {
                try await Task.sleep(for: interval)
            } catch {
                return
            }
            guard let version = await poll() else { continue }
            if let known, known != version { feed.announce(Change(household: nil, topics: Set(Topic.allCases))) }
            known = version
        }
    }

    /// Enqueues a write and returns immediately. A failed write is dropped, so use this only for data that may be lost.
    ///
    /// - Parameter onFailure: receives the error of a dropped write.
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

    /// Closes all connections after the pending writes.
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
