import Models
import RecurrenceLive
import Storage

/// What a standing order pays is suggested by nobody.
extension TransfersModule: RecurrenceClaiming {
    func isOrdered(_ transaction: ID<Transaction>, _ connection: Connection, household: ID<Household>) throws -> Bool {
        try TransferRepository(connection, household: household).isOfStandingOrder(transaction)
    }
}
