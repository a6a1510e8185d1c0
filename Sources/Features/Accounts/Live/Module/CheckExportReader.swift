import AccountsModel
import Models
import ServiceKit
import Storage
import WireModels

/// Reads closed days, open checks and carried entries for a JSON export, account by account.
struct CheckExportReader: ExportReader {
    private let source: JSONExportSource
    private let repository: CheckRepository

    init(source: JSONExportSource) {
        self.source = source
        repository = CheckRepository(source.connection, household: source.household)
    }

    var sections: [JSONExportSection] {
        [
            JSONExportSection("closings", write: closings),
            JSONExportSection("openChecks", write: openChecks),
            JSONExportSection("carriedEntries", write: carriedEntries),
        ]
    }

    /// By account and day.
    private func closings(into output: JSONExportOutput) throws {
        for account in source.accounts {
            try repository.closings(of: account.id) { day, stated, at, member in
                try output.record(
                    ClosingExport(
                        account: account.id, day: day, stated: Money(minorUnits: stated, currency: account.currency),
                        at: Instant(milliseconds: at), member: member))
            }
        }
    }

    /// By account, at most one for each.
    private func openChecks(into output: JSONExportOutput) throws {
        for account in source.accounts {
            guard let check = try repository.find(account.id) else { continue }
            try output.record(
                OpenCheckExport(
                    account: account.id, since: check.since, day: check.day,
                    stated: Money(minorUnits: check.stated, currency: account.currency), ticked: try repository.ticked(account.id)))
        }
    }

    /// By account and transaction.
    private func carriedEntries(into output: JSONExportOutput) throws {
        for account in source.accounts {
            try repository.carried(account.id) { transaction, carriedDay, settledDay in
                try output.record(
                    CarriedEntryExport(account: account.id, transaction: transaction, carriedDay: carriedDay, settledDay: settledDay))
            }
        }
    }
}
