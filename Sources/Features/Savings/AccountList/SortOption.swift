/// The orders of the list of savings accounts.
enum SortOption: String, CaseIterable, Hashable, Sendable {
    case name
    /// Highest first.
    case balance
    case institution
    /// Newest first.
    case date

    var title: String {
        switch self {
        case .name: "Name"
        case .balance: "Balance"
        case .institution: "Institution"
        case .date: "Newest"
        }
    }
}
