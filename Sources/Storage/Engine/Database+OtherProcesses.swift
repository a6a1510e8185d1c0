import GRDB
import Models

extension Database {

    /// Announces the writes of other processes on the file, until the task is cancelled.
    ///
    /// SQLite's `data_version` moves on a connection when another one commits; on the one connection that writes here, only another process
    /// can. A database in memory has no other processes, and this waits for the end.
    ///
    /// - Parameter interval: how often is looked.
    package func watchOtherProcesses(every interval: Duration) async {
        var known = await dataVersion()
        while !Task.isCancelled {
            do {
                try await Task.sleep(for: interval)
            } catch {
                return
            }
            // What cannot be read now is looked at the next time.
            guard let version = await dataVersion() else { continue }
            if let known, known != version { feed.announce(Change(household: nil, topics: Set(Topic.allCases))) }
            known = version
        }
    }

    /// Runs a write after those that wait, without being waited for. One that fails is dropped, so it is for what can be lost.
    package func writeBehind(_ body: @escaping @Sendable (Connection) throws -> Void) {
        try? writer.asyncWriteWithoutTransaction { database in
            try? database.inTransaction(.immediate) {
                try body(Connection(database))
                return .commit
            }
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

    private func dataVersion() async -> Int? {
        try? await writer.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
    }
}
