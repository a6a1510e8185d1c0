import ImportModel
import Models
import ServiceKit
import Storage
import WireModels

/// Reads imports, stated balances and statement lines for a JSON export.
struct StatementExportReader: ExportReader {
    private let source: JSONExportSource
    private let repository: ExportRepository

    init(source: JSONExportSource) {
        self.source = source
        repository = ExportRepository(source.connection, household: source.household)
    }

    var sections: [JSONExportSection] {
        [
            .ofHousehold("imports", write: imports),
            JSONExportSection("statedBalances", write: statedBalances),
            JSONExportSection("statementLines", write: lines),
        ]
    }

    /// Oldest first, including undone ones.
    private func imports(into output: JSONExportOutput) throws {
        let imports = ImportRepository(source.connection, household: source.household)
        try imports.all { id, at, member, isUndone in
            try output.record(
                ImportExport(
                    id: id, at: Instant(milliseconds: at), member: member, isUndone: isUndone, files: try imports.files(of: id) ?? []))
        }
    }

    /// By account and day.
    private func statedBalances(into output: JSONExportOutput) throws {
        let checkpoints = CheckpointRepository(source.connection, household: source.household)
        for account in source.accounts {
            try checkpoints.all(of: account.id, from: source.scope.firstDay, until: source.scope.lastDay) { day, amount, importID in
                try output.record(
                    StatedBalanceExport(
                        account: account.id, day: day, amount: Money(minorUnits: amount, currency: account.currency), source: importID))
            }
        }
    }

    /// By account and day.
    private func lines(into output: JSONExportOutput) throws {
        for account in source.accounts {
            let id = account.id.description
            var dayText = CachedText<Day>()
            var importText = CachedText<ID<StatementImport>>()
            try repository.lines(of: account.id, from: source.scope.firstDay, until: source.scope.lastDay) { line in
                try output.record(
                    StatementLineExport(
                        account: id, day: dayText.text(of: line.day),
                        amount: Money(minorUnits: line.amount, currency: account.currency).decimalText, bankId: line.bankId,
                        transaction: line.group?.description, source: importText.text(of: line.importID), state: line.state.exportedName,
                        reason: line.reason.exportedName, reasonDetail: line.reason.exportedDetail,
                        purchaseDay: line.source.purchaseDay, valueDay: line.source.valueDay, payee: line.source.payee,
                        memo: line.source.memo))
            }
        }
    }
}

/// The text of the last value, which consecutive lines share.
private struct CachedText<Value: Equatable & CustomStringConvertible> {
    private var last: (value: Value, text: String)?

    mutating func text(of value: Value) -> String {
        if let last, last.value == value { return last.text }
        let text = value.description
        last = (value, text)
        return text
    }
}

extension LineState {
    /// The name of the state in an export; nil for the usual one.
    fileprivate var exportedName: String? {
        switch self {
        case .note: "note"
        case .posted: nil
        case .pending: "pending"
        case .joined: "joined"
        case .dropped: "dropped"
        case .alias: "alias"
        }
    }
}
