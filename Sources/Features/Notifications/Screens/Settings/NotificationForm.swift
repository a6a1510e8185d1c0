import Localization
import Models
import ScreenKit

/// The form values of the notification settings, and their validation.
struct NotificationForm: FormValues {
    var told: Set<NotificationType> = []
    var mailed: Set<NotificationType> = []
    var email = ""
    var leadDays = ""
    var minimum = ""
    /// The start of the quiet hours in minutes since midnight; empty if there are none.
    var quietFrom = ""
    var quietUntil = ""
    var isDigest = false
    var digestHour = ""
    /// The weekday of the summary, 1 for Monday; empty for none.
    var summaryWeekday = ""
    var summaryHour = ""

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case leadDays, email
        case minimum = "minimumAmount"
        case quiet = "quietHours"
        case summary

        static var others: [String: Field] { ["mailedTypes": .email] }
    }

    typealias Errors = FormFieldErrors<Field>

    init() {}

    /// Creates the form from the stored settings.
    init(_ settings: NotificationSettings, types: [NotificationType], in locale: LocaleFormat) {
        told = Set(types).subtracting(settings.mutedTypes)
        mailed = settings.mailedTypes
        email = settings.email ?? ""
        leadDays = String(settings.leadDays)
        minimum = settings.minimumAmount?.typedText(in: locale) ?? ""
        quietFrom = settings.quietHours.map { String($0.start) } ?? ""
        quietUntil = settings.quietHours.map { String($0.end) } ?? ""
        isDigest = settings.isDigest
        digestHour = String(settings.digestHour)
        summaryWeekday = settings.summary.map { String($0.weekday) } ?? ""
        summaryHour = String(settings.summary?.hour ?? Self.usualHour)
    }

    /// The proposed hour of a summary.
    private static let usualHour = 8

    /// Validates the form.
    func errors(in locale: LocaleFormat, currency: Currency) -> Errors {
        var errors = Errors()
        if Int(leadDays.trimmed).map(NotificationSettings.leadDays.contains) != true { errors[.leadDays] = "Enter a number from 0 to 30" }
        if !minimum.trimmed.isEmpty {
            if let amount = AmountParser.parse(minimum, locale: locale, currency: currency) {
                if amount.minorUnits <= 0 { errors[.minimum] = "The amount must be more than zero" }
            } else {
                errors[.minimum] = "The amount must be a valid number"
            }
        }
        if quietFrom.isEmpty != quietUntil.isEmpty {
            errors[.quiet] = "Choose both times, or neither"
        } else if !quietFrom.isEmpty, quietFrom == quietUntil {
            errors[.quiet] = "The two times are the same"
        }
        return errors
    }

    /// Returns the settings with the form values applied. Invalid values keep the stored setting.
    func applied(
        to settings: NotificationSettings, types: [NotificationType], in locale: LocaleFormat, currency: Currency
    ) -> NotificationSettings {
        var settings = settings
        settings.mutedTypes = Set(types.filter(\.canBeDisabled)).subtracting(told)
        settings.mailedTypes = mailed
        settings.email = email.trimmed.isEmpty ? nil : email.trimmed
        settings.leadDays = Int(leadDays.trimmed) ?? settings.leadDays
        settings.minimumAmount =
            minimum.trimmed.isEmpty ? nil : AmountParser.parse(minimum, locale: locale, currency: currency) ?? settings.minimumAmount
        settings.quietHours = Int(quietFrom).flatMap { start in Int(quietUntil).flatMap { QuietHours(start: start, end: $0) } }
        settings.isDigest = isDigest
        settings.digestHour = Int(digestHour) ?? settings.digestHour
        settings.summary = Int(summaryWeekday).map { weekday in
            WeeklySummary(weekday: weekday, hour: Int(summaryHour) ?? Self.usualHour, since: settings.summary?.since ?? 0)
        }
        return settings
    }
}
