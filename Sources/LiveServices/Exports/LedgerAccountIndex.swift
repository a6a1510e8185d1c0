import Models
import Services
import StatementFiles
import Storage

/// The ledger accounts of an export, own accounts first, and transactions that refer to them by index.
struct LedgerAccountIndex {
    let ledgerAccounts: [LedgerAccountID]
    let exported: [ExportedLedgerAccount]
    private let positions: [LedgerAccountID: Int]

    /// - Parameter onlyOwn: the only account that counts as an own one, for formats that write one statement per account.
    init(_ records: [LedgerAccountRecord], onlyOwn: ID<Account>?) {
        let sorted = records.inExportOrder
        ledgerAccounts = sorted.map(\.id)
        positions = Dictionary(ledgerAccounts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let only = onlyOwn.map { LedgerAccountID($0) }
        exported = sorted.map { Self.exported($0, isOwn: only == nil || only == $0.id) }
    }

    /// - Throws: `ServiceError.serverError` for an unknown ledger account.
    func transaction(_ part: Transaction, of group: TransactionGroup) throws -> ExportedTransaction {
        guard let source = positions[part.source], let destination = positions[part.destination] else {
            throw ServiceError.serverError(500)
        }
        return ExportedTransaction(
            id: part.id.description, group: group.id.description, status: group.status, amount: part.amount, source: source,
            sourceDay: part.sourceDay, destination: destination, destinationDay: part.destinationDay, payee: group.payee, note: part.note,
            reference: group.reference, tags: group.tags, foreign: part.foreign)
    }

    private static func exported(_ record: LedgerAccountRecord, isOwn: Bool) -> ExportedLedgerAccount {
        let role: ExportedLedgerAccount.Role =
            switch record.role {
            case .own: isOwn ? .own(record.kind ?? .checking) : .category(.neutral)
            case .category: .category(record.categoryClass ?? .neutral)
            case .equity: .equity
            case .conversion: .conversion
            }
        return ExportedLedgerAccount(id: record.idText, role: role, name: record.name, currency: record.currency)
    }
}

extension LedgerAccountRecord {
    /// `acc_…` or `cat_…`.
    var idText: String {
        role == .category ? ID<Category>(rawValue: id.rawValue).description : ID<Account>(rawValue: id.rawValue).description
    }
}

extension [LedgerAccountRecord] {
    /// Own accounts, categories, then counter-accounts, each in the order of their ids.
    var inExportOrder: [LedgerAccountRecord] { LedgerAccountRole.allCases.flatMap { role in filter { $0.role == role } } }
}
