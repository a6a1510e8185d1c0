/// Where a transaction's money comes from or goes to: an own account, a category, or one of the ledger's own counter-accounts.
///
/// All of them are rows of one table, so a place is a number; `PlaceRole` says what stands behind it.
public struct Place: Hashable, Sendable, Comparable {
    /// The row's number, the same as in the `ID` of the account or category.
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }
    public init(_ account: ID<Account>) { rawValue = account.rawValue }
    public init(_ category: ID<Category>) { rawValue = category.rawValue }

    public static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
}

/// What stands behind a place.
public enum PlaceRole: String, CaseIterable, Hashable, Sendable {
    case own, category
    /// Where opening balances and adjustments come from.
    case equity
    /// Where one currency is changed into another.
    case conversion
}
