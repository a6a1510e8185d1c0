import GRDB
import Models

extension SQLiteEngine {
    /// Polls the file for writes of other processes.
    ///
    /// SQLite's `data_version` changes on a connection when another connection commits. This process has one writing connection, so a
    /// change of its version comes from another process. For a database in memory nothing is ever announced.
    func watchOtherProcesses(every interval: Duration, onFailure: @Sendable (any Error) -> Void) async {
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
            if let known, known != version { feed.announce(Change(household: nil, topics: [.any])) }
            known = version
        }
    }

    private func dataVersion() async throws -> Int? {
        try await writer.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
    }
}
