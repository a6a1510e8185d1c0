import Ledger
import Models
import Storage

/// The categories that are chosen in one review for payees, in place of the ones that their transactions had.
struct PayeeChoices {
    /// Transactions that a choice concerns: of one payee and direction, with one category.
    private struct Subject: Hashable {
        let payee: String
        let isIncome: Bool
        let category: ID<Category>
    }

    private let learning: ConfirmedCategories
    private var chosen: [Subject: ID<Category>] = [:]

    init(_ learning: ConfirmedCategories) {
        self.learning = learning
    }

    var isEmpty: Bool { chosen.isEmpty }

    /// Notes the choice of another category for a transaction. The first choice for a payee counts.
    mutating func note(_ category: ID<Category>, for group: TransactionGroup) {
        guard let subject = subject(of: group), subject.category != category, chosen[subject] == nil else { return }
        chosen[subject] = category
    }

    /// The category that was chosen for transactions like this one; nil for none.
    func category(for group: TransactionGroup) -> ID<Category>? { subject(of: group).flatMap { chosen[$0] } }

    private func subject(of group: TransactionGroup) -> Subject? {
        guard !group.payee.isEmpty, let category = learning.category(of: group), let part = group.parts.first else { return nil }
        return Subject(payee: group.payee.folded, isIncome: part.source == LedgerAccountID(category), category: category)
    }
}
