import Localization
package import Models
package import Services

extension RuleViolation {
    package static let notificationSecurityMuted = RuleViolation(
        "notification.types.security", field: "mutedTypes", "Security alerts cannot be switched off")

    package static let notificationLeadDays = RuleViolation(
        "notification.lead-days.out-of-range", field: "leadDays", "You can be told 0 to 30 days ahead")

    package static let notificationDigestHour = RuleViolation(
        "notification.digest-hour.out-of-range", field: "digestHour", "The hour of the day is not known")

    package static let notificationSummaryTime = RuleViolation(
        "notification.summary.out-of-range", field: "summary", "The weekday or the hour of the day is not known")

    package static let notificationMinimumNotPositive = RuleViolation(
        "notification.minimum-amount.not-positive", field: "minimumAmount", "The minimum amount must be more than zero")

    package static func notificationMinimumCurrency(_ currency: Currency) -> RuleViolation {
        RuleViolation(
            "notification.minimum-amount.currency", field: "minimumAmount", "The minimum amount must be in \(currency.code)")
    }
}

extension RuleViolation {
    package static let notificationEmailInvalid = RuleViolation(
        "notification.email.invalid", field: "email", "Enter an e-mail address such as name@example.org")

    package static func notificationEmailChangedOften(_ times: Int) -> RuleViolation {
        RuleViolation(
            "notification.email.changed-often", field: "email",
            "The e-mail address was changed \(times) times within an hour; try again later")
    }

    package static let notificationEmailMissing = RuleViolation(
        "notification.email.missing", field: "email", "Enter your e-mail address and save it first")

    package static let notificationMailUnavailable = RuleViolation("notification.mail.unavailable", "This server sends no e-mail")

    package static let notificationTestTooSoon = RuleViolation(
        "notification.test.too-soon", "A test message was sent a moment ago; wait a minute for the next")
}

extension RuleViolation {
    package static func calendarFeedsTooMany(_ count: Int) -> RuleViolation {
        RuleViolation("calendar-feed.too-many", "There are \(count) calendar addresses already; end one that is not used any more")
    }
}
