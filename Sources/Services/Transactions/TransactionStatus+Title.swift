package import Localization
package import Models

extension TransactionStatus {
    /// The display name of the status.
    package var title: LocalizedText {
        switch self {
        case .pending: "Pending"
        case .completed: "Completed"
        case .failed: "Failed"
        case .cancelled: "Cancelled"
        }
    }
}
