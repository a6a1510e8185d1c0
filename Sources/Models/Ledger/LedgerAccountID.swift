/// The identifier of a ledger account, the source or destination of a transaction: an own account, a category, or one of the ledger's
/// counter-accounts.
///
/// All of them are rows of one table; `LedgerAccountRole` distinguishes them.
public struct LedgerAccountID: Hashable, Sendable, Comparable {
    /// The row id, equal to that of the account's or category's `ID`.
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }
    public init(_ account: ID<Account>) { rawValue = account.rawValue }
    public init(_ category: ID<Category>) { rawValue = category.rawValue }

    public static func < (left: LedgerAccountID, right: LedgerAccountID) -> Bool { left.rawValue < right.rawValue }
}

/// The role of a ledger account.
public enum LedgerAccountRole: String, CaseIterable, Hashable, Sendable {
    case own, category
    /// Debts of other people to the household, or to other people if the balance is negative: one account for each group, and for each person with
    /// direct debts.
    case receivable
    /// The counter-account of opening balances and adjustments.
    case equity
    /// The counter-account of currency conversions.
    case conversion
    /// The private account of another member, as the other side of a transaction that the reader sees. Not stored: readers get it in place of the
    /// account's role, with no other property.
    case `private`
}

extension LedgerAccountRole {
    /// Whether balances count in net worth.
    package var countsInNetWorth: Bool { self == .own || self == .receivable }

    /// Whether money goes to an account of the household or of a member, so that a transaction with it is a transfer.
    package var isAccount: Bool { self == .own || self == .private }

    /// The name of every private account of others, in files and answers for programs; screens say it in the reader's language.
    package static let privateName = "Private account"
}
