package import Models

/// What a household lets one member order, and which reviews are open.
package struct TransferLimitRepository {
    let connection: Connection
    let household: ID<Household>

    /// The household's rows, for as long as the read or write that the connection belongs to.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Limits

    /// The limits that were set; nil where none were.
    package func limits() throws -> TransferLimits? {
        try connection.first(
            "SELECT currency, confirmation, daily FROM transfer_limit WHERE household = $1", .id(household)
        ) { row in
            let currency = try row.currency(0)
            return TransferLimits(
                confirmation: row.optionalInteger(1).map { Money(minorUnits: $0, currency: currency) },
                daily: row.optionalInteger(2).map { Money(minorUnits: $0, currency: currency) })
        }
    }

    /// Sets them.
    ///
    /// - Parameter currency: of both.
    package func save(_ limits: TransferLimits, in currency: Currency) throws {
        try connection.execute(
            """
            INSERT INTO transfer_limit (household, currency, confirmation, daily) VALUES ($1, $2, $3, $4)
            ON CONFLICT (household) DO UPDATE
            SET currency = excluded.currency, confirmation = excluded.confirmation, daily = excluded.daily
            """, .id(household), .currency(currency), .optional(limits.confirmation?.minorUnits), .optional(limits.daily?.minorUnits))
    }

    // MARK: - Confirmations

    /// When the review of an order in a session ends, in milliseconds since 1970; nil where none is open.
    package func confirmationEnd(of transfer: ID<Transfer>, in session: ID<Session>) throws -> Int64? {
        try connection.first(
            "SELECT expires_at FROM transfer_confirmation WHERE household = $1 AND transfer = $2 AND session = $3", .id(household),
            .id(transfer), .id(session)
        ) { $0.integer(0) }
    }

    /// Opens the review of an order in a session, or opens it again.
    package func openConfirmation(of transfer: ID<Transfer>, in session: ID<Session>, until milliseconds: Int64) throws {
        try connection.execute(
            """
            INSERT INTO transfer_confirmation (household, transfer, session, expires_at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (household, transfer, session) DO UPDATE SET expires_at = excluded.expires_at
            """, .id(household), .id(transfer), .id(session), .integer(milliseconds))
    }

    /// Ends all reviews of an order.
    package func closeConfirmations(of transfer: ID<Transfer>) throws {
        try connection.execute("DELETE FROM transfer_confirmation WHERE household = $1 AND transfer = $2", .id(household), .id(transfer))
    }

    /// How many wrong proofs were given for an order.
    package func wrongProofs(of transfer: ID<Transfer>) throws -> Int {
        try connection.first(
            "SELECT wrong_proofs FROM transfer_order WHERE household = $1 AND id = $2", .id(household), .id(transfer)
        ) { $0.int(0) } ?? 0
    }

    /// Counts one more wrong proof.
    ///
    /// - Returns: how many there are now.
    package func countWrongProof(of transfer: ID<Transfer>) throws -> Int {
        try connection.execute(
            "UPDATE transfer_order SET wrong_proofs = wrong_proofs + 1 WHERE household = $1 AND id = $2", .id(household), .id(transfer))
        return try wrongProofs(of: transfer)
    }
}
