import Localization
import Models
import Navigation
import Services

extension HistoryEntry.Figures {
    /// `12 new lines`, `10 transactions`.
    var texts: [LocalizedText] {
        [
            .plural(files, one: "1 file", other: "\(files) files"),
            .plural(newLines, one: "1 new line", other: "\(newLines) new lines"),
            .plural(transactions, one: "1 transaction", other: "\(transactions) transactions"),
        ]
    }
}

extension HistoryEntry.Change {
    /// The value before and after: `Groceries → Dining`.
    var text: LocalizedText {
        let change: LocalizedText = before.map { "\(shown($0)) → \(shown(after))" } ?? "→ \(shown(after))"
        return switch field {
        case .payee, .amount, .side, .day, .status: change
        case .parts: change
        case .tags: "Tags \(change)"
        case .note: "Note \(change)"
        }
    }

    private func shown(_ value: Value) -> LocalizedText {
        switch value {
        case .text(let text): text.isEmpty ? "nothing" : .verbatim(text)
        case .amount(let amount): "\(amount)"
        case .day(let day): "\(day)"
        case .status(let status): status.name
        case .parts(let count): .plural(count, one: "1 part", other: "\(count) parts")
        }
    }
}

extension TransactionStatus {
    fileprivate var name: LocalizedText {
        switch self {
        case .pending: "Pending"
        case .completed: "Completed"
        case .failed: "Failed"
        case .cancelled: "Cancelled"
        }
    }
}

extension HistoryEntry.Target {
    /// The link to its screen.
    var link: Link {
        switch self {
        case .transaction(let id): Link(.transactions(.detail(transactionId: id.description)))
        case .statements(let id):
            Link(.imports(.statement(accountId: ImportRoute.anyAccount)), query: [QueryItem("done", id.description)])
        case .account(let id): Link(.accounts(.detail(accountId: id.description)))
        case .category(let id): Link(.more(.category(categoryId: id.description)))
        case .rule(let id): Link(.more(.rule(ruleId: id.description)))
        case .transfer(let id): Link(.transfer(.detail(transferId: id.description)))
        case .standingOrder(let id): Link(.transfer(.detail(transferId: id.description)))
        case .beneficiary(let id): Link(.transfer(.beneficiaryDetail(beneficiaryId: id.description)))
        case .card(let id): Link(.cards(.detail(cardId: id.description)))
        case .goal(let id): Link(.savings(.goalDetail(goalId: id.description)))
        case .expectedItem(let id): Link(.plan(.expectedDetail(expectedId: id.description)))
        case .subscription(let id): Link(.subscriptions(.detail(subscriptionId: id.description)))
        case .person(let id): Link(.people(.detail(personId: id.description)))
        case .group(let id): Link(.people(.groupDetail(groupId: id.description)))
        }
    }
}
