import DesignSystem
import Localization
import Models
import TransferModel

extension Transfer {
    /// The status in one or two words.
    var statusTitle: LocalizedText {
        switch status {
        case .initiated: "To be confirmed"
        case .confirmed: "Confirmed"
        case .pending: isSubmitted ? "Not yet on a statement" : "Scheduled"
        case .completed: "Completed"
        case .failed: "Failed"
        case .cancelled: "Cancelled"
        }
    }

    /// The tone of the status.
    var statusTone: BannerTone? {
        switch status {
        case .initiated, .confirmed: .warning
        case .pending: isSubmitted ? .warning : .accent
        case .completed: .credit
        case .failed: .danger
        case .cancelled: nil
        }
    }

    /// The style of the amount: money that leaves the household has a minus sign.
    func amountStyle(isListed: Bool) -> AmountStyle {
        isListed && status == .pending ? .pending : isExternal ? .debit : .neutral
    }

    /// The amount with the sign that lists and details show.
    var shownAmount: Money { isExternal ? -amount : amount }
}
