package import Models

/// The stored codes of statuses; their meaning never changes.
extension TransactionStatus {
    package var code: Int64 {
        switch self {
        case .pending: 0
        case .completed: 1
        case .failed: 2
        case .cancelled: 3
        }
    }

    package init(code: Int64) throws(StorageError) {
        switch code {
        case 0: self = .pending
        case 1: self = .completed
        case 2: self = .failed
        case 3: self = .cancelled
        default: throw .unknownValue(column: "status", value: String(code))
        }
    }
}
