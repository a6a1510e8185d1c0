import Ledger
import Models
import Services
import Storage

/// Transactions that wait to be confirmed.
struct LiveReviewService: ReviewServiceProtocol {
    let context: ServiceContext

    func fetchReview(before: ID<Transaction>?, limit: Int) async throws -> ReviewPage {
        let limit = min(max(limit, 1), 100)
        let household = context.household.id
        return try await context.read { connection in
            let review = ReviewRepository(connection, household: household)
            // One more than shown tells whether there is another page.
            let ids = try review.page(before: before, limit: limit + 1)
            let shown = Array(ids.prefix(limit))
            let records = try LedgerAccountRepository(connection, household: household).all()
            let finder = ReviewHintFinder(connection, household: household, ledgerAccounts: records)
            let items = try EntryRepository(connection, household: household).entries(shown, ledgerAccounts: records).map { entry in
                ReviewPage.Item(entry: entry, category: category(of: entry), hints: try finder.hints(of: entry))
            }
            return ReviewPage(
                items: items, count: try review.count(upTo: ReviewPage.counted), next: ids.count > limit ? shown.last : nil)
        }
    }

    /// The category of an entry with one counterpart.
    private func category(of entry: Entry) -> ID<Category>? {
        guard entry.counterparts.count == 1, let counterpart = entry.counterparts.first, counterpart.role == .category else { return nil }
        return ID(rawValue: counterpart.ledgerAccount.rawValue)
    }

    func confirm(_ decisions: [ReviewDecision]) async throws -> ID<AuditRecord>? {
        try await context.write([.transactions, .accounts]) { write in
            let review = ReviewRepository(write.connection, household: write.household)
            let editor = try TransactionEditor(write)
            let learning = try ConfirmedCategories(write)
            let image = write.makeImage()
            let categories = Dictionary(decisions.map { ($0.id, $0.category) }, uniquingKeysWith: { first, _ in first })
            var confirmed: [TransactionGroup] = []
            try write.transactions.forEachGroup(Array(categories.keys).sorted()) { group in
                guard try review.remove(group.id) else { return }
                try review.copy(group.id, to: image)
                confirmed.append(group)
                if let category = categories[group.id] ?? nil, learning.category(of: group) != category {
                    let (changed, change) = try editor.apply(TransactionEdit(category: category), to: group)
                    try image.append(change, state: changed)
                } else {
                    try learning.learn(group)
                }
            }
            guard let first = confirmed.first else { return nil }
            let subject = confirmed.count == 1 && !first.payee.isEmpty ? first.payee : "\(confirmed.count) transactions"
            return try write.record(.confirmTransactions, subject: subject, image: image)
        }
    }
}
