/// Why an order failed. The words are kept in the database.
package enum TransferFailure: String, CaseIterable, Hashable, Sendable {
    /// More than the account could pay on the day.
    case exceedsAvailable
    /// One of its accounts was archived or deleted.
    case accountGone
    /// One of its accounts has another currency now.
    case currencyChanged
    /// The day lies in a stretch of an account that was checked and closed.
    case dayClosed
    /// The bank refused it, as a person said.
    case refusedByBank

    /// One sentence that says why.
    package var sentence: String {
        switch self {
        case .exceedsAvailable: "Amount exceeds available balance"
        case .accountGone: "An account of the transfer is archived or deleted"
        case .currencyChanged: "An account of the transfer has another currency now"
        case .dayClosed: "The day lies in a time that was checked and closed"
        case .refusedByBank: "The bank refused it"
        }
    }
}
