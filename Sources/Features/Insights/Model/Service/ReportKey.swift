package import Models

/// The key of a report's row.
package enum ReportKey: Hashable, Sendable {
    case category(ID<Category>, name: String)
    /// Empty: without a payee.
    case payee(String)
    /// Empty: without a tag.
    case tag(String)
    case account(ID<Account>, name: String)
    /// A household month; for net worth the calendar month at whose end it is computed.
    case month(Month)
    /// Amounts that no own account paid, but other people; for net worth, debts of other people.
    case people
    /// Transfers debited from one own account and not yet credited to the other.
    case inTransit

    /// The category of the row; nil: it is of none.
    package var categoryId: ID<Category>? {
        if case .category(let id, _) = self { id } else { nil }
    }

    /// The name of the row as data: for a month `YYYY-MM`; empty for keys without a name.
    package var text: String {
        switch self {
        case .category(_, let name), .payee(let name), .tag(let name), .account(_, let name): name
        case .month(let month): month.description
        case .people, .inTransit: ""
        }
    }
}
