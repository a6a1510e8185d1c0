import DesignSystem
import Models

extension Transfer {
    /// How far it is, in a word or two.
    var statusTitle: String {
        switch status {
        case .initiated: "To be confirmed"
        case .confirmed: "Confirmed"
        case .pending: isSubmitted ? "Waits for the statement" : "Scheduled"
        case .completed: "Completed"
        case .failed: "Failed"
        case .cancelled: "Cancelled"
        }
    }

    /// What colour that has.
    var statusTone: BannerTone? {
        switch status {
        case .initiated, .confirmed: .warning
        case .pending: isSubmitted ? .warning : .accent
        case .completed: .credit
        case .failed: .danger
        case .cancelled: nil
        }
    }

    /// How its amount is written: what leaves the household has its minus.
    func amountStyle(isListed: Bool) -> AmountStyle {
        isListed && status == .pending ? .pending : isExternal ? .debit : .neutral
    }

    /// Its amount as lists and details show it.
    var shownAmount: Money { isExternal ? (try? -amount) ?? amount : amount }
}
