package import CardsModel
import Models
package import Storage

/// Benefit uses, and open questions which benefit a transaction used.
final class BenefitUseRepository: ScopedRepository {
    // MARK: - Reading

    /// The use with an id; nil if it does not exist.
    func find(_ id: ID<BenefitUse>) throws -> BenefitUse? {
        try connection.first("SELECT \(BenefitUse.self) FROM benefit_use WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// All uses from a day on by benefit, newest first, including undone ones.
    func all(since day: Day) throws -> [ID<Benefit>: [BenefitUse]] {
        let uses: [BenefitUse] = try connection.all(
            "SELECT \(BenefitUse.self) FROM benefit_use WHERE household = $1 AND day >= $2 ORDER BY day DESC, id DESC", .id(household),
            .day(day))
        return Dictionary(grouping: uses, by: \.benefit)
    }

    /// The uses of a benefit, newest first, including undone ones.
    func all(of benefit: ID<Benefit>) throws -> [BenefitUse] {
        try connection.all(
            "SELECT \(BenefitUse.self) FROM benefit_use WHERE household = $1 AND benefit = $2 ORDER BY day DESC, id DESC",
            .id(household), .id(benefit))
    }

    /// The uses of some benefits, newest first, including undone ones; benefits without uses are missing.
    func all(of benefits: some Sequence<ID<Benefit>>) throws -> [ID<Benefit>: [BenefitUse]] {
        let uses: [BenefitUse] = try connection.all(Self.usesOfBenefits, .id(household), in: ValueList.unique(benefits))
        return Dictionary(grouping: uses, by: \.benefit)
    }

    private static let usesOfBenefits: SQL =
        "SELECT \(BenefitUse.self) FROM benefit_use WHERE household = $1 AND benefit IN (\(list: 2)) ORDER BY benefit, day DESC, id DESC"

    /// The uses with a transaction as charge or credit, including undone ones.
    ///
    /// The inner query selects ids only, which the column's index covers: without statistics SQLite prefers a scan of all rows of the
    /// household to an index that needs a second lookup.
    func found(by transaction: ID<Transaction>) throws -> [BenefitUse] {
        let charged: [BenefitUse] = try connection.all(
            """
            SELECT \(BenefitUse.self, of: "u") FROM benefit_use AS f CROSS JOIN benefit_use AS u
            WHERE f.household = $1 AND f.charge = $2 AND u.household = f.household AND u.id = f.id ORDER BY u.id
            """, .id(household), .id(transaction))
        let credited: [BenefitUse] = try connection.all(
            """
            SELECT \(BenefitUse.self, of: "u") FROM benefit_use AS f CROSS JOIN benefit_use AS u
            WHERE f.household = $1 AND f.credit = $2 AND u.household = f.household AND u.id = f.id ORDER BY u.id
            """, .id(household), .id(transaction))
        return charged + credited.filter { $0.charge != transaction }
    }

    /// The uses with one of some transactions as charge or credit, by transaction, including undone ones; first those it charged.
    func found(by transactions: some Sequence<ID<Transaction>>) throws -> [ID<Transaction>: [BenefitUse]] {
        var found: [ID<Transaction>: [BenefitUse]] = [:]
        let ids = ValueList.unique(transactions)
        for use: BenefitUse in try connection.all(Self.charged, .id(household), in: ids) {
            if let charge = use.charge { found[charge, default: []].append(use) }
        }
        for use: BenefitUse in try connection.all(Self.credited, .id(household), in: ids) {
            if let credit = use.credit, credit != use.charge { found[credit, default: []].append(use) }
        }
        return found
    }

    private static let charged: SQL = """
        SELECT \(BenefitUse.self, of: "u") FROM benefit_use AS f CROSS JOIN benefit_use AS u
        WHERE f.household = $1 AND f.charge IN (\(list: 2)) AND u.household = f.household AND u.id = f.id ORDER BY u.id
        """

    private static let credited: SQL = """
        SELECT \(BenefitUse.self, of: "u") FROM benefit_use AS f CROSS JOIN benefit_use AS u
        WHERE f.household = $1 AND f.credit IN (\(list: 2)) AND u.household = f.household AND u.id = f.id ORDER BY u.id
        """

    /// Some uses by id; those that do not exist are missing.
    func all(_ ids: some Sequence<ID<BenefitUse>>) throws -> [ID<BenefitUse>: BenefitUse] {
        try connection.all(Self.uses, .id(household), in: ValueList.unique(ids), by: \.id)
    }

    private static let uses: SQL = "SELECT \(BenefitUse.self) FROM benefit_use WHERE household = $1 AND id IN (\(list: 2))"

    /// Whether any transaction has used a benefit or has a question.
    func hasTransactions() throws -> Bool {
        try connection.exists(
            """
            SELECT 1 FROM benefit_use WHERE household = $1 AND charge IS NOT NULL
            UNION ALL SELECT 1 FROM benefit_use WHERE household = $1 AND credit IS NOT NULL
            UNION ALL SELECT 1 FROM benefit_question WHERE household = $1
            LIMIT 1
            """, .id(household))
    }

    // MARK: - Writing

    /// Inserts a use.
    func insert(_ use: BenefitUse) throws {
        try connection.insert(use, of: household)
    }

    /// Updates the mutable columns and increases the revision.
    func update(_ use: BenefitUse) throws {
        try connection.update(use, of: household)
    }

    /// Deletes a use.
    func delete(_ id: ID<BenefitUse>) throws {
        try connection.execute("DELETE FROM benefit_use WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    // MARK: - Questions

    /// Open questions with their candidate benefits, newest transaction first; without removed cards and benefits.
    ///
    /// - Parameters:
    ///   - card: restricts to a card; nil for all.
    ///   - limit: the number of transactions at most; the cost does not grow with further ones.
    func questions(of card: ID<Card>? = nil, limit: Int) throws -> [(transaction: ID<Transaction>, benefits: [ID<Benefit>])] {
        var found: [(transaction: ID<Transaction>, benefits: [ID<Benefit>])] = []
        // The cross join fixes the join order, in which SQLite can stop at the limit.
        try connection.query(
            """
            SELECT group_id, benefit FROM benefit_question WHERE household = $1 AND group_id IN (
                SELECT DISTINCT q.group_id FROM benefit_question AS q CROSS JOIN benefit AS b CROSS JOIN card AS c
                WHERE q.household = $1 AND q.is_answered = 0 AND b.household = q.household AND b.id = q.benefit AND b.is_removed = 0
                    AND c.household = b.household AND c.id = b.card AND c.is_removed = 0 AND c.id = COALESCE($2, c.id)
                ORDER BY q.group_id DESC LIMIT $3
            ) ORDER BY group_id DESC, benefit
            """, .id(household), .id(card), .int(limit)
        ) { row in
            let (transaction, benefit) = (row.id() as ID<Transaction>, row.id() as ID<Benefit>)
            if found.last?.transaction == transaction {
                found[found.count - 1].benefits.append(benefit)
            } else {
                found.append((transaction, [benefit]))
            }
        }
        return found
    }

    /// Calls a closure with each candidate benefit of each question, including answered ones.
    func allQuestions(row body: (ID<Transaction>, ID<Benefit>, _ isAnswered: Bool) throws -> Void) throws {
        try connection.query(
            "SELECT group_id, benefit, is_answered FROM benefit_question WHERE household = $1 ORDER BY group_id, benefit", .id(household)
        ) { try body($0.id(), $0.id(), $0.bool()) }
    }

    /// The candidate benefits of a transaction's question; empty if there is none.
    func question(of transaction: ID<Transaction>) throws -> [ID<Benefit>] {
        try connection.all(
            "SELECT benefit FROM benefit_question WHERE household = $1 AND group_id = $2 AND is_answered = 0 ORDER BY benefit",
            .id(household),
            .id(transaction))
    }

    /// Adds the question which of some benefits a transaction used.
    func addQuestion(_ transaction: ID<Transaction>, _ benefits: [ID<Benefit>]) throws {
        for benefit in benefits {
            try connection.execute(
                "INSERT INTO benefit_question (household, group_id, benefit, is_answered) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING",
                .id(household), .id(transaction), .id(benefit))
        }
    }

    /// Deletes an unanswered question.
    func withdraw(_ transaction: ID<Transaction>) throws {
        try connection.execute(
            "DELETE FROM benefit_question WHERE household = $1 AND group_id = $2 AND is_answered = 0", .id(household), .id(transaction))
    }

    /// Answers a question with *none*.
    func answerNone(_ transaction: ID<Transaction>) throws {
        try connection.execute(
            "UPDATE benefit_question SET is_answered = 1 WHERE household = $1 AND group_id = $2", .id(household), .id(transaction))
    }

    /// Whether a question was answered with *none*.
    func isAnswered(_ transaction: ID<Transaction>) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM benefit_question WHERE household = $1 AND group_id = $2 AND is_answered = 1 LIMIT 1", .id(household),
            .id(transaction))
    }
}

// MARK: - Rows

extension BenefitUse: Record {
    package enum Column: Int32, RecordColumn {
        case id, benefit, day, amount, posted, currency, state, charge, credit, isByHand, revision
    }

    package static let sql = RecordSQL<Column>(
        "benefit_use", fixed: [.benefit, .currency, .isByHand], revision: .revision, isChecked: false)

    package init(_ row: RecordRow<Column>) throws {
        self.init(
            id: row.id(.id), benefit: row.id(.benefit), day: row.day(.day), amount: try row.money(.amount, .currency),
            posted: try row.optionalMoney(.posted, .currency), state: try row.value(.state), charge: row.optionalID(.charge),
            credit: row.optionalID(.credit), isManual: row.bool(.isByHand), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .benefit: .id(benefit)
        case .day: .day(day)
        case .amount: .integer(amount.minorUnits)
        case .posted: .optional(posted?.minorUnits)
        case .currency: .currency(amount.currency)
        case .state: .text(state.rawValue)
        case .charge: .id(charge)
        case .credit: .id(credit)
        case .isByHand: .bool(isManual)
        case .revision: .integer(revision)
        }
    }
}
