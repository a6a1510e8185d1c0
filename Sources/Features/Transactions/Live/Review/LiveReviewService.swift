import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Transactions that wait to be confirmed.
struct LiveReviewService: ReviewServiceProtocol {
    let context: ServiceContext

    /// The maximum number of payees on a page.
    private static let payees = 25
    /// The maximum number of waiting transactions that a choice for their payee reaches, the last imported first.
    private static let mostAlike = 10_000

    func fetchReview(before: ID<Transaction>?, limit: Int, perPayee: Int) async throws -> ReviewPage {
        let limit = min(max(limit, 1), 100)
        let household = context.household.id
        return try await context.read { connection in
            let review = ReviewRepository(connection, household: household)
            let records = try LedgerAccountRepository(connection, household: household).all()
            let (all, end) = try waiting(before: before, review, records)
            var left = limit
            var page: [[ReviewGroup.Line]] = []
            for group in all where left > 0 && page.count < Self.payees {
                page.append(group)
                left -= min(group.count, perPayee)
            }
            let finder = ReviewHintFinder(connection, household: household, ledgerAccounts: records)
            let entries = EntryRepository(connection, household: household)
            let groups = try page.map { lines in
                let shown = lines.prefix(min(max(perPayee, 1), limit))
                let items = try entries.entries(shown.map(\.id), ledgerAccounts: records).map { entry in
                    ReviewPage.Item(entry: entry, category: category(of: entry), hints: try finder.hints(of: entry))
                }
                return ReviewGroup(lines: lines, items: items, total: lines.count == items.count ? total(of: items) : nil)
            }
            return ReviewPage(
                groups: groups, count: try review.count(upTo: ReviewPage.counted),
                next: all.count > page.count ? page.last?.first?.id : end)
        }
    }

    /// The groups from a place on, and where further ones begin; nil if there are none.
    private func waiting(
        before: ID<Transaction>?, _ review: ReviewRepository, _ records: [LedgerAccountRecord]
    ) throws -> (groups: [[ReviewGroup.Line]], end: ID<Transaction>?) {
        let last = try WaitingGroups(review, before: nil, ledgerAccounts: records)
        guard let before else { return (last.groups, last.end) }
        if let end = last.end, before <= end {
            let further = try WaitingGroups(review, before: before, ledgerAccounts: records)
            return (further.groups, further.end)
        }
        return (Array(last.groups.drop { ($0.first?.id ?? before) >= before }), last.end)
    }

    /// The category of an entry with one counterpart.
    private func category(of entry: Entry) -> ID<Category>? {
        guard entry.counterparts.count == 1, let counterpart = entry.counterparts.first, counterpart.role == .category else { return nil }
        return ID(rawValue: counterpart.ledgerAccount.rawValue)
    }

    /// The sum of some transactions; nil for several currencies, and beyond what an amount can hold.
    private func total(of items: [ReviewPage.Item]) -> Money? {
        guard let first = items.first?.entry.amount else { return nil }
        do {
            return try items.dropFirst().reduce(first) { try $0 + $1.entry.amount }
        } catch {
            return nil
        }
    }

    func confirm(_ decisions: [ReviewDecision]) async throws -> ReviewOutcome {
        try await context.write([.transactions, .accounts]) { write in
            let review = ReviewRepository(write.connection, household: write.household)
            let editor = try TransactionEditor(write)
            let learning = try ConfirmedCategories(write)
            let image = write.makeImage()
            let byID = Dictionary(decisions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            // What the member does not see is ignored like what does not wait any more.
            let ids = try write.seen(Array(byID.keys).sorted())
            var choices = PayeeChoices(learning)
            var changed: Set<ID<Transaction>> = []
            try write.transactions.forEachGroup(ids) { group in
                guard let decision = byID[group.id], write.opens(group) else { return }
                if let seen = decision.seen, seen != learning.category(of: group) {
                    changed.insert(group.id)
                } else if let category = decision.category, decision.reach != .alone {
                    choices.note(category, for: group)
                }
            }
            var confirmed: [TransactionGroup] = []
            try write.transactions.forEachGroup(ids.filter { !changed.contains($0) }) { group in
                guard let decision = byID[group.id], write.opens(group), try review.remove(group.id) else { return }
                try review.copy(group.id, to: image)
                try write.touch(group)
                confirmed.append(group)
                let stored = learning.category(of: group)
                let own = decision.category == stored ? nil : decision.category
                if let category = own ?? (decision.reach == .payee ? choices.category(for: group) : nil), category != stored {
                    let (changed, change) = try editor.apply(TransactionEdit(category: category), to: group)
                    try image.append(change, state: changed)
                } else {
                    try learning.learn(group)
                }
            }
            if !confirmed.isEmpty, !choices.isEmpty { try apply(choices, to: review, except: Set(ids), editor, image) }
            let waiting = try review.count(of: changed)
            guard let first = confirmed.first else { return ReviewOutcome(change: nil, confirmed: 0, changedElsewhere: waiting) }
            let subject = confirmed.count == 1 && !first.payee.isEmpty ? first.payee : AuditRecord.subject(ofTransactions: confirmed.count)
            let change = try write.record(.confirmTransactions, subject: subject, image: image)
            return ReviewOutcome(change: change, confirmed: confirmed.count, changedElsewhere: waiting)
        }
    }

    /// Assigns the categories that were chosen for their payees to transactions that remain waiting. Those on closed days are not changed.
    private func apply(
        _ choices: PayeeChoices, to review: ReviewRepository, except confirmed: Set<ID<Transaction>>, _ editor: TransactionEditor,
        _ image: UndoImageWriter
    ) throws {
        // Those that the member sees.
        let seen = ReviewRepository(editor.write.visible, household: editor.write.household)
        let waiting = try seen.page(before: nil, limit: Self.mostAlike).filter { !confirmed.contains($0) }
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
}
