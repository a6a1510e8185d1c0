import Models
import Services
import StatementFiles
import Storage

/// The ledger accounts of an export, own accounts first, and transactions that refer to them by index.
struct LedgerAccountExport {
    let ledgerAccounts: [LedgerAccountID]
    let exported: [ExportedLedgerAccount]
    private let positions: [LedgerAccountID: Int]

    /// - Parameter onlyOwn: the only account that counts as an own one, for formats that write one statement per account.
    init(_ records: [LedgerAccountRecord], onlyOwn: ID<Account>?) {
        let order: [LedgerAccountRole] = [.own, .category, .equity, .conversion]
        let sorted = order.flatMap { role in records.filter { $0.role == role } }
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
        let role: ExportedLedgerAccount.Role
        let id: String
        switch record.role {
        case .own:
            role = isOwn ? .own(record.kind ?? .checking) : .category(.neutral)
            id = ID<Account>(rawValue: record.id.rawValue).description
        case .category:
            role = .category(record.categoryClass ?? .neutral)
            id = ID<Category>(rawValue: record.id.rawValue).description
        case .equity:
            role = .equity
            id = ID<Account>(rawValue: record.id.rawValue).description
        case .conversion:
            role = .conversion
            id = ID<Account>(rawValue: record.id.rawValue).description
        }
        return ExportedLedgerAccount(
            id: id, role: role, name: record.name, institution: record.institution, currency: record.currency,
            number: record.numberSuffix.map { "****" + ($0.count < 4 ? "" : $0) }, iban: record.iban, isArchived: record.isArchived)
    }
}
