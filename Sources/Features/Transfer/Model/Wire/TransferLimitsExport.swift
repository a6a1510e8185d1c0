import Models
import WireModels

/// The transfer limits of each member in an export.
package struct TransferLimitsExport: Encodable {
    /// Absent if there is no limit.
    let currency: Currency?
    /// Transfers above it require a code or passphrase.
    let confirmation: DecimalAmount?
    /// The maximum per member, account and day.
    let daily: DecimalAmount?

    package init(_ limits: TransferLimits) {
        currency = (limits.confirmation ?? limits.daily)?.currency
        confirmation = limits.confirmation.map(DecimalAmount.init)
        daily = limits.daily.map(DecimalAmount.init)
    }
}
