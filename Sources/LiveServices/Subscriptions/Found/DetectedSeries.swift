import Models
import Services

/// A detected series with its key.
struct DetectedSeries {
    /// Identifies it in every detection: payee, account, currency, and its index among several of one payee.
    let key: String
    let found: FoundSeries

    /// Whether it is suggested: a subscription or bill that has not stopped.
    var isSuggested: Bool { (found.kind == .subscription || found.kind == .bill) && found.state != .stopped }
}
