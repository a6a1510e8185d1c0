import ArgumentParser
import Localization
import TransferModel

extension TransferStatus: ExpressibleByArgument {
    /// Its name within a line.
    var displayName: LocalizedText {
        switch self {
        case .initiated: "initiated"
        case .confirmed: "confirmed"
        case .pending: "pending"
        case .completed: "completed"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }
}
