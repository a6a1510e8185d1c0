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
