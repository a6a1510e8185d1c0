import HouseholdModel
import Models
import ServiceKit
import Services
import Storage
import WireModels

/// Reads the household, its members, ledger accounts and payees for a JSON export.
struct HouseholdExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] {
        [
            .ofHousehold("members", write: members),
            JSONExportSection("ledgerAccounts", write: ledgerAccounts),
            .ofHousehold("payees", write: payees),
        ]
    }

    /// - Throws: `ServiceError.notFound` if there is no such household.
    func household() throws -> HouseholdExport {
        let households = HouseholdRepository(source.connection)
        guard let household = try households.find(source.household) else { throw ServiceError.notFound }
        return HouseholdExport(household, createdAt: Instant(milliseconds: try households.createdAt(source.household)))
    }

    /// By name, then former ones, whom the history names.
    private func members(into output: JSONExportOutput) throws {
        let repository = NotificationSettingsRepository(source.connection, household: source.household)
        let types = source.modules.notifications.types.map(\.type)
        for (profile, leftAt) in try MemberRepository(source.connection, household: source.household).allWithFormer() {
            let settings = source.scope.contains(privateDataOf: profile.id) ? try repository.find(profile.id) : nil
            // Default settings are not stored and have no revision.
            try output.record(
                MemberExport(
                    profile, leftAt: leftAt.map { Instant(milliseconds: $0) }, settings: settings.flatMap { $0.revision > 0 ? $0 : nil },
                    types: types))
        }
    }

    /// All of them, also for a single account, since its transactions refer to others; no private ones that the reader does not see.
    private func ledgerAccounts(into output: JSONExportOutput) throws {
        let isDivided = source.ledgerAccounts.contains { $0.owner != nil }
        let names = try isDivided ? MemberRepository(source.connection, household: source.household).names() : [:]
        for record in source.ledgerAccounts.inExportOrder where record.role != .private { try output.record(Self.exported(record, names)) }
    }

    /// - Parameter names: the names of members.
    private static func exported(_ record: LedgerAccountRecord, _ names: [ID<Member>: String]) -> LedgerAccountExport {
        let createdAt = Instant(milliseconds: record.createdAt)
        if let account = record.toAccount() {
            return LedgerAccountExport(
                account, ownerName: account.owner.flatMap { names[$0] }, openingTransaction: record.openingGroup,
                openingKnown: record.isOpeningKnown, csvLayout: record.csvLayout, createdAt: createdAt)
        }
        if let category = record.toCategory() { return LedgerAccountExport(category, createdAt: createdAt) }
        return LedgerAccountExport(counterAccount: record.id, role: record.role, name: record.name, createdAt: createdAt)
    }

    /// Oldest first.
    private func payees(into output: JSONExportOutput) throws {
        try PayeeRepository(source.connection, household: source.household).all { name, payee in
            try output.record(
                PayeeExport(name: name, spendingCategory: payee.spendingCategory, incomeCategory: payee.incomeCategory))
        }
    }
}
