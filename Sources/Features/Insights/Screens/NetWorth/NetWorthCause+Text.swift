import InsightsModel
import Localization
import Models

extension NetWorthCause {
    /// Such as `Savings +€250.00`.
    var text: LocalizedText { "\(key.title) \(change, sign: .always)" }
}
