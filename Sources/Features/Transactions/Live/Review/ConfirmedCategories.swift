import Ledger
import Models
import Storage

/// Remembers the categories of confirmed transactions for later lines of their payees.
final class ConfirmedCategories {
    private let write: UnitOfWork
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    private var learnt: Set<Choice> = []

    private struct Choice: Hashable {
        var payee: String
        var category: ID<Category>
        var isIncome: Bool
        var scope: LedgerAccountID?
    }

    init(_ write: UnitOfWork) throws {
        self.write = write
        ledgerAccounts = Dictionary(try write.ledgerAccounts.all().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The category of a transaction of one part; nil for another one.
    func category(of group: TransactionGroup) -> ID<Category>? {
        guard group.parts.count == 1, let part = group.parts.first else { return nil }
        let side = [part.source, part.destination].first { ledgerAccounts[$0]?.role == .category }
        return side.map { ID(rawValue: $0.rawValue) }
    }

    /// Remembers a transaction's category, unless it is a fallback: such lines wait again.
    func learn(_ group: TransactionGroup) throws {
        guard !group.payee.isEmpty, let category = category(of: group), let part = group.parts.first,
            ledgerAccounts[LedgerAccountID(category)]?.categoryKey?.isFallback != true
        else { return }
        let choice = Choice(
            payee: group.payee, category: category, isIncome: part.source == LedgerAccountID(category),
            scope: try write.choiceScope(of: group))
        guard learnt.insert(choice).inserted else { return }
        try write.learn(
            choice.category, payee: choice.payee, memo: part.note, amount: part.amount.minorUnits, isIncome: choice.isIncome,
            scope: choice.scope)
    }
}
