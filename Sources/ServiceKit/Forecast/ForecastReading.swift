import Forecasting
package import Models
import Services
package import Storage

/// The read of a forecast: the input data of its sources, in one snapshot.
package struct ForecastReading {
    package let reading: HouseholdReading
    package let household: Household
    package let today: Day
    /// The last day of the forecast.
    package let last: Day
    package let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    /// The own accounts that count for the reader, archived ones too.
    package let accounts: [ID<Account>: Account]
    package let rates: ForecastRates
    /// The items that earlier sources have scheduled.
    package var covered = ForecastCover()

    package init(_ reading: HouseholdReading, household: Household, today: Day, through last: Day) throws {
        self.reading = reading
        self.household = household
        self.today = today
        self.last = last
        rates = ForecastRates(RateLookup(reading.connection, household: household.id), today: today)
        let records = try reading.ledgerAccounts()
        ledgerAccounts = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let reach = reading.connection.reach
        accounts = Dictionary(
            records.compactMap { $0.toAccount() }.filter { reach.counts($0.id) }.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    package var connection: Connection { reading.connection }

    /// The default account.
    package var defaultAccount: Account? { accounts.values.first { $0.isDefault && !$0.isArchived } }

    /// The category of spending of a ledger account; nil for anything else.
    package func spendingCategory(_ ledgerAccount: LedgerAccountID) -> ID<Models.Category>? {
        guard let record = ledgerAccounts[ledgerAccount], record.categoryClass == .spending else { return nil }
        return ID(rawValue: ledgerAccount.rawValue)
    }

    /// The own account of a ledger account; nil for anything else.
    package func account(_ ledgerAccount: LedgerAccountID) -> Account? { accounts[ID(rawValue: ledgerAccount.rawValue)] }

    /// The sides of a part of a past transaction on own accounts.
    package func sides(of part: Transaction, in group: ID<Transaction>) -> [ScheduledPast] {
        let category = spendingCategory(part.destination)
        return [
            side(group, of: part.source, on: part.sourceDay, part.amount, isOut: true, category),
            side(group, of: part.destination, on: part.destinationDay, part.amount, isOut: false, nil),
        ].compactMap(\.self)
    }

    private func side(
        _ group: ID<Transaction>, of ledgerAccount: LedgerAccountID, on day: Day, _ amount: Money, isOut: Bool,
        _ category: ID<Models.Category>?
    ) -> ScheduledPast? {
        guard let account = account(ledgerAccount), account.currency == amount.currency else { return nil }
        return ScheduledPast(
            transaction: group, account: account.id, day: day, amount: isOut ? -amount.minorUnits : amount.minorUnits, category: category)
    }

    /// The items of a debit of an own account, a credit, or both.
    ///
    /// - Parameters:
    ///   - key: identifies the occurrence.
    ///   - amount: above zero.
    ///   - title: that of an item without an own account on its other side.
    ///   - received: the amount credited to the destination, if it differs.
    package func items(
        key: String, day: Day, amount: Money, title: String, kind: ForecastItem.Kind, object: ObjectReference,
        category: ID<Models.Category>? = nil, spread: Int64 = 0, from source: ID<Account>?, to destination: ID<Account>?,
        received: Money? = nil
    ) throws -> [ForecastItem] {
        var items: [ForecastItem] = []
        for (id, counter, amount, isOut) in [
            (source, destination, amount, true), (destination, source, received ?? amount, false),
        ] {
            guard let id, let account = accounts[id], let converted = try rates.converted(amount, of: account) else { continue }
            let other = counter.flatMap { accounts[$0] }
            items.append(
                ForecastItem(
                    key: "\(key)/\(id)", day: day, account: id, amount: isOut ? -converted : converted, title: other?.name ?? title,
                    kind: kind, object: object, category: category, counterAccount: other?.id, spread: spread))
        }
        return items
    }
}
