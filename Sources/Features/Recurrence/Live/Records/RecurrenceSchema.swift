package import Storage

extension Migration {
    /// Version 22: the categories that a household chose for normalised payees.
    package static let payeeChoices = categoryChoices.appending([], backfill: copyPayees)

    /// The categories last chosen for payees whose normalised names are known; of several payees with one name the newest counts.
    @Sendable private static func copyPayees(_ connection: Connection) throws {
        let payees = try connection.all(
            """
            SELECT payee.household, payee.id, payee_key.name, payee.spending_category, payee.income_category
            FROM payee JOIN payee_key ON payee_key.household = payee.household AND payee_key.payee = payee.id
            WHERE payee_key.name <> '' AND (payee.spending_category IS NOT NULL OR payee.income_category IS NOT NULL)
            ORDER BY payee.household, payee.id
            """
        ) { ($0.integer(), $0.integer(), $0.text(), [$0.optionalInteger(), $0.optionalInteger()]) }
        for (household, id, name, categories) in payees {
            for (isIncome, category) in categories.enumerated() {
                guard let category else { continue }
                try connection.execute(
                    """
                    INSERT INTO category_choice (household, payee, is_income, id, category, memo, amount, line_count, chosen_at)
                    VALUES ($1, $2, $3, $4, $5, '', 0, 1, 0)
                    ON CONFLICT (household, payee, is_income) DO UPDATE SET category = excluded.category,
                        line_count = category_choice.line_count + 1
                    """, .integer(household), .text(name), .integer(Int64(isIncome)), .integer(isIncome == 0 ? id : -id), .integer(category)
                )
            }
        }
    }
}
