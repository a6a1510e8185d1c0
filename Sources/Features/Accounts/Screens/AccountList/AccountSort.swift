import Localization

/// The sort orders of the account list.
enum AccountSort: String, CaseIterable, Hashable, Sendable {
    /// The default account first, then by kind.
    case standard, name, balance, institution, newest

    var title: LocalizedText {
        switch self {
        case .standard: "Default order"
        case .name: "Name"
        case .balance: "Balance"
        case .institution: "Institution"
        case .newest: "Newest"
        }
    }
}
