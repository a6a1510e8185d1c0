import Localization
package import Models
package import Services

// MARK: - Terms

extension RuleViolation {
    package init(_ violation: TransferViolation) {
        switch violation {
        case .sameAccount: self = .transferSameAccount
        case .amountNotPositive: self = .transferAmountNotPositive
        case .tooLarge(let field, let currency): self = .transferAmountTooLarge(field, in: currency)
        case .exceedsAvailable: self = .transferExceedsAvailable
        case .exceedsDailyLimit(let limit, let left): self = .transferExceedsDailyLimit(limit, left: left)
        case .ibanRequired: self = .transferNeedsIBAN
        case .wrongCurrency(let expected): self = .transferCurrency(expected)
        case .otherAmountRequired(let currency): self = .transferOtherAmountMissing(currency)
        case .otherAmountNotWanted: self = .transferOtherAmountNotWanted
        case .accountArchived(let name): self = .transferAccountArchived(name)
        case .dayOutOfReach: self = .transferDayOutOfReach
        case .party(let violation): self = RuleViolation(violation)
        case .noteTooLong: self = .transferNoteTooLong
        case .cardNumber: self = .cardNumber
        case .repeatsAcrossCurrencies: self = .standingOrderAcrossCurrencies
        }
    }

    static let transferSameAccount = RuleViolation(
        "transfer.destination.same", field: "destination", "Source and destination cannot be the same")

    static let transferAmountNotPositive = RuleViolation(
        "transfer.amount.not-positive", field: "amount", "Amount must be more than zero")

    static func transferAmountTooLarge(_ field: TransferField, in currency: Currency) -> RuleViolation {
        let largest = AmountLimit.largest(in: currency)
        return RuleViolation("transfer.amount.too-large", field: field.rawValue, "Amount can be at most \(public: largest)")
    }

    static let transferExceedsAvailable = RuleViolation(
        "transfer.amount.above-available", field: "amount", "Amount exceeds available balance")

    static func transferExceedsDailyLimit(_ limit: Money, left: Money) -> RuleViolation {
        RuleViolation(
            "transfer.amount.above-daily-limit", field: "amount",
            "The daily limit for this account is \(limit); \(left) is left today")
    }

    static let transferNeedsIBAN = RuleViolation(
        "transfer.number.iban-needed", field: "number", "An international transfer needs an IBAN")

    static func transferCurrency(_ currency: Currency) -> RuleViolation {
        RuleViolation("transfer.amount.currency", field: "amount", "The amount must be in \(currency.code)")
    }

    static func transferOtherAmountMissing(_ currency: Currency) -> RuleViolation {
        RuleViolation("transfer.other-amount.missing", field: "otherAmount", "Say how much arrives in \(currency.code)")
    }

    static let transferOtherAmountNotWanted = RuleViolation(
        "transfer.other-amount.not-wanted", field: "otherAmount", "Both sides have the same currency, so there is one amount")

    static func transferAccountArchived(_ name: String) -> RuleViolation {
        RuleViolation("transfer.source.archived", field: "source", "\(name) is archived")
    }

    static let transferDayOutOfReach = RuleViolation(
        "transfer.day.out-of-reach", field: "day", "Choose a day from today on, at most ten years ahead")

    static let transferNoteTooLong = RuleViolation(
        "transfer.note.too-long", field: "note", "A note has at most \(TransferNote.maxLength) characters")
}

// MARK: - Steps

extension RuleViolation {
    package init(_ error: TransferTransitionError) {
        switch error.from {
        case .initiated, .confirmed: self = .transferUnconfirmed
        case .pending: self = .transferConfirmed
        case .completed: self = .transferCompleted
        case .failed: self = .transferFailed
        case .cancelled: self = .transferCancelled
        }
    }

    static let transferUnconfirmed = RuleViolation("transfer.status.unconfirmed", "The transfer is not confirmed yet")
    static let transferConfirmed = RuleViolation("transfer.status.confirmed", "The transfer was confirmed already")
    static let transferCompleted = RuleViolation("transfer.status.completed", "The transfer is completed already")
    static let transferFailed = RuleViolation("transfer.status.failed", "The transfer has failed; order it again")
    static let transferCancelled = RuleViolation("transfer.status.cancelled", "The transfer was cancelled")

    /// A transfer that the bank does not have yet cannot be completed or fail.
    package static let transferDayNotReached = RuleViolation("transfer.status.scheduled", "The day of the transfer has not come yet")

    /// The day on which the money left is in the future.
    package static let transferCompletionDay = RuleViolation("transfer.completion.day", field: "day", "Choose today or a day before")

    package static let transferNotScheduled = RuleViolation(
        "transfer.edit.not-scheduled", "Only a transfer that waits for its day can be changed")

    /// A higher amount would have needed a proof.
    package static let transferEditNeedsProof = RuleViolation(
        "transfer.edit.above-limit", field: "amount",
        "This is above your household's limit. Cancel the transfer and order it again, so that it is confirmed")

    /// A standing order was given for a single transfer.
    package static let transferRepeats = RuleViolation("request.transfer.repeats", field: "schedule", "A standing order is added as one")
}

// MARK: - Confirmation

extension RuleViolation {
    package static let transferConfirmationExpired = RuleViolation(
        "transfer.confirmation.expired", "The confirmation has ended; review the transfer again")

    /// - Parameter failure: the reason for which the last proof was wrong.
    package static func transferCancelledByFailures(_ failure: RuleViolation) -> RuleViolation {
        RuleViolation(
            "transfer.confirmation.cancelled",
            "\(failure.text). After \(TransferReview.maxAttempts) failures the transfer was cancelled")
    }
}

// MARK: - Limits

extension RuleViolation {
    package static func transferLimitCurrency(_ currency: Currency) -> RuleViolation {
        RuleViolation("transfer.limit.currency", "The limits must be in \(currency.code)")
    }

    package static let transferLimitNegative = RuleViolation("transfer.limit.negative", "A limit cannot be below zero")
}
