import Models
import Recurrence
import Services
import Storage

/// Reads what recurs at a payee out of the ledger.
struct RecurringSeriesReader {
    private let connection: Connection
    private let household: ID<Household>
    private let detector: RecurrenceDetector
    private let recurrence: RecurrenceRepository
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    /// The transactions of subscriptions that are not removed.
    private let linked: Set<ID<Transaction>>
    private let dismissals: [String: RecurrenceDismissalRepository.Dismissal]

    init(_ connection: Connection, household: ID<Household>, today: Day) throws {
        self.connection = connection
        self.household = household
        detector = RecurrenceDetector(today: today)
        recurrence = RecurrenceRepository(connection, household: household)
        let records = try LedgerAccountRepository(connection, household: household).all()
        ledgerAccounts = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let subscriptions = try SubscriptionRepository(connection, household: household).all().filter { !$0.isRemoved }
        let charges = subscriptions.isEmpty ? [:] : try SubscriptionChargeRepository(connection, household: household).all()
        linked = Set(subscriptions.flatMap { charges[$0.id] ?? [] }.compactMap(\.transaction))
        dismissals = try RecurrenceDismissalRepository(connection, household: household).all()
    }

    // MARK: - Series

    /// What is open at all known payees: not a subscription's, and not dismissed.
    ///
    /// - Parameter suggested: only payees with suggestions.
    func all(suggested: Bool) throws -> [DetectedSeries] {
        try recurrence.names(suggested: suggested).flatMap { try series(of: $0) }.filter(isOpen)
    }

    /// All series of a normalised payee.
    func series(of name: String) throws -> [DetectedSeries] {
        var charges = MovementCharges(ledgerAccounts)
        try recurrence.movements(of: name, since: first) { charges.add($0) }
        return try series(of: name, charges.charges)
    }

    /// Calls a closure with the series of every normalised payee, reading all transactions once.
    func forEachPayee(_ body: (String, [DetectedSeries]) throws -> Void) throws {
        var name = ""
        var charges = MovementCharges(ledgerAccounts)
        try recurrence.movements(since: first) { next, movement in
            if next != name {
                if !name.isEmpty { try body(name, try series(of: name, charges.charges)) }
                (name, charges) = (next, MovementCharges(ledgerAccounts))
            }
            charges.add(movement)
        }
        if !name.isEmpty { try body(name, try series(of: name, charges.charges)) }
    }

    private var first: Day { detector.today.adding(days: -RecurrenceDetector.lookBack) }

    private func series(of name: String, _ charges: [RecurrenceCharge]) throws -> [DetectedSeries] {
        guard charges.count >= 2 else { return [] }
        return try detector.series(payeeKey: name, charges).map { series in
            var series = series
            if series.kind == .subscription || series.kind == .bill, try isOfStandingOrder(series) { series.kind = .order }
            return DetectedSeries(
                key: series.key, found: FoundSeries(series, accountName: ledgerAccounts[LedgerAccountID(series.account)]?.name ?? ""))
        }
    }

    /// Whether a series is neither a subscription's nor dismissed.
    func isOpen(_ series: DetectedSeries) -> Bool {
        let charges = series.found.charges
        if charges.count(where: { linked.contains($0.transaction) }) * 2 >= charges.count { return false }
        guard let dismissal = dismissals[series.key] else { return true }
        if dismissal.cycle != series.found.cycle { return true }
        // The amount of a bill is another one each time.
        return series.found.highest == nil && dismissal.amount != series.found.amount.minorUnits
    }

    // MARK: - Private

    private func isOfStandingOrder(_ series: RecurringSeries) throws -> Bool {
        guard let last = series.charges.last else { return false }
        return try TransferRepository(connection, household: household).find(group: last.id)?.standingOrder != nil
    }
}
