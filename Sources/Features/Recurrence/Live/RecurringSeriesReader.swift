package import Ledger
package import Models
package import Recurrence
package import RecurrenceModel
import Services
import Storage

/// Reads the recurring series of a payee from the ledger.
package struct RecurringSeriesReader {
    private let connection: Connection
    private let household: ID<Household>
    private let detector: RecurrenceDetector
    private let recurrence: RecurrenceRepository
    private let names: RecurringNames
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    private let claiming: [any RecurrenceClaiming]
    /// The transactions that belong to subscriptions already.
    private let linked: Set<ID<Transaction>>
    private let dismissals: [String: RecurrenceDismissalRepository.Dismissal]

    /// The number of payees up to which each is found by the words of its texts; for more, all transactions are read once.
    static let mostSearches = 200

    init(_ connection: Connection, household: ID<Household>, today: Day, names: RecurringNames, modules: LedgerModules) throws {
        self.names = names
        self.connection = connection
        self.household = household
        detector = RecurrenceDetector(today: today)
        recurrence = RecurrenceRepository(connection, household: household)
        let records = try LedgerAccountRepository(connection, household: household).all()
        ledgerAccounts = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        claiming = modules.claimingRecurrence
        linked = try claiming.reduce(into: []) { $0.formUnion(try $1.claimedTransactions(connection, household: household)) }
        dismissals = try RecurrenceDismissalRepository(connection, household: household).all()
    }

    /// A reader within a write, of what its member sees.
    package init(_ write: UnitOfWork, today: Day, normalizer: PayeeNormalizer) throws {
        try self.init(
            write.visible, household: write.household, today: today, names: RecurringNames(write, normalizer: normalizer),
            modules: write.modules)
    }

    // MARK: - Series

    /// The open series of all payees: neither linked to a subscription nor dismissed.
    ///
    /// - Parameter suggested: only payees with suggestions.
    func all(suggested: Bool, of examination: RecurrenceExamination) throws -> [FoundSeries] {
        var found: [FoundSeries] = []
        try forEachPayee(among: Set(try examination.names(suggested: suggested, in: recurrence))) { found += $1.filter(isOpen) }
        return found
    }

    /// All series of a normalised payee.
    package func series(of name: String) throws -> [FoundSeries] {
        var found: [FoundSeries] = []
        try forEachPayee(among: [name]) { found += $1 }
        return found
    }

    /// Calls a closure with the series of each of some normalised payees that has transactions: few are searched individually, for many all
    /// transactions are read once.
    func forEachPayee(among wanted: Set<String>, _ body: (String, [FoundSeries]) throws -> Void) throws {
        guard wanted.count <= Self.mostSearches else { return try scan(for: wanted, body) }
        var wordless: Set<String> = []
        for name in wanted.sorted() {
            guard let movements = try recurrence.movements(of: names.payees(of: name, in: recurrence), since: first) else {
                wordless.insert(name)
                continue
            }
            try body(name, try series(of: name, movements))
        }
        if !wordless.isEmpty { try scan(for: wordless, body) }
    }

    private func scan(for wanted: Set<String>, _ body: (String, [FoundSeries]) throws -> Void) throws {
        // Payees without a stored name come first, in any order.
        var early: [String: [RecurrenceRepository.Movement]] = [:]
        var (last, name) = ("", "")
        var movements: [RecurrenceRepository.Movement] = []
        func finish() throws {
            guard !name.isEmpty else { return }
            if let others = early.removeValue(forKey: name) {
                movements = (others + movements).sorted {
                    ($0.transaction.sourceDay, $0.group, $0.transaction.id) < ($1.transaction.sourceDay, $1.group, $1.transaction.id)
                }
            }
            try body(name, try series(of: name, movements))
        }
        try recurrence.forEachMovement(since: first, ignoringNames: names.ignoresStored) { stored, payee, movement in
            if let new = names.new[payee] {
                if wanted.contains(new) { early[new, default: []].append(try movement()) }
                return
            }
            if stored != last {
                try finish()
                last = stored
                (name, movements) = (wanted.contains(stored) ? stored : "", [])
            }
            if !name.isEmpty { movements.append(try movement()) }
        }
        try finish()
        movements = []
        for rest in early.keys.sorted() {
            name = rest
            movements = []
            try finish()
        }
    }

    private var first: Day { detector.today.adding(days: -RecurrenceDetector.lookBack) }

    private func series(of name: String, _ movements: [RecurrenceRepository.Movement]) throws -> [FoundSeries] {
        let charges = RecurrenceCharge.charges(of: movements, ledgerAccounts)
        guard charges.count >= 2 else { return [] }
        return try detector.series(payeeKey: name, charges).map { series in
            var series = series
            if series.kind == .subscription || series.kind == .bill, try isOfStandingOrder(series) { series.kind = .order }
            return FoundSeries(series, accountName: ledgerAccounts[LedgerAccountID(series.account)]?.name ?? "")
        }
    }

    /// Whether a series is neither linked to a subscription nor dismissed.
    package func isOpen(_ series: FoundSeries) -> Bool {
        let charges = series.charges
        if charges.count(where: { linked.contains($0.transaction) }) * 2 >= charges.count { return false }
        guard let dismissal = dismissals[series.key] else { return true }
        if dismissal.cycle != series.cycle { return true }
        // The amount of a bill differs each time.
        return series.highest == nil && dismissal.amount != series.amount.minorUnits
    }

    // MARK: - Private

    private func isOfStandingOrder(_ series: RecurringSeries) throws -> Bool {
        guard let last = series.charges.last else { return false }
        return try claiming.contains { try $0.isOrdered(last.id, connection, household: household) }
    }
}
