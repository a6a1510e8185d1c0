import Models
import Storage

/// Pairs of transactions of which a member has said that they are not the two sides of one transfer.
final class TransferDismissalRepository: ScopedRepository {
    /// Whether two transactions, in either order, are not offered to each other.
    func contains(_ first: ID<Transaction>, _ second: ID<Transaction>) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM transfer_dismissal WHERE household = $1 AND group_id = $2 AND other_id = $3", .id(household),
            .id(min(first, second)),
            .id(max(first, second)))
    }

    /// Records that two different transactions are not one transfer.
    func insert(_ first: ID<Transaction>, _ second: ID<Transaction>) throws {
        try connection.execute(
            "INSERT INTO transfer_dismissal (household, group_id, other_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", .id(household),
            .id(min(first, second)), .id(max(first, second)))
    }

    /// Lets two transactions be offered to each other again.
    func delete(_ first: ID<Transaction>, _ second: ID<Transaction>) throws {
        try connection.execute(
            "DELETE FROM transfer_dismissal WHERE household = $1 AND group_id = $2 AND other_id = $3", .id(household),
            .id(min(first, second)), .id(max(first, second)))
    }
}
