/// The reason for which a transfer failed. The raw values are stored in the database.
package enum TransferFailure: String, CaseIterable, Hashable, Sendable {
    /// The amount exceeded the available balance on the day.
    case exceedsAvailable
    /// One of the accounts was archived or deleted.
    case accountGone
    /// The currency of one of the accounts has changed.
    case currencyChanged
    /// The day is in a reconciled, closed period of an account.
    case dayClosed
    /// The bank rejected it, as recorded by a member.
    case refusedByBank
}
