import GRDB

/// Writes that nobody waits for.
extension SQLiteEngine {
    func writeBehind(
        _ body: @escaping @Sendable (Connection) throws -> Void, onFailure: @escaping @Sendable (any Error) -> Void
    ) {
        let write = PostponedWrites.Write(body: body, onFailure: onFailure)
        do {
            try requireWritable()
            try writer.asyncWriteWithoutTransaction { self.write(self.postponedWrites.take() + [write], in: $0) }
        } catch {
            onFailure(StorageError.wrapping(error))
        }
    }

    /// Makes the postponed writes after another write, which has shown that writing is possible.
    func writePostponed(in database: GRDB.Database) {
        guard !postponedWrites.isEmpty else { return }
        write(postponedWrites.take(), in: database)
    }

    /// Each in a transaction of its own. It does not wait for other processes, since the writes behind it would wait as well.
    private func write(_ writes: [PostponedWrites.Write], in database: GRDB.Database) {
        setBusyTimeout(.zero, in: database)
        for (index, write) in writes.enumerated() {
            do {
                try database.inTransaction(.immediate) {
                    try write.body(connection(to: database))
                    return .commit
                }
            } catch {
                let error = StorageError.wrapping(error)
                switch error {
                case StorageError.locked, StorageError.full: return postponedWrites.postpone(Array(writes[index...]), because: error)
                default: write.onFailure(error)
                }
            }
        }
    }
}
