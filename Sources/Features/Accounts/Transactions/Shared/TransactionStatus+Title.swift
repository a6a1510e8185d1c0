import Models

extension TransactionStatus {
    /// What the status is called.
    var title: String {
        switch self {
        case .pending: "Pending"
        case .completed: "Completed"
        case .failed: "Failed"
        case .cancelled: "Cancelled"
        }
    }
}
