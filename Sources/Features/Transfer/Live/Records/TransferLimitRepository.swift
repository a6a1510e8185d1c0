import Models
import Storage
import TransferModel

/// Transfer limits and open confirmations.
final class TransferLimitRepository: ScopedRepository {
    /// The limits; nil for the defaults.
    func limits() throws -> TransferLimits? {
        try connection.first(
            "SELECT currency, confirmation, daily FROM transfer_limit WHERE household = $1", .id(household)
        ) { row in
            let currency = try row.currency()
            return TransferLimits(
                confirmation: row.optionalInteger().map { Money(minorUnits: $0, currency: currency) },
                daily: row.optionalInteger().map { Money(minorUnits: $0, currency: currency) })
        }
    }

    /// Stores the limits.
    ///
    /// - Parameter currency: the currency of both limits.
    func save(_ limits: TransferLimits, in currency: Currency) throws {
        try connection.execute(
            """
            INSERT INTO transfer_limit (household, currency, confirmation, daily) VALUES ($1, $2, $3, $4)
            ON CONFLICT (household) DO UPDATE
            SET currency = excluded.currency, confirmation = excluded.confirmation, daily = excluded.daily
            """, .id(household), .currency(currency), .optional(limits.confirmation?.minorUnits), .optional(limits.daily?.minorUnits))
    }

    /// When the confirmation of a transfer in a session expires, in milliseconds since 1970; nil if none is open.
    func confirmationEnd(of transfer: ID<Transfer>, in session: ID<Session>) throws -> Int64? {
        try connection.first(
            "SELECT expires_at FROM transfer_confirmation WHERE household = $1 AND transfer = $2 AND session = $3", .id(household),
            .id(transfer),
            .id(session))
    }

    /// Opens or extends the confirmation of a transfer in a session.
    func openConfirmation(of transfer: ID<Transfer>, in session: ID<Session>, until milliseconds: Int64) throws {
        try connection.execute(
            """
            INSERT INTO transfer_confirmation (household, transfer, session, expires_at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (household, transfer, session) DO UPDATE SET expires_at = excluded.expires_at
            """, .id(household), .id(transfer), .id(session), .integer(milliseconds))
    }

    /// Closes all confirmations of a transfer.
    func closeConfirmations(of transfer: ID<Transfer>) throws {
        try connection.execute("DELETE FROM transfer_confirmation WHERE household = $1 AND transfer = $2", .id(household), .id(transfer))
    }

    /// The number of wrong proofs for a transfer.
    func wrongProofs(of transfer: ID<Transfer>) throws -> Int {
        try connection.first("SELECT wrong_proofs FROM transfer_order WHERE household = $1 AND id = $2", .id(household), .id(transfer)) ?? 0
    }

    /// Increases the number of wrong proofs.
    ///
    /// - Returns: the new number.
    func incrementWrongProofs(of transfer: ID<Transfer>) throws -> Int {
        try connection.execute(
            "UPDATE transfer_order SET wrong_proofs = wrong_proofs + 1 WHERE household = $1 AND id = $2", .id(household), .id(transfer))
        return try wrongProofs(of: transfer)
    }
}
