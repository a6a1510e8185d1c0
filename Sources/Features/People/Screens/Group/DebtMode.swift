import Localization

/// Which debts of a group are shown.
enum DebtMode: String, CaseIterable, Hashable {
    /// The payments that settle the group.
    case simplified
    /// What members owe each other without simplification.
    case direct

    var title: LocalizedText {
        switch self {
        case .simplified: "Fewest payments"
        case .direct: "Who paid for whom"
        }
    }
}
