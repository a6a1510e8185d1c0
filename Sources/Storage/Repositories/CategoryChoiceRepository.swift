package import Models

/// The categories that a household chose for normalised payees, by direction of money.
package final class CategoryChoiceRepository: ScopedRepository {
    /// What was chosen for a payee.
    package struct Record: Hashable, Sendable {
        /// The normalised payee.
        package var payee: String
        package var isIncome: Bool
        package var category: ID<Category>
        /// The words of the last line's memo.
        package var memo: String
        /// The amount of the last line in minor units, unsigned.
        package var amount: Int64
        /// The number of lines for which it was chosen.
        package var count: Int
        /// The member-owned account in which it was chosen, if others do not see its entries; nil: for all.
        package var scope: LedgerAccountID?

        package init(
            payee: String, isIncome: Bool, category: ID<Category>, memo: String, amount: Int64, count: Int, scope: LedgerAccountID? = nil
        ) {
            self.payee = payee
            self.isIncome = isIncome
            self.category = category
            self.memo = memo
            self.amount = amount
            self.count = count
            self.scope = scope
        }
    }

    /// What was chosen for a payee; nil if nothing was.
    ///
    /// - Parameter scope: the account whose own choices are looked for; nil: those for all accounts.
    package func find(_ payee: String, isIncome: Bool, scope: LedgerAccountID? = nil) throws -> Record? {
        try connection.first(
            """
            SELECT payee, is_income, category, memo, amount, line_count, scope FROM category_choice
            WHERE household = $1 AND payee = $2 AND is_income = $3 AND scope = $4
            """, .id(household), .text(payee), .bool(isIncome), .integer(scope?.rawValue ?? 0), as: Self.record)
    }

    /// The newest choices that are for all accounts.
    package func newest(_ limit: Int) throws -> [Record] {
        try connection.all(
            """
            SELECT payee, is_income, category, memo, amount, line_count, scope FROM category_choice
            WHERE household = $1 AND scope = 0 ORDER BY chosen_at DESC, payee, is_income LIMIT $2
            """, .id(household), .int(limit), as: Self.record)
    }

    /// The ids of the choices of a category.
    package func ids(choosing category: ID<Category>) throws -> [Int64] {
        try connection.all(
            "SELECT id FROM category_choice WHERE household = $1 AND category = $2 ORDER BY id", .id(household), .id(category))
    }

    /// Stores what was chosen for a payee: the same category counts one more line, another one begins anew.
    ///
    /// - Parameter id: the id of the row if it is new.
    package func save(_ choice: Record, id: Int64, at milliseconds: Int64) throws {
        try connection.execute(
            """
            INSERT INTO category_choice (household, payee, is_income, id, category, memo, amount, line_count, chosen_at, scope)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
            ON CONFLICT (household, payee, is_income, scope) DO UPDATE SET
                line_count = CASE WHEN category_choice.category = excluded.category
                    THEN category_choice.line_count + excluded.line_count ELSE excluded.line_count END,
                category = excluded.category, memo = excluded.memo, amount = excluded.amount, chosen_at = excluded.chosen_at
            """, .id(household), .text(choice.payee), .bool(choice.isIncome), .integer(id), .id(choice.category), .text(choice.memo),
            .integer(choice.amount), .int(choice.count), .integer(milliseconds), .integer(choice.scope?.rawValue ?? 0))
    }

    /// Replaces a category in some choices, where it is still the given one.
    package func replaceCategory(_ old: ID<Category>, by new: ID<Category>, in ids: [Int64]) throws {
        for id in ids {
            try connection.execute(
                "UPDATE category_choice SET category = $1 WHERE household = $2 AND id = $3 AND category = $4", .id(new), .id(household),
                .integer(id), .id(old))
        }
    }

    private static func record(_ row: inout Row) throws(StorageError) -> Record {
        var record = Record(
            payee: row.text(), isIncome: row.bool(), category: row.id(), memo: row.text(), amount: row.integer(), count: row.int())
        let scope = row.integer()
        record.scope = scope == 0 ? nil : LedgerAccountID(rawValue: scope)
        return record
    }
}
