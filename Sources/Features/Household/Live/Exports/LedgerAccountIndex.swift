import Models
import ServiceKit
import Services
import StatementFiles
import Storage

/// The ledger accounts of an export, own accounts first, and transactions that refer to them by index.
struct LedgerAccountIndex {
    /// The ledger accounts by index. A receivable occurs twice if it is a claim in some currencies and a debt in others.
    let ledgerAccounts: [LedgerAccountID]
    let exported: [ExportedLedgerAccount]
    private let positions: [Key: Int]

    /// The side of a ledger account.
    private struct Key: Hashable {
        let ledgerAccount: LedgerAccountID
        let isPayable: Bool
    }

    private let payables: Set<LedgerEffect.BalanceKey>

    /// - Parameters:
    ///   - onlyOwn: the only account that is treated as an own one, for formats that write one statement per account.
    ///   - closed: the accounts of other members of which the reader sees the balance only: they are no accounts of the export, since their
    ///     entries are not in it.
    ///   - parts: the subcategories of categories.
    ///   - payables: the ledger accounts and currencies in which the household is the debtor.
    init(
        _ records: [LedgerAccountRecord], onlyOwn: ID<Account>?, closed: Set<LedgerAccountID> = [], parts: CategoryParts,
        payables: Set<LedgerEffect.BalanceKey>
    ) {
        let owing = Set(payables.map(\.ledgerAccount))
        let unseen = records.filter { $0.role == .private }
        // Private accounts of others are one account, so that nothing tells how many there are.
        let seen = records.inExportOrder.filter { $0.role != .private } + unseen.prefix(1)
        let sides = seen.flatMap { record in
            [(record, false)] + (owing.contains(record.id) ? [(record, true)] : [])
        }
        self.payables = payables
        ledgerAccounts = sides.map(\.0.id)
        positions = Dictionary(
            sides.enumerated().map { (Key(ledgerAccount: $1.0.id, isPayable: $1.1), $0) }
                + unseen.dropFirst().map { (Key(ledgerAccount: $0.id, isPayable: false), sides.count - 1) },
            uniquingKeysWith: { first, _ in first })
        let only = onlyOwn.map { LedgerAccountID($0) }
        let indices = Dictionary(sides.enumerated().map { ($1.0.id, $0) }, uniquingKeysWith: { first, _ in first })
        exported = sides.map { record, isPayable in
            let isOwn = (only == nil || only == record.id) && !closed.contains(record.id)
            var account = Self.exported(record, isOwn: isOwn, isPayable: isPayable)
            if record.role == .category, let parent = parts.parent(of: ID(rawValue: record.id.rawValue)) {
                account.parent = indices[LedgerAccountID(parent)]
            }
            return account
        }
    }

    /// - Throws: `ServiceError.serverError` for an unknown ledger account.
    func transaction(_ part: Transaction, of group: TransactionGroup) throws -> ExportedTransaction {
        guard let source = position(of: part.source, part.amount.currency),
            let destination = position(of: part.destination, part.amount.currency)
        else { throw ServiceError.serverError(500) }
        return ExportedTransaction(
            id: part.id.description, group: group.id.description, status: group.status, amount: part.amount, source: source,
            sourceDay: part.sourceDay, destination: destination, destinationDay: part.destinationDay, payee: group.payee, note: part.note,
            reference: group.reference, tags: group.tags, foreign: part.foreign)
    }

    private func position(of ledgerAccount: LedgerAccountID, _ currency: Currency) -> Int? {
        let isPayable = payables.contains(LedgerEffect.BalanceKey(ledgerAccount: ledgerAccount, currency: currency))
        return positions[Key(ledgerAccount: ledgerAccount, isPayable: isPayable)]
    }

    private static func exported(_ record: LedgerAccountRecord, isOwn: Bool, isPayable: Bool) -> ExportedLedgerAccount {
        let role: ExportedLedgerAccount.Role =
            switch record.role {
            case .own: isOwn ? .own(record.kind ?? .checking) : .category(.neutral)
            case .category: .category(record.categoryClass ?? .neutral)
            case .receivable: .receivable(isPayable: isPayable)
            case .equity: .equity
            case .conversion: .conversion
            case .private: .category(.neutral)
            }
        return ExportedLedgerAccount(
            id: record.role == .private ? "" : record.idText, role: role, name: record.name, currency: record.currency)
    }
}

extension [LedgerAccountRecord] {
    /// Own accounts, categories, then counter-accounts, each in the order of their ids.
    var inExportOrder: [LedgerAccountRecord] { LedgerAccountRole.allCases.flatMap { role in filter { $0.role == role } } }
}
