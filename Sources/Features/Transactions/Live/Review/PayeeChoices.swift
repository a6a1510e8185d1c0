import Models

/// The categories chosen for payees in one review, in place of those of their transactions.
struct PayeeChoices {
    /// The transactions that a choice concerns: of one payee and direction, with one category.
    private struct Subject: Hashable {
        let payee: String
        let isIncome: Bool
        let category: ID<Category>
    }

    private let learning: ConfirmedCategories
    private let payees = ReviewPayees()
    private var chosen: [Subject: ID<Category>] = [:]

    init(_ learning: ConfirmedCategories) {
        self.learning = learning
    }

    var isEmpty: Bool { chosen.isEmpty }

    /// Records the choice of another category for a transaction. The first choice for a payee is used.
    mutating func note(_ category: ID<Category>, for group: TransactionGroup) {
        guard let subject = subject(of: group), subject.category != category, chosen[subject] == nil else { return }
        chosen[subject] = category
    }

    /// The category chosen for transactions like this one; nil for none.
    func category(for group: TransactionGroup) -> ID<Category>? { subject(of: group).flatMap { chosen[$0] } }

    private func subject(of group: TransactionGroup) -> Subject? {
        guard let category = learning.category(of: group), let part = group.parts.first,
            let payee = payees.key(payee: group.payee, note: part.note)
        else { return nil }
        return Subject(payee: payee, isIncome: part.source == LedgerAccountID(category), category: category)
    }
}
