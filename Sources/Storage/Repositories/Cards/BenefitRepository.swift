package import Models

/// Benefits of cards and their ended cycles.
package struct BenefitRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Benefits

    /// All benefits by card and position, including removed ones.
    package func all() throws -> [Benefit] {
        try connection.all(
            """
            SELECT id, card, template, name, details, merchant, category, value, currency, frequency, alignment, uses_per_cycle, bonuses,
                charge_patterns, credit_patterns, last_day, own_facts, mode, since, place, is_removed, revision
            FROM benefit WHERE household = $1 ORDER BY card, place, id
            """, .id(household), as: Self.benefit)
    }

    /// The benefits of a card by position, including removed ones.
    package func all(of card: ID<Card>) throws -> [Benefit] {
        try connection.all(
            """
            SELECT id, card, template, name, details, merchant, category, value, currency, frequency, alignment, uses_per_cycle, bonuses,
                charge_patterns, credit_patterns, last_day, own_facts, mode, since, place, is_removed, revision
            FROM benefit WHERE household = $1 AND card = $2 ORDER BY place, id
            """, .id(household), .id(card), as: Self.benefit)
    }

    /// The benefit with an id, including a removed one; nil if it does not exist.
    package func find(_ id: ID<Benefit>) throws -> Benefit? {
        try connection.first(
            """
            SELECT id, card, template, name, details, merchant, category, value, currency, frequency, alignment, uses_per_cycle, bonuses,
                charge_patterns, credit_patterns, last_day, own_facts, mode, since, place, is_removed, revision
            FROM benefit WHERE household = $1 AND id = $2
            """, .id(household), .id(id), as: Self.benefit)
    }

    /// Inserts a benefit.
    ///
    /// - Parameter closed: the day through which its cycles need no processing.
    package func insert(_ benefit: Benefit, closedThrough closed: Day) throws {
        let terms = benefit.terms
        try connection.execute(
            """
            INSERT INTO benefit (household, id, card, template, name, details, merchant, category, value, currency, frequency, alignment,
                uses_per_cycle, bonuses, charge_patterns, credit_patterns, last_day, own_facts, mode, since, place, is_removed,
                closed_through, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
            """, .id(household), .id(benefit.id), .id(benefit.card), .optional(benefit.template), .text(terms.name), .text(terms.details),
            .optional(terms.merchant), .text(terms.category.rawValue), .integer(terms.value.minorUnits), .currency(terms.value.currency),
            .text(terms.frequency.text), .text(terms.alignment.rawValue), .int(terms.usesPerCycle), ListColumn.bonuses(terms.bonuses),
            ListColumn.lines(terms.chargePatterns), ListColumn.lines(terms.creditPatterns), .day(terms.lastDay),
            ListColumn.words(benefit.ownFacts), .text(benefit.mode.rawValue), .day(benefit.since), .int(benefit.position),
            .bool(benefit.isRemoved), .day(closed), .integer(benefit.revision))
    }

    /// Updates the mutable columns if the revision matches, and increases it. Returns whether it matched.
    package func update(_ benefit: Benefit) throws -> Bool {
        let terms = benefit.terms
        return try connection.execute(
            """
            UPDATE benefit SET name = $1, details = $2, merchant = $3, category = $4, value = $5, currency = $6, frequency = $7,
                alignment = $8, uses_per_cycle = $9, bonuses = $10, charge_patterns = $11, credit_patterns = $12, last_day = $13,
                own_facts = $14, mode = $15, since = $16, place = $17, is_removed = $18, revision = revision + 1
            WHERE household = $19 AND id = $20 AND revision = $21
            """, .text(terms.name), .text(terms.details), .optional(terms.merchant), .text(terms.category.rawValue),
            .integer(terms.value.minorUnits), .currency(terms.value.currency), .text(terms.frequency.text),
            .text(terms.alignment.rawValue), .int(terms.usesPerCycle), ListColumn.bonuses(terms.bonuses),
            ListColumn.lines(terms.chargePatterns), ListColumn.lines(terms.creditPatterns), .day(terms.lastDay),
            ListColumn.words(benefit.ownFacts), .text(benefit.mode.rawValue), .day(benefit.since), .int(benefit.position),
            .bool(benefit.isRemoved), .id(household), .id(benefit.id), .integer(benefit.revision)) > 0
    }

    private static func benefit(_ row: Row) throws -> Benefit {
        let currency = try row.currency(8)
        guard let frequency = BenefitFrequency(text: row.text(9)) else {
            throw StorageError.unknownValue(column: "frequency", value: row.text(9))
        }
        let terms = BenefitTerms(
            name: row.text(3), details: row.text(4), merchant: row.optionalText(5), category: try row.value(6, "category"),
            value: Money(minorUnits: row.integer(7), currency: currency), frequency: frequency, alignment: try row.value(10, "alignment"),
            usesPerCycle: row.int(11), bonuses: try ListColumn.bonuses(row, 12, currency), chargePatterns: ListColumn.lines(row, 13),
            creditPatterns: ListColumn.lines(row, 14), lastDay: row.optionalDay(15))
        return Benefit(
            id: row.id(0), card: row.id(1), template: row.optionalText(2), terms: terms,
            ownFacts: try ListColumn.words(row, 16, "own_facts"), mode: try row.value(17, "mode"), since: row.day(18),
            position: row.int(19), isRemoved: row.bool(20), revision: row.integer(21))
    }

    // MARK: - Cycles

    /// The days through which cycles were processed, by benefit.
    package func closedThrough() throws -> [ID<Benefit>: Day] {
        Dictionary(
            try connection.all("SELECT id, closed_through FROM benefit WHERE household = $1", .id(household)) { ($0.id(0), $0.day(1)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Recorded cycles that ended on or after a day, by benefit, newest first.
    package func cycles(endingSince day: Day) throws -> [ID<Benefit>: [BenefitCycleRecord]] {
        let rows = try connection.all(
            """
            SELECT benefit, first_day, last_day, value, used, currency FROM benefit_cycle WHERE household = $1 AND last_day >= $2
            ORDER BY last_day DESC
            """, .id(household), .day(day)
        ) { (benefit: $0.id(0) as ID<Benefit>, record: try Self.cycle($0)) }
        return Dictionary(grouping: rows, by: \.benefit).mapValues { $0.map(\.record) }
    }

    /// All recorded cycles of a benefit, newest first.
    package func cycles(of benefit: ID<Benefit>) throws -> [BenefitCycleRecord] {
        try connection.all(
            """
            SELECT benefit, first_day, last_day, value, used, currency FROM benefit_cycle WHERE household = $1 AND benefit = $2
            ORDER BY first_day DESC
            """, .id(household), .id(benefit), as: Self.cycle)
    }

    private static func cycle(_ row: Row) throws(StorageError) -> BenefitCycleRecord {
        let currency = try row.currency(5)
        return BenefitCycleRecord(
            cycle: BenefitCycle(first: row.day(1), last: row.day(2)), value: Money(minorUnits: row.integer(3), currency: currency),
            used: Money(minorUnits: row.integer(4), currency: currency))
    }

    /// Records ended cycles, each at most once, and the day through which cycles were processed.
    package func close(_ records: [BenefitCycleRecord], of benefit: ID<Benefit>, through day: Day) throws {
        for record in records {
            guard let last = record.cycle.last else { continue }
            try connection.execute(
                """
                INSERT INTO benefit_cycle (household, benefit, first_day, last_day, value, used, currency)
                VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING
                """, .id(household), .id(benefit), .day(record.cycle.first), .day(last), .integer(record.value.minorUnits),
                .integer(record.used.minorUnits), .currency(record.value.currency))
        }
        try connection.execute(
            "UPDATE benefit SET closed_through = $1 WHERE household = $2 AND id = $3 AND closed_through < $1", .day(day), .id(household),
            .id(benefit))
    }

    /// Recomputes the used amount of the recorded cycle that contains a day, if there is one.
    package func recount(_ benefit: ID<Benefit>, around day: Day) throws {
        try connection.execute(
            """
            UPDATE benefit_cycle SET used = (
                SELECT CAST(COALESCE(SUM(COALESCE(u.posted, u.amount)), 0) AS BIGINT) FROM benefit_use AS u
                WHERE u.household = benefit_cycle.household AND u.benefit = benefit_cycle.benefit AND u.state <> 'undone'
                    AND u.day BETWEEN benefit_cycle.first_day AND benefit_cycle.last_day)
            WHERE household = $1 AND benefit = $2 AND first_day <= $3 AND last_day >= $3
            """, .id(household), .id(benefit), .day(day))
    }
}
