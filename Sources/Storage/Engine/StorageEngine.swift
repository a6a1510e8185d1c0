import Models

/// What a database engine does for a `Database`: runs statements in snapshots and transactions, announces commits, and copies itself.
///
/// All requirements are asynchronous, except the ones that only read memory or answer at once. An engine that is fast on the calling
/// thread may use it; one that waits for a network must not block it. Bodies are synchronous: they run from begin to end on one thread and
/// one connection. What an engine needs besides (its files, its settings) is a matter of the function that opens it.
protocol StorageEngine: AnyObject, Sendable {
    /// Broadcasts every committed write of this process.
    var feed: ChangeFeed { get }

    /// The cost of all reads and writes so far.
    var counters: EngineCounters { get }

    /// Runs long jobs one after the other, off the cooperative thread pool.
    var backgroundExecutor: BackgroundExecutor { get }

    /// Runs reads in one snapshot of the database.
    func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T

    /// Runs a single read statement, which is a snapshot without a transaction.
    func readOne<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T

    /// Runs long reads in one snapshot, one after the other, without delaying short ones.
    func longRead<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// Checks that the database responds and has its schema. Answers on the calling thread, so that it waits for nothing else.
    func checkHealth() throws

    /// Runs a transaction that is committed and announced, or rolled back, as its body decides; an error rolls it back. Blocks no thread
    /// while it waits for other writes.
    ///
    /// - Parameter timeout: how long the write may wait before it starts; a started write runs to its end.
    /// - Throws: `StorageError.locked` after the timeout.
    func write<T: Sendable>(
        timeout: Duration, _ body: @escaping @Sendable (Connection) throws -> Database.WriteOutcome<T>
    ) async throws -> T

    /// Runs a short write, possibly in one transaction with others that wait. Its body may run twice, so it depends on the database alone.
    ///
    /// - Parameter timeout: how long the write may wait before it starts.
    /// - Throws: `StorageError.locked` after the timeout.
    func groupedWrite<T: Sendable>(
        timeout: Duration, _ body: @escaping @Sendable (Connection) throws -> Database.WriteOutcome<T>
    ) async throws -> T

    /// Enqueues a write and returns immediately. While the database is locked or its disk full, it is postponed until the next write; another
    /// failure drops it, and so does the end of the program, so use this only for data that may be lost.
    ///
    /// - Parameter onFailure: receives the error of a dropped write.
    func writeBehind(
        _ body: @escaping @Sendable (Connection) throws -> Void, onFailure: @escaping @Sendable (any Error) -> Void)

    /// Runs reads and writes on a snapshot of the database and discards the changes. Other writes continue meanwhile.
    ///
    /// - Parameter timeout: how long the dry run may wait before it starts.
    /// - Throws: `StorageError.locked` after the timeout.
    func dryRun<T: Sendable>(timeout: Duration, _ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// Announces writes of other processes, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - interval: how often an engine looks that is not notified.
    ///   - onFailure: receives the error of a failed look, once per series of failures.
    func watchOtherProcesses(every interval: Duration, onFailure: @Sendable (any Error) -> Void) async

    /// Writes a verified copy of the database to a new file.
    ///
    /// - Parameter others: what is checked besides the ledger.
    /// - Throws: `BackupError`, `StorageError`.
    func backup(to path: String, checking others: @escaping HouseholdCheck) async throws

    /// Replaces the whole database with a verified backup; other processes see it at their next read.
    ///
    /// - Parameters:
    ///   - path: the backup.
    ///   - savedPath: a new file that receives the current content; nil to discard it.
    ///   - others: what is checked besides the ledger.
    ///   - fault: says what is wrong with the backup's content, read on a copy with the current schema; nil if nothing is.
    ///   - adapt: changes the copy before it replaces the database.
    /// - Throws: `BackupError`, `StorageError`.
    func restore(
        from path: String, keeping savedPath: String?, checking others: @escaping HouseholdCheck,
        fault: @escaping @Sendable (Connection) throws -> String?, adapting adapt: @escaping @Sendable (Connection) throws -> Void
    ) async throws

    /// Writes a verified database with one household alone to a new file.
    ///
    /// - Parameter others: what is checked besides the ledger.
    /// - Throws: `BackupError`, `StorageError`.
    func backup(_ household: ID<Household>, to path: String, checking others: @escaping HouseholdCheck) async throws

    /// Adds one household of a backup, without its sessions and with its ids, in one transaction.
    ///
    /// - Throws: `BackupError`, `StorageError`, and what the restoration throws.
    func restoreHousehold(from path: String, by restoration: HouseholdRestoration) async throws -> Household

    /// Deletes a household with everything of it in one transaction.
    ///
    /// - Parameters:
    ///   - savedPath: a new file that receives a verified backup of the household; nil to discard it.
    ///   - others: what is checked of the backup besides the ledger.
    ///   - finish: moves the backup to its place; if it fails, nothing is deleted.
    /// - Throws: `BackupError`, `StorageError`.
    func removeHousehold(
        _ household: ID<Household>, keeping savedPath: String?, checking others: @escaping HouseholdCheck,
        finish: @escaping @Sendable () throws -> Void
    ) async throws

    /// Closes all connections after the pending writes.
    func close() async throws
}
