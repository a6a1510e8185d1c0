package import Models

/// SEPA creditor and mandate of the lines that became transactions.
package final class LineMandateRepository: ScopedRepository {
    /// Stores those of the line that became a transaction.
    package func set(creditor: String, mandate: String, of group: ID<Transaction>) throws {
        try connection.execute(
            """
            INSERT INTO line_mandate (household, group_id, creditor, mandate) VALUES ($1, $2, $3, $4)
            ON CONFLICT (household, group_id) DO UPDATE SET creditor = excluded.creditor, mandate = excluded.mandate
            """, .id(household), .id(group), .text(creditor), .text(mandate))
    }

    /// Deletes those of a transaction whose line was removed.
    package func delete(of group: ID<Transaction>) throws {
        try connection.execute("DELETE FROM line_mandate WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }
}
