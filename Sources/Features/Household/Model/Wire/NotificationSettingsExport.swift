import Models
import WireModels

/// The notification settings of a member in an export.
struct NotificationSettingsExport: Encodable {
    /// The types that are switched off.
    let muted: [NotificationType]
    /// The types that are also sent by e-mail.
    let mailed: [NotificationType]
    let email: String?
    let leadDays: Int
    let minimum: DecimalAmount?
    let minimumCurrency: Currency?
    /// Minutes since midnight, like `quietEnd`.
    let quietStart: Int?
    let quietEnd: Int?
    let digest: Bool
    /// 0–23.
    let digestHour: Int
    /// The weekday of the weekly summary, 1 for Monday.
    let summaryWeekday: Int?
    let summaryHour: Int?

    /// - Parameter types: all types, in the order of the settings.
    init(_ settings: NotificationSettings, types: [NotificationType]) {
        muted = types.filter(settings.mutedTypes.contains)
        mailed = types.filter(settings.mailedTypes.contains)
        email = settings.email
        leadDays = settings.leadDays
        minimum = settings.minimumAmount.map(DecimalAmount.init)
        minimumCurrency = settings.minimumAmount?.currency
        quietStart = settings.quietHours?.start
        quietEnd = settings.quietHours?.end
        digest = settings.isDigest
        digestHour = settings.digestHour
        summaryWeekday = settings.summary?.weekday
        summaryHour = settings.summary?.hour
    }
}
