import Localization
import Models
package import Services

// MARK: - Cards

extension RuleViolation {
    package static let cardNameMissing = RuleViolation("card.name.missing", field: "name", "Card name is required")

    package static func cardNameTooLong(limit: Int) -> RuleViolation {
        RuleViolation("card.name.too-long", field: "name", "Card name has at most \(limit) characters")
    }

    package static func cardIssuerTooLong(limit: Int) -> RuleViolation {
        RuleViolation("card.issuer.too-long", field: "issuer", "An issuer has at most \(limit) characters")
    }

    package static func cardNicknameTooLong(limit: Int) -> RuleViolation {
        RuleViolation("card.nickname.too-long", field: "nickname", "A nickname has at most \(limit) characters")
    }

    package static let cardLastFourInvalid = RuleViolation(
        "card.last-four.invalid", field: "lastFour", "Enter only the last four digits: Coffer keeps no card numbers")

    package static let cardFeeTooLarge = RuleViolation("card.fee.too-large", field: "annualFee", "An annual fee is too large")

    package static let cardFeeNegative = RuleViolation("card.fee.negative", field: "annualFee", "An annual fee cannot be negative")

    package static let cardGradientUnreadable = RuleViolation(
        "card.gradient.unreadable", field: "gradient", "Text cannot be read on these colours")

    package static let cardOpenedOutOfRange = RuleViolation(
        "card.opened.out-of-range", field: "opened", "Choose an opening day up to today")

    package static let cardExpiryOutOfRange = RuleViolation(
        "card.expiry.out-of-range", field: "expiry", "The expiry is a month and a year, as 04/28")

    package static let cardAccountArchived = RuleViolation("card.account.archived", field: "account", "The account is archived")
}

// MARK: - Sign-up bonus

extension RuleViolation {
    package static let cardBonusSpendNotPositive = RuleViolation(
        "card.bonus.spend-not-positive", field: "spend", "What is to be spent must be more than zero")

    package static let cardBonusSpendTooLarge = RuleViolation(
        "card.bonus.spend-too-large", field: "spend", "What is to be spent is too large")

    package static func cardBonusRewardTooLong(limit: Int) -> RuleViolation {
        RuleViolation("card.bonus.reward-too-long", field: "reward", "What it brings has at most \(limit) characters")
    }
}

// MARK: - Limits

extension RuleViolation {
    package init(_ violation: CardLimitViolation, of kind: CardLimits.Kind) {
        self =
            switch violation {
            case .notPositive: .cardLimitNotPositive(kind)
            case .aboveMaximum(let most): .cardLimitAboveMaximum(kind, most)
            }
    }

    package static func cardLimitNotPositive(_ kind: CardLimits.Kind) -> RuleViolation {
        RuleViolation("card.limit.not-positive", field: kind.rawValue, "A limit must be more than zero")
    }

    static func cardLimitAboveMaximum(_ kind: CardLimits.Kind, _ most: Money) -> RuleViolation {
        RuleViolation("card.limit.above-maximum", field: kind.rawValue, "This card allows \(most, wholeAmounts: true) at most")
    }

    package static func cardLimitTooLarge(_ kind: CardLimits.Kind) -> RuleViolation {
        RuleViolation("card.limit.too-large", field: kind.rawValue, "A limit is too large")
    }
}

// MARK: - Status

extension RuleViolation {
    package init(_ error: CardTransitionError) {
        self =
            switch error {
            case .invalidTransition(.active): .cardActive
            case .invalidTransition(.inactive): .cardInactive
            case .invalidTransition(.pendingActivation): .cardPendingActivation
            case .invalidTransition(.blocked), .needsReplacement(.suspicious): .cardBlocked
            case .invalidTransition(.expired): .cardExpired
            case .invalidTransition(.cancelled): .cardCancelled
            case .needsReplacement(.lost): .cardLost
            case .needsReplacement(.stolen): .cardStolen
            case .needsReplacement(.damaged): .cardDamaged
            }
    }

    static let cardActive = RuleViolation("card.status.active", "The card is active already")
    static let cardInactive = RuleViolation("card.status.inactive", "The card is not in use")
    static let cardPendingActivation = RuleViolation("card.status.pending-activation", "Activate the card first")
    static let cardBlocked = RuleViolation("card.status.blocked", "The card is blocked")
    static let cardExpired = RuleViolation("card.status.expired", "The card has expired")
    static let cardCancelled = RuleViolation("card.status.cancelled", "The card was cancelled")
    static let cardLost = RuleViolation("card.status.lost", "A card that was lost is replaced, not unblocked")
    static let cardStolen = RuleViolation("card.status.stolen", "A card that was stolen is replaced, not unblocked")
    static let cardDamaged = RuleViolation("card.status.damaged", "A damaged card is replaced, not unblocked")
}
