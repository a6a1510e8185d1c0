package import Models

/// The figure that a report sums up. Transactions count once they are completed, under the day of their category's part; transfers between own
/// accounts and categories of the neutral class never count.
package enum ReportKind: String, CaseIterable, Hashable, Sendable {
    /// Amounts posted to spending categories less refunds, as positive amounts.
    case spending
    /// Amounts posted from income categories, as positive amounts.
    case income
    /// Income less spending: amounts of spending are negative.
    case cashflow
    /// Assets less liabilities at the end of a day.
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

    /// The sign of a row for the net amount posted to a category: 1 or −1.
    package var sign: Int128 { self == .spending ? 1 : -1 }

    /// The groupings of the report.
    package var groupings: [ReportGrouping] { self == .networth ? [.month, .account] : ReportGrouping.allCases }
}
