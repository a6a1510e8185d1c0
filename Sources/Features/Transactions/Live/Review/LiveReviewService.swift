import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Transactions that wait to be confirmed.
struct LiveReviewService: ReviewServiceProtocol {
    let context: ServiceContext

    func fetchReview(before: ID<Transaction>?, limit: Int) async throws -> ReviewPage {
        let limit = min(max(limit, 1), 100)
        let household = context.household.id
        return try await context.read { connection in
            let review = ReviewRepository(connection, household: household)
            // One more than shown indicates whether there is another page.
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
            let byID = Dictionary(decisions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            let ids = Array(byID.keys).sorted()
            var choices = PayeeChoices(learning)
            try write.transactions.forEachGroup(ids) { group in
                if let category = byID[group.id]?.category { choices.note(category, for: group) }
            }
            var confirmed: [TransactionGroup] = []
            try write.transactions.forEachGroup(ids) { group in
                guard let decision = byID[group.id], try review.remove(group.id) else { return }
                try review.copy(group.id, to: image)
                confirmed.append(group)
                let stored = learning.category(of: group)
                let own = decision.category == stored ? nil : decision.category
                if let category = own ?? (decision.isExact ? nil : choices.category(for: group)), category != stored {
                    let (changed, change) = try editor.apply(TransactionEdit(category: category), to: group)
                    try image.append(change, state: changed)
                } else {
                    try learning.learn(group)
                }
            }
            if !confirmed.isEmpty, !choices.isEmpty { try apply(choices, to: review, except: Set(ids), editor, image) }
            guard let first = confirmed.first else { return nil }
            let subject = confirmed.count == 1 && !first.payee.isEmpty ? first.payee : AuditRecord.subject(ofTransactions: confirmed.count)
            return try write.record(.confirmTransactions, subject: subject, image: image)
        }
    }

    /// Assigns the categories that were chosen for their payees to transactions that remain waiting. Those on closed days are not changed.
    private func apply(
        _ choices: PayeeChoices, to review: ReviewRepository, except confirmed: Set<ID<Transaction>>, _ editor: TransactionEditor,
        _ image: UndoImageWriter
    ) throws {
        let waiting = try review.page(before: nil, limit: Self.mostAlike).filter { !confirmed.contains($0) }
        var alike: [(group: TransactionGroup, category: ID<Category>)] = []
        try editor.write.transactions.forEachGroup(waiting.sorted()) { group in
            if let category = choices.category(for: group) { alike.append((group, category)) }
        }
        for (group, category) in alike {
            let changed: (group: TransactionGroup, change: GroupChange)
            do {
                changed = try editor.apply(TransactionEdit(category: category), to: group)
            } catch ServiceError.closedDay {
                continue
            } catch ServiceError.rule {
                continue
            }
            try image.append(changed.change, state: changed.group)
            // A change of the category ends the mark; this one is not confirmed yet.
            try review.insert(group.id)
            try review.copy(group.id, to: image)
        }
    }

    /// The maximum number of waiting transactions that are examined, the last imported first.
    private static let mostAlike = 10_000
}
