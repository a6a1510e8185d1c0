import Models
import Storage

/// Transactions that may be settlements, and those that a member has said are none.
final class SettlementOfferRepository: ScopedRepository {
    /// The transactions since a day with an amount and all words of one of some texts in payee, note or reference, oldest first, without
    /// dismissed ones.
    ///
    /// - Parameter amount: in minor units, of any currency and sign.
    func transactions(amount: Int64, naming texts: [String], since first: Day) throws -> [ID<Transaction>] {
        let scope = try TextIndex.scope(of: household, in: connection)
        guard let expression = TextIndex.expression(household: scope.household, amount: amount, anyOf: texts) else { return [] }
        let found: [ID<Transaction>] = try connection.all(
            TextIndex.findSince, .id(household), .text(expression), .integer(scope.keys.first(of: first))
        ) { $0.id() }
        return try found.filter { try !isDismissed($0) }
    }

    /// Whether a member has said that a transaction is no settlement.
    func isDismissed(_ transaction: ID<Transaction>) throws -> Bool {
        try connection.exists("SELECT 1 FROM settlement_dismissal WHERE household = $1 AND group_id = $2", .id(household), .id(transaction))
    }

    /// The transactions of which a member has said that they are no settlement.
    func dismissed() throws -> Set<ID<Transaction>> {
        Set(try connection.all("SELECT group_id FROM settlement_dismissal WHERE household = $1", .id(household)) { $0.id() })
    }

    /// Records that a transaction is no settlement.
    func dismiss(_ transaction: ID<Transaction>) throws {
        try connection.execute(
            "INSERT INTO settlement_dismissal (household, group_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", .id(household),
            .id(transaction))
    }

    /// Offers a transaction again.
    func offerAgain(_ transaction: ID<Transaction>) throws {
        try connection.execute(
            "DELETE FROM settlement_dismissal WHERE household = $1 AND group_id = $2", .id(household), .id(transaction))
    }
}
