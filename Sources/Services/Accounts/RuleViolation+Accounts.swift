import Localization
package import Models

extension RuleViolation {
    package static let accountNameMissing = RuleViolation("account.name.missing", field: "name", "Account name is required")
    package static let accountNameTooLong = RuleViolation(
        "account.name.too-long", field: "name", "Account name has at most \(TextLimit.name) characters")
    package static let accountNameTaken = RuleViolation(
        "account.name.taken", field: "name", "An account with this name exists already")
    static let accountInstitutionMissing = RuleViolation(
        "account.institution.missing", field: "institution", "Institution is required")
    static let accountInstitutionTooLong = RuleViolation(
        "account.institution.too-long", field: "institution", "An institution has at most \(TextLimit.name) characters")

    package init(_ violation: AccountTextRule.Violation) {
        switch violation {
        case .nameMissing: self = .accountNameMissing
        case .nameTooLong: self = .accountNameTooLong
        case .invisibleCharacters: self = .nameInvisibleCharacters
        case .institutionMissing: self = .accountInstitutionMissing
        case .institutionTooLong: self = .accountInstitutionTooLong
        case .cardNumber: self = .cardNumber
        }
    }

    package static let accountColorUnknown = RuleViolation(
        "account.color.unknown", field: "color", "The colour is not one of the palette")

    package static let accountNumberWithoutCharacters = RuleViolation(
        "account.number.no-characters", field: "number", "An account number has letters or digits")
    package static let accountNumberTooLong = RuleViolation(
        "account.number.too-long", field: "number", "An account number has at most \(IBAN.maxLength) characters")
    package static let accountNumberTaken = RuleViolation("account.number.taken", field: "number", "Another account has its number now")

    package static let accountLimitNegative = RuleViolation("account.limit.negative", field: "limit", "The limit cannot be below zero")

    package static func accountOpeningCurrency(_ currency: Currency) -> RuleViolation {
        RuleViolation("account.opening.currency", field: "opening", "The opening balance must be in \(currency.code)")
    }

    package static let accountAmountCurrency = RuleViolation(
        "account.amount.currency", field: "amount", "The amount must be in the account's currency")
    package static let accountDifferenceNone = RuleViolation("account.adjustment.no-difference", "There is no difference to adjust")

    /// The account has entries, so its currency cannot change.
    package static let accountCurrencyFixed = RuleViolation(
        "account.currency.has-entries", field: "currency", "The currency is fixed once the account has an entry")
    package static let accountCurrencyFixedByGoal = RuleViolation(
        "account.currency.has-goal", field: "currency", "A goal is saved for in this account, so its currency is fixed")

    package static let accountSharingOfHousehold = RuleViolation(
        "account.sharing.of-household", field: "sharing", "An account of the household is shared in full")
    package static let accountDefaultClosed = RuleViolation(
        "account.default.closed", "The default account must be one that everybody in the household sees in full")
    package static let accountOwnerUnknown = RuleViolation(
        "account.owner.unknown", field: "owner", "Who gets the account is no member of the household, is locked out, or is a viewer")
    /// What belongs to another member, who shares the balance only.
    package static let accountBalanceOnly = RuleViolation("account.balance-only", "You see only the balance of this account")
    package static let transactionOfClosedAccount = RuleViolation(
        "transaction.of-closed-account",
        "The transaction also belongs to an account that you do not see in full; only the member with that account can change it")

    package static let accountArchived = RuleViolation("account.archived", "The account is archived")

    /// Two merged accounts cannot be separated, since the remaining one has newer statements or checks.
    ///
    /// - Parameter name: the remaining account.
    package static func accountMergeUndoTooLate(_ name: String) -> RuleViolation {
        RuleViolation(
            "account.merge.undo-too-late",
            "\(name) was in a statement or a check since, so the two accounts cannot be taken apart any more")
    }
}
