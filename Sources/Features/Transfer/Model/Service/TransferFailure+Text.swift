package import Localization

extension TransferFailure {
    /// One sentence that states the reason.
    package var text: LocalizedText {
        switch self {
        case .exceedsAvailable: "Amount exceeds available balance"
        case .accountGone: "An account of the transfer is archived or deleted"
        case .currencyChanged: "An account of the transfer has another currency now"
        case .dayClosed: "The day lies in a time that was checked and closed"
        case .refusedByBank: "The bank refused it"
        }
    }
}
