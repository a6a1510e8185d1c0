import Ledger
import Mail
import Models
import NotificationsModel
import Services

/// Validates notification settings.
enum NotificationRule {
    /// The retention of notifications, in milliseconds: a year.
    static let retention: Int64 = 365 * 86_400_000

    /// The settings with a cleaned address.
    ///
    /// - Throws: `ServiceError.rule`.
    static func validated(_ settings: NotificationSettings, in household: Household) throws -> NotificationSettings {
        var settings = settings
        guard settings.mutedTypes.allSatisfy(\.canBeDisabled) else { throw ServiceError.rule(.notificationSecurityMuted) }
        guard NotificationSettings.leadDays.contains(settings.leadDays) else { throw ServiceError.rule(.notificationLeadDays) }
        guard (0...23).contains(settings.digestHour) else { throw ServiceError.rule(.notificationDigestHour) }
        if let summary = settings.summary {
            guard (1...7).contains(summary.weekday), (0...23).contains(summary.hour) else {
                throw ServiceError.rule(.notificationSummaryTime)
            }
        }
        if let minimum = settings.minimumAmount {
            guard minimum.minorUnits > 0 else { throw ServiceError.rule(.notificationMinimumNotPositive) }
            guard minimum.currency == household.currency else {
                throw ServiceError.rule(.notificationMinimumCurrency(household.currency))
            }
            try AmountRule.validated(minimum)
        }
        settings.email = try settings.email.flatMap { try address($0) }
        settings.mailedTypes.insert(.security)
        return settings
    }

    /// Validates the syntax of an e-mail address: one @ with text on both sides, no control or delimiter characters. Nil for empty text.
    /// Only a delivered message proves that the address exists.
    ///
    /// - Throws: `ServiceError.rule`.
    private static func address(_ text: String) throws -> String? {
        let address = text.trimmed
        guard !address.isEmpty else { return nil }
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        let isPlain = address.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !address.contains { "<>()[]\\,;:\"".contains($0) }
        // Lengths of RFC 5321, section 4.5.3.1.
        guard parts.count == 2, isPlain, (1...64).contains(parts[0].count), (1...255).contains(parts[1].count), address.count <= 254,
            parts.allSatisfy({ !$0.hasPrefix(".") && !$0.hasSuffix(".") && !$0.contains("..") }), !parts[0].hasPrefix("-"),
            !parts[1].hasPrefix("-")
        else { throw ServiceError.rule(.notificationEmailInvalid) }
        // The mail transport has to accept it, too.
        guard MailAddress(address) != nil else { throw ServiceError.rule(.notificationEmailInvalid) }
        return address
    }
}
