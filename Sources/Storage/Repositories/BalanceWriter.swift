package import Models

/// Writes the balances of ledger accounts. Only `Journal` and `TransactionWriter` use it.
///
/// Used for one write.
package final class BalanceWriter: ScopedRepository {
    private var ensured: Set<LedgerEffect.BalanceKey> = []
    /// The balances of the previous transaction, which often recur in the next one.
    private var last: (source: LedgerEffect.BalanceKey?, destination: LedgerEffect.BalanceKey?)

    /// Changes a balance within `AmountLimit.total`.
    ///
    /// - Throws: `TotalOverflow`.
    package func apply(_ change: LedgerEffect.BalanceChange, to balance: LedgerEffect.BalanceKey) throws {
        try ensure(balance)
        let isApplied =
            try connection.execute(
                """
                UPDATE account_balance SET booked = booked + $1, pending_out = pending_out + $2, entries = entries + $3
                WHERE household = $4 AND account = $5 AND currency = $6
                    AND booked + $1 BETWEEN -100000000000000000 AND 100000000000000000 AND pending_out + $2 <= 100000000000000000
                """, .integer(change.booked), .integer(change.pendingOut), .integer(change.entries), .id(household),
                .ledgerAccount(balance.ledgerAccount),
                .currency(balance.currency)) == 1
        guard !isApplied else { return }
        // A total above the limit may still decrease.
        let old = try connection.first(
            "SELECT booked, pending_out FROM account_balance WHERE household = $1 AND account = $2 AND currency = $3", .id(household),
            .ledgerAccount(balance.ledgerAccount), .currency(balance.currency)
        ) { (booked: $0.integer(), pendingOut: $0.integer()) }
        guard let old, let booked = AmountLimit.total(old.booked, changedBy: change.booked),
            let pendingOut = AmountLimit.total(old.pendingOut, changedBy: change.pendingOut)
        else { throw TotalOverflow(currency: balance.currency) }
        try connection.execute(
            """
            UPDATE account_balance SET booked = $1, pending_out = $2, entries = entries + $3
            WHERE household = $4 AND account = $5 AND currency = $6
            """, .integer(booked), .integer(pendingOut), .integer(change.entries), .id(household), .ledgerAccount(balance.ledgerAccount),
            .currency(balance.currency))
    }

    /// Changes the part of a balance that comes from a member-owned account. The balance was changed before.
    ///
    /// - Throws: `TotalOverflow`.
    package func apply(_ change: LedgerEffect.BalanceChange, to part: LedgerEffect.ScopeKey) throws {
        guard try !update(part, by: change) else { return }
        try connection.execute(
            """
            INSERT INTO scope_balance (household, account, currency, scope, booked, pending_out, entries)
            VALUES ($1, $2, $3, $4, 0, 0, 0) ON CONFLICT DO NOTHING
            """, .id(household), .ledgerAccount(part.ledgerAccount), .currency(part.currency), .ledgerAccount(part.scope))
        guard try update(part, by: change) else { throw TotalOverflow(currency: part.currency) }
    }

    /// Returns false if there is no row, or a sum would exceed the limit; then nothing was changed.
    private func update(_ part: LedgerEffect.ScopeKey, by change: LedgerEffect.BalanceChange) throws -> Bool {
        try connection.execute(
            """
            UPDATE scope_balance SET booked = booked + $1, pending_out = pending_out + $2, entries = entries + $3
            WHERE household = $4 AND account = $5 AND currency = $6 AND scope = $7
                AND booked + $1 BETWEEN -100000000000000000 AND 100000000000000000 AND pending_out + $2 <= 100000000000000000
            """, .integer(change.booked), .integer(change.pendingOut), .integer(change.entries), .id(household),
            .ledgerAccount(part.ledgerAccount), .currency(part.currency), .ledgerAccount(part.scope)) == 1
    }

    /// Creates the balance row of a ledger account in a currency if it does not exist.
    package func ensure(_ balance: LedgerEffect.BalanceKey) throws {
        guard ensured.insert(balance).inserted else { return }
        try connection.execute(
            """
            INSERT INTO account_balance (household, account, currency, booked, pending_out, entries) VALUES ($1, $2, $3, 0, 0, 0)
            ON CONFLICT DO NOTHING
            """, .id(household), .ledgerAccount(balance.ledgerAccount), .currency(balance.currency))
    }

    /// Creates the balance rows of both sides of a part.
    func ensureSides(of part: Transaction) throws {
        let source = LedgerEffect.BalanceKey(ledgerAccount: part.source, currency: part.amount.currency)
        let destination = LedgerEffect.BalanceKey(ledgerAccount: part.destination, currency: part.amount.currency)
        if source != last.source { try ensure(source) }
        if destination != last.destination { try ensure(destination) }
        last = (source, destination)
    }
}
