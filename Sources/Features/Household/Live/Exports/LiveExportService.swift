import HouseholdModel
import Models
import ServiceKit
import Services
import StatementFiles
import Storage

/// Streams an export from one snapshot: the ledger into a format writer, or the whole household as JSON.
struct LiveExportService: ExportServiceProtocol {
    let context: ServiceContext

    func export(
        _ request: ExportRequest, emit: @escaping @Sendable ([UInt8]) throws -> Void, finish: @escaping @Sendable () throws -> Void
    ) async throws {
        // An export of all accounts contains as much as a backup.
        if request.account == nil { try await context.requireConfirmation() }
        try await context.longRead { connection in
            let records = try LedgerAccountRepository(connection, household: context.household.id).all()
            if let account = request.account {
                guard records.contains(where: { $0.id == LedgerAccountID(account) && $0.role == .own }) else { throw ServiceError.notFound }
            }
            if let writer = request.format.ledgerWriter {
                try write(request, records, with: writer, connection, emit: emit)
            } else {
                // The browser exports for the signed-in member, the command line for the owner of the file, or the member as whom it acts.
                let scope = JSONExportScope(request, reader: context.member.id == nil ? nil : context.member)
                let (all, ledgerAccounts) = try everything(of: request, connection, records)
                let source = JSONExportSource(
                    all, household: context.household.id, scope: scope, modules: context.modules, ledgerAccounts: ledgerAccounts,
                    paths: context.paths)
                try JSONExport(source, of: context.modules.exportReaders, on: try context.today()).write(emit: emit)
            }
        }
        try finish()
        try await context.logDataExport(.exported)
    }

    /// What a JSON export reads: an owner's export of the whole household contains everything, also private accounts of others, like a backup.
    private func everything(
        of request: ExportRequest, _ connection: Connection, _ records: [LedgerAccountRecord]
    ) throws -> (Connection, [LedgerAccountRecord]) {
        guard request.account == nil, context.member.role == .owner, !connection.reach.isUnlimited else { return (connection, records) }
        let all = connection.scoped(to: .everything)
        return (all, try LedgerAccountRepository(all, household: context.household.id).all())
    }

    private func write(
        _ request: ExportRequest, _ records: [LedgerAccountRecord], with formatWriter: any LedgerWriter, _ connection: Connection,
        emit: @escaping ([UInt8]) throws -> Void
    ) throws {
        let ledgerAccounts = LedgerAccountIndex(
            records, onlyOwn: request.format == .ofx ? request.account : nil, closed: closed(records),
            parts: try CategoryParentRepository(connection, household: context.household.id).all(),
            payables: try payables(records, connection))
        let reader = ExportRepository(connection, household: context.household.id)
        let header = ExportHeader(
            household: context.household.name, currency: context.household.currency, day: try context.today(),
            accounts: try withBalances(ledgerAccounts, before: request.from, connection),
            budgets: request.account == nil ? try budgets(ledgerAccounts, connection) : [],
            from: try request.from ?? reader.firstDay(), until: request.until,
            onlyAccount: request.account.flatMap { ledgerAccounts.ledgerAccounts.firstIndex(of: LedgerAccountID($0)) })
        var output = ByteOutput(emit: emit)
        var writer = formatWriter
        try writer.write(header, into: &output) { position, each in
            // Entries of an account are ordered by the day on the account's side.
            let ledgerAccount = position.map { ledgerAccounts.ledgerAccounts[$0] } ?? request.account.map { LedgerAccountID($0) }
            try reader.groups(of: ledgerAccount, from: request.from, until: request.until) { group in
                for part in group.parts { try each(try ledgerAccounts.transaction(part, of: group)) }
            }
        }
    }

    /// The accounts of other members of which the reader sees the balance only.
    private func closed(_ records: [LedgerAccountRecord]) -> Set<LedgerAccountID> {
        Set(records.filter { $0.toAccount()?.showsOnlyBalance(to: context.member) == true }.map(\.id))
    }

    private func budgets(_ ledgerAccounts: LedgerAccountIndex, _ connection: Connection) throws -> [ExportedBudget] {
        try context.modules.budgetExporting.flatMap {
            try $0.budgets(of: ledgerAccounts.ledgerAccounts, in: context.household, on: connection)
        }
    }

    /// The ledger accounts and currencies in which the household is the debtor.
    private func payables(_ records: [LedgerAccountRecord], _ connection: Connection) throws -> Set<LedgerEffect.BalanceKey> {
        let receivables = records.filter { $0.role == .receivable }.map(\.id)
        guard !receivables.isEmpty else { return [] }
        let balances = try BalanceRepository(connection, household: context.household.id).all()
        return Set(
            receivables.flatMap { id in
                (balances[id] ?? []).map(\.booked).filter(\.isNegative).map {
                    LedgerEffect.BalanceKey(ledgerAccount: id, currency: $0.currency)
                }
            })
    }

    /// The ledger accounts with the balances of own accounts before a day.
    private func withBalances(
        _ ledgerAccounts: LedgerAccountIndex, before day: Day?, _ connection: Connection
    ) throws -> [ExportedLedgerAccount] {
        guard let day else { return ledgerAccounts.exported }
        let balances = BalanceRepository(connection, household: context.household.id)
        return try zip(ledgerAccounts.ledgerAccounts, ledgerAccounts.exported).map { ledgerAccount, exported in
            guard case .own = exported.role, let currency = exported.currency else { return exported }
            var exported = exported
            exported.balanceBefore = try balances.balance(of: ledgerAccount, in: currency, at: day.adding(days: -1))
            return exported
        }
    }
}
