import Localization
import Models

extension TransactionStatus {
    /// The display name of the status.
    var title: LocalizedText {
        switch self {
        case .pending: "Pending"
        case .completed: "Completed"
        case .failed: "Failed"
        case .cancelled: "Cancelled"
        }
    }
}
