package import CardsModel
import Models
package import Storage

/// Benefits of cards and their ended cycles.
final class BenefitRepository: ScopedRepository {
    // MARK: - Benefits

    /// All benefits by card and position, including removed ones.
    func all() throws -> [Benefit] {
        try connection.all("SELECT \(Benefit.self) FROM benefit WHERE household = $1 ORDER BY card, place, id", .id(household))
    }

    /// The benefits of a card by position, including removed ones.
    func all(of card: ID<Card>) throws -> [Benefit] {
        try connection.all(
            "SELECT \(Benefit.self) FROM benefit WHERE household = $1 AND card = $2 ORDER BY place, id", .id(household), .id(card))
    }

    /// The benefit with an id, including a removed one; nil if it does not exist.
    func find(_ id: ID<Benefit>) throws -> Benefit? {
        try connection.first("SELECT \(Benefit.self) FROM benefit WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// Inserts a benefit.
    ///
    /// - Parameter closed: the day through which its cycles need no processing.
    func insert(_ benefit: Benefit, closedThrough closed: Day) throws {
        try connection.insert(benefit, of: household, further: .day(closed))
    }

    /// Updates the mutable columns if the revision matches, and increases it. Returns whether it matched.
    func update(_ benefit: Benefit) throws -> Bool {
        try connection.update(benefit, of: household)
    }

    // MARK: - Cycles

    /// The days through which cycles were processed, by benefit.
    func closedThrough() throws -> [ID<Benefit>: Day] {
        Dictionary(
            try connection.all("SELECT id, closed_through FROM benefit WHERE household = $1", .id(household)) { ($0.id(), $0.day()) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Recorded cycles that ended on or after a day, by benefit, newest first.
    func cycles(endingSince day: Day) throws -> [ID<Benefit>: [BenefitCycleRecord]] {
        let rows = try connection.all(
            """
            SELECT benefit, first_day, last_day, currency, value, used FROM benefit_cycle WHERE household = $1 AND last_day >= $2
            ORDER BY last_day DESC
            """, .id(household), .day(day)
        ) { (benefit: $0.id() as ID<Benefit>, record: try Self.cycle(&$0)) }
        return Dictionary(grouping: rows, by: \.benefit).mapValues { $0.map(\.record) }
    }

    /// All recorded cycles of a benefit, newest first.
    func cycles(of benefit: ID<Benefit>) throws -> [BenefitCycleRecord] {
        try connection.all(
            "SELECT first_day, last_day, currency, value, used FROM benefit_cycle WHERE household = $1 AND benefit = $2 ORDER BY first_day DESC",
            .id(household), .id(benefit), as: Self.cycle)
    }

    private static func cycle(_ row: inout Row) throws(StorageError) -> BenefitCycleRecord {
        let (cycle, currency) = (BenefitCycle(first: row.day(), last: row.day()), try row.currency())
        return BenefitCycleRecord(
            cycle: cycle, value: Money(minorUnits: row.integer(), currency: currency),
            used: Money(minorUnits: row.integer(), currency: currency))
    }

    /// Records ended cycles, each at most once, and the day through which cycles were processed.
    func close(_ records: [BenefitCycleRecord], of benefit: ID<Benefit>, through day: Day) throws {
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
    func recount(_ benefit: ID<Benefit>, around day: Day) throws {
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

// MARK: - Rows

extension Benefit: Record {
    package enum Column: Int32, RecordColumn {
        case id, card, template, name, details, merchant, category, value, currency, frequency, alignment, usesPerCycle, bonuses,
            chargePatterns,
            creditPatterns, lastDay, ownFacts, mode, since, place, isRemoved, revision
    }

    package static let sql = RecordSQL<Column>("benefit", fixed: [.card, .template], revision: .revision, further: ["closed_through"])

    package init(_ row: RecordRow<Column>) throws {
        let currency = try row.currency(.currency)
        guard let frequency = BenefitFrequency(text: row.text(.frequency)) else {
            throw StorageError.unknownValue(column: "frequency", value: row.text(.frequency))
        }
        let terms = BenefitTerms(
            name: row.text(.name), details: row.text(.details), merchant: row.optionalText(.merchant), category: try row.value(.category),
            value: try row.money(.value, .currency), frequency: frequency, alignment: try row.value(.alignment),
            usesPerCycle: row.int(.usesPerCycle), bonuses: try ListColumn.bonuses(row.text(.bonuses), currency),
            chargePatterns: ListColumn.lines(row.text(.chargePatterns)),
            creditPatterns: ListColumn.lines(row.text(.creditPatterns)), lastDay: row.optionalDay(.lastDay))
        self.init(
            id: row.id(.id), card: row.id(.card), template: row.optionalText(.template), terms: terms,
            ownFacts: try ListColumn.words(row.text(.ownFacts), "own_facts"), mode: try row.value(.mode), since: row.day(.since),
            position: row.int(.place), isRemoved: row.bool(.isRemoved), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .card: .id(card)
        case .template: .optional(template)
        case .name: .text(terms.name)
        case .details: .text(terms.details)
        case .merchant: .optional(terms.merchant)
        case .category: .text(terms.category.rawValue)
        case .value: .integer(terms.value.minorUnits)
        case .currency: .currency(terms.value.currency)
        case .frequency: .text(terms.frequency.text)
        case .alignment: .text(terms.alignment.rawValue)
        case .usesPerCycle: .int(terms.usesPerCycle)
        case .bonuses: ListColumn.bonuses(terms.bonuses)
        case .chargePatterns: ListColumn.lines(terms.chargePatterns)
        case .creditPatterns: ListColumn.lines(terms.creditPatterns)
        case .lastDay: .day(terms.lastDay)
        case .ownFacts: ListColumn.words(ownFacts)
        case .mode: .text(mode.rawValue)
        case .since: .day(since)
        case .place: .int(position)
        case .isRemoved: .bool(isRemoved)
        case .revision: .integer(revision)
        }
    }
}
