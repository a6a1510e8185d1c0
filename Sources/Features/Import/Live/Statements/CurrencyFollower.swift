import Ledger
import Models
import Storage

/// Adopts the currency of the first file for a household without bookings, whose currency was not chosen and is not used by any account
/// (docs/decisions/0083-rates-of-their-day.md).
struct CurrencyFollower {
    private let write: UnitOfWork
    private let household: Household
    private let isFirst: Bool

    /// Before the import runs.
    init(_ write: UnitOfWork, household: Household) throws {
        self.write = write
        self.household = household
        // A household without any booking has few changes.
        isFirst =
            try TransactionRepository(write.connection, household: household.id).isEmpty()
            && !AuditRepository(write.connection, household: household.id).contains(.editHousehold)
    }

    /// After the import has run.
    ///
    /// - Returns: the currency of the first statement with lines, if it became that of the household.
    func follow(_ report: ImportReport) throws -> Currency? {
        guard isFirst, let first = report.files.flatMap(\.statements).first(where: { $0.new > 0 })?.currency else { return nil }
        let accounts = try LedgerAccountRepository(write.connection, household: household.id).all().compactMap { $0.toAccount() }
        let households = HouseholdRepository(write.connection)
        guard var household = try households.find(household.id), household.offeredCurrency(for: accounts) != nil else { return nil }
        household.currency = first
        try households.update(household)
        try write.record(.followCurrency, subject: first.code)
        return first
    }
}
