package import Models
package import Storage

/// What net worth changed by. For a reader who sees everything it is what left categories, equity and conversion, so that transfers on their way
/// between own accounts count; for others it is what the accounts that count changed by, since the rest is not theirs to see.
package struct NetWorthFlows {
    private let connection: Connection
    private let flows: FlowRepository

    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        flows = FlowRepository(connection, household: household)
    }

    private var reach: Reach { connection.reach }

    /// Whether a ledger account with a balance counts: an own account, or what other people owe.
    package func counts(_ ledgerAccount: LedgerAccountID) -> Bool { reach.counts(ID(rawValue: ledgerAccount.rawValue)) }

    /// The first month with transactions; nil for none.
    package func firstMonth() throws -> Month? {
        reach.isEverything ? try flows.firstMonth() : try flows.firstMonths().filter { counts($0.key) }.values.min()
    }

    /// The changes of months per currency, from a month on, also of months to come.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func months(since month: Month) throws -> [FlowRepository.MonthFlow] {
        guard !reach.isEverything else { return try flows.netWorthChanges(since: month) }
        return try sums(of: flows.heldMonths(since: month)).map {
            FlowRepository.MonthFlow(currency: $0.currency, month: Month(of: $0.day), net: $0.net)
        }
    }

    /// The changes within some days of one month, per currency.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func month(of days: ClosedRange<Day>) throws -> [FlowRepository.MonthFlow] {
        guard !reach.isEverything else { return try flows.netWorthChanges(from: days.lowerBound, until: days.upperBound) }
        let month = Month(of: days.lowerBound)
        let held = try flows.heldDays(days).map {
            FlowRepository.HeldFlow(ledgerAccount: $0.ledgerAccount, day: month.firstDay, net: $0.net)
        }
        return try sums(of: held).map { FlowRepository.MonthFlow(currency: $0.currency, month: month, net: $0.net) }
    }

    /// The changes of days per currency, from a day on, also of days to come.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func days(since day: Day) throws -> [FlowRepository.DayFlow] {
        guard !reach.isEverything else { return try flows.netWorthDays(since: day) }
        return try sums(of: flows.heldDays(day...Day(number: .max)))
    }

    /// The opening balances of own accounts whose entries the reader sees, dated `first` or later.
    package func openings(since first: Day) throws -> [Money] { try flows.openings(since: first) }

    // MARK: - Private

    private struct Key: Hashable {
        var currency: Currency
        var day: Day
    }

    /// The sums of the accounts that count, by currency and day.
    private func sums(of held: [FlowRepository.HeldFlow]) throws -> [FlowRepository.DayFlow] {
        var sums: [Key: Int128] = [:]
        for flow in held where counts(flow.ledgerAccount) {
            sums[Key(currency: flow.net.currency, day: flow.day), default: 0] += Int128(flow.net.minorUnits)
        }
        return try sums.sorted { ($0.key.currency, $0.key.day) < ($1.key.currency, $1.key.day) }.map { key, sum in
            guard let net = Int64(exactly: sum) else { throw MoneyError.overflow }
            return FlowRepository.DayFlow(day: key.day, currency: key.currency, net: net)
        }
    }
}
