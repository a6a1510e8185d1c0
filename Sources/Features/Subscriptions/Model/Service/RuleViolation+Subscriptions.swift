import Localization
import Models
package import Services

// MARK: - Fields

extension RuleViolation {
    package static let subscriptionNameMissing = RuleViolation("subscription.name-missing", field: "name", "Subscription name is required")

    package static let subscriptionNameTooLong = RuleViolation(
        "subscription.name-too-long", field: "name", "Subscription name has at most \(TextLimit.name) characters")

    package static let subscriptionTextTooLong = RuleViolation(
        "subscription.text-too-long", field: "notes", "The text has at most \(TextLimit.note) characters")

    package static let subscriptionWebsiteInvalid = RuleViolation(
        "subscription.website-invalid", field: "website", "The website must begin with https:// or http://")

    package static let subscriptionPriceInvalid = RuleViolation(
        "subscription.price-invalid", field: "price", "Price must be a valid amount, not negative")

    package static let subscriptionPriceZero = RuleViolation(
        "subscription.price-zero", field: "price", "A price of zero is only for trials and free subscriptions")

    package static let subscriptionCostTooLarge = RuleViolation(
        "subscription.cost-too-large", field: "price", "The cost per year is too large")

    package static let subscriptionHighestInvalid = RuleViolation(
        "subscription.highest-invalid", field: "highest", "The highest charge must be above the price, in the same currency")

    package static let subscriptionOfferInvalid = RuleViolation(
        "subscription.offer-invalid", field: "yearlyOffer", "The yearly price must be above zero, in the same currency")

    package static let subscriptionCycleInvalid = RuleViolation(
        "subscription.cycle-invalid", field: "every",
        "The cycle must be from \(Schedule.intervals.lowerBound) to \(Schedule.intervals.upperBound) units")

    package static let subscriptionCycleTooLong = RuleViolation(
        "subscription.cycle-too-long", field: "every", "The next billing day would be after the year 9999")

    package static let subscriptionCurrencyFixed = RuleViolation(
        "subscription.currency-fixed", field: "currency", "The currency cannot change after the first payment")
}

// MARK: - Days

extension RuleViolation {
    package static let subscriptionNextBeforeStart = RuleViolation(
        "subscription.next-before-start", field: "next", "The next billing day must not be before the start")

    package static let subscriptionEndBeforeStart = RuleViolation(
        "subscription.end-before-start", field: "ends", "The last day must not be before the start")

    package static let subscriptionTrialBeforeStart = RuleViolation(
        "subscription.trial-before-start", field: "trialUntil", "The trial must not end before the start")

    package static let subscriptionTrialPriceInvalid = RuleViolation(
        "subscription.trial-price-invalid", field: "trialPrice",
        "The price of the trial must be below the regular price, in the same currency")

    package static let subscriptionMinimumBeforeStart = RuleViolation(
        "subscription.minimum-before-start", field: "minimumUntil", "The minimum term must not end before the start")

    package static let subscriptionNoticeInvalid = RuleViolation(
        "subscription.notice-invalid", field: "notice",
        "The notice period must be from \(NoticePeriod.counts.lowerBound) to \(NoticePeriod.counts.upperBound) days, weeks or months")

    package static let subscriptionReminderInvalid = RuleViolation(
        "subscription.reminder-invalid", field: "reminders",
        "Reminders are up to \(SubscriptionRule.maxReminders) numbers of days from 0 to 90")

    package static let subscriptionIntroductionInvalid = RuleViolation(
        "subscription.introduction-invalid", field: "introduction",
        "The introductory price needs 1 to 120 charges and an amount that is not negative")

    package static let subscriptionSharingInvalid = RuleViolation(
        "subscription.sharing-invalid", field: "sharedWith",
        "It can be shared with 1 to \(SubscriptionRule.maxOthers) others, and your share must be between zero and the price")

    package static let subscriptionSharersMissing = RuleViolation(
        "subscription.sharers-missing", field: "sharedWith", "Choose at least one person who owes a part")

    package static let subscriptionGroupWithoutOthers = RuleViolation(
        "subscription.group-without-others", field: "sharedWith", "The group needs you and at least one other member")

    /// A step was taken on a day before the last one.
    package static let subscriptionStepTooEarly = RuleViolation(
        "subscription.step-too-early", field: "on", "The day must not be before the last change of its state")
}

// MARK: - Steps

extension RuleViolation {
    package static func subscriptionStepImpossible(_ step: SubscriptionStep, _ status: SubscriptionStatus) -> RuleViolation {
        switch (step, status) {
        case (.pause, .paused): RuleViolation("subscription.step.is-paused", "It is paused already")
        case (.pause, _): RuleViolation("subscription.step.cannot-pause", "Only a running subscription can be paused")
        case (.resume, _): RuleViolation("subscription.step.cannot-resume", "Only a paused subscription can be resumed")
        case (.cancel, _): RuleViolation("subscription.step.cannot-cancel", "It is cancelled already")
        case (.reactivate, _): RuleViolation("subscription.step.cannot-reactivate", "Only a cancelled subscription can be reactivated")
        }
    }

    package static let subscriptionChargeTaken = RuleViolation(
        "subscription.charge-taken", "The transaction is a charge of another subscription")

    package static let subscriptionChargeIsNoSpending = RuleViolation(
        "subscription.charge-no-spending", "Only spending can be a charge of a subscription")

    package static let subscriptionCurrencyDiffers = RuleViolation(
        "subscription.currency-differs", "The subscription has another currency")
}
