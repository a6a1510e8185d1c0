import GRDB
import Synchronization

/// An empty database in memory with the tables of a schema, made at its first use. New ones copy it instead of being migrated.
final class EmptyDatabase: Sendable {
    private let known = Mutex<DatabaseQueue?>(nil)

    /// - Parameter schema: the schema whose empty database this is.
    func queue(of schema: Schema) throws -> DatabaseQueue {
        try known.withLock { known in
            if let known { return known }
            let queue = try DatabaseQueue(configuration: SQLiteFile.configuration(Database.longTimeout))
            try SQLiteFile.setUp(queue, schema: schema)
            known = queue
            return queue
        }
    }
}
