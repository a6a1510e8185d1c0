package import Models

/// What a row of a report stands for.
package enum ReportKey: Hashable, Sendable {
    case category(ID<Category>, name: String)
    /// Empty: without a payee.
    case payee(String)
    /// Empty: without a tag.
    case tag(String)
    case account(ID<Account>, name: String)
    /// A household month; of net worth the calendar month at whose end it is.
    case month(Month)
    /// What no own account paid: other people did. Of net worth, what other people owe.
    case people
    /// What has left one own account and has not reached the other.
    case inTransit

    /// The name of the row as data: of a month `YYYY-MM`; empty for what has none.
    package var text: String {
        switch self {
        case .category(_, let name), .payee(let name), .tag(let name), .account(_, let name): name
        case .month(let month): month.description
        case .people, .inTransit: ""
        }
    }
}
