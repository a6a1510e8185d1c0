/// What a report adds up. Transactions count once they are completed, under the day of their category's part; transfers between own accounts
/// and categories of the neutral class never count.
package enum ReportKind: String, CaseIterable, Hashable, Sendable {
    /// What came into categories of spending less refunds, as positive amounts.
    case spending
    /// What categories of income brought in, as positive amounts.
    case income
    /// Income less spending: amounts of spending are negative.
    case cashflow
    /// What the household owns less what it owes, at the end of a day.
    case networth
}

extension ReportKind {
    /// The classes of the categories that count; none for net worth.
    package var classes: [CategoryClass] {
        switch self {
        case .spending: [.spending]
        case .income: [.income]
        case .cashflow: [.income, .spending]
        case .networth: []
        }
    }

    /// The sign of a row for what came into a category less what left it: 1 or −1.
    package var sign: Int128 { self == .spending ? 1 : -1 }

    /// What a report can be divided by.
    package var groupings: [ReportGrouping] { self == .networth ? [.month, .account] : ReportGrouping.allCases }
}
