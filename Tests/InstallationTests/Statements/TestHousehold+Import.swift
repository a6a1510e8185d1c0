import HouseholdModel
import ImportModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import ImportLive

extension Day {
    /// 1 January 2026, on which most statements of these tests are imported.
    static let newYear = day("2026-01-01")
}

/// Imports and what they write.
extension TestHousehold {
    var service: any StatementServiceProtocol { LiveStatementService(context: context) }

    @discardableResult
    func importFiles(_ files: String..., account: String? = nil, currency: String? = nil) async throws -> ImportReport {
        let request = ImportRequest(files: files, account: account, currency: currency.flatMap { Currency(code: $0) })
        let preview = try await service.preview(request, progress: nil)
        let report = try await service.commit(request, digest: preview.digest, progress: nil)
        // A preview predicts the commit exactly.
        #expect(report.isCommitted)
        #expect(preview.files == report.files && preview.digest == report.digest)
        try await checkIncrements()
        return report
    }

    func undo(_ report: ImportReport, force: Bool = false) async throws -> ImportUndo {
        let undo = try await service.undo(try #require(report.id), force: force)
        try await checkIncrements()
        return undo
    }

    /// Imports one file; returns the report of its first statement.
    @discardableResult
    func one(_ name: String, _ text: String, account: String? = nil) async throws -> StatementReport {
        try #require(try await importFiles(try file(name, text), account: account).files[0].statements.first)
    }

    /// Adds a transaction manually.
    @discardableResult
    func enter(
        _ units: Int64, in name: String, on day: String, payee: String = "", category: String? = nil, to other: String? = nil,
        status: TransactionStatus = .completed
    ) async throws -> ID<Transaction> {
        let record = try await #require(try ledgerAccount(name))
        let currency = try #require(record.currency)
        var draft = TransactionDraft(
            account: ID(rawValue: record.id.rawValue), amount: Money(minorUnits: units, currency: currency), day: try #require(Day(day)),
            payee: payee, status: status)
        if let category { draft.category = try await self.category(category) }
        if let other { draft.transferAccount = await ID(rawValue: try #require(try ledgerAccount(other)).id.rawValue) }
        return try #require(try await transactions.addTransaction(draft).transactions.first).id
    }

    /// The differences found by the ledger check.
    func differences() async throws -> [String] {
        try await services.backup().check().differences.map { String(describing: $0) }
    }

    // MARK: - Looking

    /// All rows of the tables that an import writes.
    func everything() async throws -> [[Int64]] {
        try await context.read { connection in
            [
                try connection.all("SELECT id, revision, is_archived FROM account ORDER BY id") {
                    [$0.integer(0), $0.integer(1), $0.integer(2)]
                },
                try connection.all("SELECT account, booked, entries FROM account_balance ORDER BY account, currency") {
                    [$0.integer(0), $0.integer(1), $0.integer(2)]
                },
                try connection.all("SELECT id, amount, source_day FROM txn ORDER BY id") { [$0.integer(0), $0.integer(1), $0.integer(2)] },
                try connection.all("SELECT id, state FROM statement_line ORDER BY id") { [$0.integer(0), $0.integer(1)] },
                try connection.all("SELECT line, import_id FROM line_seen ORDER BY line, import_id") { [$0.integer(0), $0.integer(1)] },
                try connection.all("SELECT id, undone FROM statement_import ORDER BY id") { [$0.integer(0), $0.integer(1)] },
                try connection.all("SELECT import_id, sequence FROM import_effect ORDER BY 1, 2") { [$0.integer(0), $0.integer(1)] },
                try connection.all("SELECT import_id, day, amount FROM checkpoint ORDER BY 1, 2") {
                    [$0.integer(0), $0.integer(1), $0.integer(2)]
                },
                try connection.all("SELECT group_id, amount FROM open_entry ORDER BY 1, 2") { [$0.integer(0), $0.integer(1)] },
                try connection.all("SELECT COUNT(*) FROM month_total") { [$0.integer(0)] },
                try connection.all("SELECT COUNT(*) FROM audit") { [$0.integer(0)] },
                try connection.all("SELECT COUNT(*) FROM payee") { [$0.integer(0)] },
            ].map { $0.flatMap { $0 } }
        }
    }

    func group(_ id: ID<Transaction>) async throws -> TransactionGroup? {
        try await context.read { try TransactionRepository($0, household: context.household.id).group(id) }
    }

    /// Number of open entries.
    func waiting() async throws -> Int {
        try await context.read { try $0.first("SELECT COUNT(*) FROM open_entry") { $0.int(0) } ?? 0 }
    }

    func ledgerAccount(_ name: String) async throws -> LedgerAccountRecord? {
        try await context.read {
            try LedgerAccountRepository($0, household: context.household.id).all().first { $0.role == .own && $0.name == name }
        }
    }

    /// Booked balance in minor units, now or at the end of a day.
    func balance(_ name: String, at day: String? = nil) async throws -> Int64 {
        let record = try await #require(try ledgerAccount(name))
        let currency = try #require(record.currency)
        return try await context.read { connection in
            let repository = BalanceRepository(connection, household: context.household.id)
            if let day { return try repository.balance(of: record.id, in: currency, at: try #require(Day(day))).minorUnits }
            return try repository.balance(of: record.id, in: currency).booked.minorUnits
        }
    }

    /// All groups of the household.
    func groups() async throws -> [TransactionGroup] {
        try await context.read { connection in
            let ids: [ID<Transaction>] = try connection.all("SELECT DISTINCT group_id FROM txn ORDER BY group_id") { $0.id(0) }
            return try ids.compactMap { try TransactionRepository(connection, household: context.household.id).group($0) }
        }
    }

    func entries(_ name: String) async throws -> Int {
        let record = try await #require(try ledgerAccount(name))
        let currency = try #require(record.currency)
        return try await context.read {
            try BalanceRepository($0, household: context.household.id).balance(of: record.id, in: currency).entries
        }
    }

    /// Recomputes every balance and monthly total from the transactions and compares them.
    func checkIncrements() async throws {
        var effect = LedgerEffect()
        for group in try await groups() { try effect.add(group) }
        let recomputed = effect
        try await context.read { connection in
            let rows: [(LedgerAccountID, Currency, Int64, Int64, Int64)] = try connection.all(
                "SELECT account, currency, booked, pending_out, entries FROM account_balance"
            ) { ($0.ledgerAccount(0), try $0.currency(1), $0.integer(2), $0.integer(3), $0.integer(4)) }
            for (ledgerAccount, currency, booked, pending, entries) in rows {
                let expected =
                    recomputed.balances[LedgerEffect.BalanceKey(ledgerAccount: ledgerAccount, currency: currency)]
                    ?? LedgerEffect.BalanceChange()
                #expect(booked == expected.booked && pending == expected.pendingOut && entries == expected.entries)
            }
            #expect(
                try LedgerCheckRepository(connection, household: context.household.id).check(context.modules.differences).differences
                    .isEmpty)
        }
    }
}
