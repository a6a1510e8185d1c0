import Localization

/// The sort orders of the list of savings accounts.
enum SortOption: String, CaseIterable, Hashable, Sendable {
    case name
    /// The highest balance first.
    case balance
    case institution
    /// The newest account first.
    case date

    var title: LocalizedText {
        switch self {
        case .name: "Name"
        case .balance: "Balance"
        case .institution: "Institution"
        case .date: "Newest"
        }
    }
}
