import Localization
package import Models
package import Services

// MARK: - People

extension RuleViolation {
    package static let personNameMissing = RuleViolation("person.name-missing", field: "name", "A name is required")

    package static let personNameTooLong = RuleViolation(
        "person.name-too-long", field: "name", "Name has at most \(TextLimit.name) characters")

    package static let personNameTaken = RuleViolation("person.name-taken", field: "name", "There is a person with this name already")

    package static let personEmailInvalid = RuleViolation("person.email-invalid", field: "email", "This is not an e-mail address")

    package static let personIBANInvalid = RuleViolation("person.iban-invalid", field: "iban", "This is not a valid IBAN")

    package static let personPhoneTooLong = RuleViolation(
        "person.phone-too-long", field: "phone", "Phone number has at most \(TextLimit.name) characters")

    package static let personEmojiInvalid = RuleViolation("person.emoji-invalid", field: "emoji", "Choose one emoji")

    package static let personNameReserved = RuleViolation("person.name-reserved", field: "name", "“me” is the household")

    /// - Parameter balance: the person's debt (positive) or claim.
    package static func personHasBalance(_ balance: Money) -> RuleViolation {
        balance.isNegative
            ? RuleViolation("person.is-owed", "You owe \(balance.magnitude). Settle up first")
            : RuleViolation("person.owes", "\(balance) is owed to you. Settle up first")
    }
}

// MARK: - Groups

extension RuleViolation {
    package static let groupNameMissing = RuleViolation("group.name-missing", field: "name", "A name is required")

    package static let groupNameTooLong = RuleViolation(
        "group.name-too-long", field: "name", "Name has at most \(TextLimit.name) characters")

    package static let groupNameTaken = RuleViolation("group.name-taken", field: "name", "There is a group with this name already")

    package static let groupMemberCount = RuleViolation(
        "group.member-count", field: "members",
        "A group has \(PeopleRule.members.lowerBound) to \(PeopleRule.members.upperBound) members")

    package static let groupMemberTwice = RuleViolation("group.member-twice", field: "members", "Everybody is a member once")

    package static let groupWeightInvalid = RuleViolation("group.weight-invalid", field: "members", "A weight must be from 0 to 10,000")

    package static let groupDefaultSplitInvalid = RuleViolation(
        "group.default-split-invalid", field: "defaultSplit", "New expenses are split equally or by the weights of the members")

    /// - Parameters:
    ///   - member: the member's name.
    ///   - balance: the member's net.
    package static func groupMemberHasBalance(_ member: String, _ balance: Money) -> RuleViolation {
        balance.isNegative
            ? RuleViolation(
                "group.member-owes", field: "members", "\(member) owes \(balance.magnitude). Settle up before removing the member")
            : RuleViolation("group.member-is-owed", field: "members", "\(member) is owed \(balance). Settle up before removing the member")
    }

    package static let groupImportEmpty = RuleViolation("group.import-empty", "There is no expense in this file")

    /// - Parameter members: the names in the file.
    package static func groupImportMeUnknown(_ members: String) -> RuleViolation {
        RuleViolation("group.import-me-unknown", field: "me", "Say which of these is you: \(members)")
    }

    package static let groupHasBalance = RuleViolation("group.has-balance", "Something is still owed in this group. Settle up first")

    package static let groupArchived = RuleViolation("group.archived", "The group is archived. Bring it back first")

    package static let groupIsDirect = RuleViolation(
        "group.is-direct", "These are direct debts with a person, which have no group to change")
}

// MARK: - Expenses

extension RuleViolation {
    package static let expenseTitleMissing = RuleViolation("expense.title-missing", field: "title", "A title is required")

    package static let expenseTitleTooLong = RuleViolation(
        "expense.title-too-long", field: "title", "The title has at most \(PeopleRule.title) characters")

    package static let expenseAmountZero = RuleViolation("expense.amount-zero", field: "amount", "The amount must not be zero")

    package static let expenseNobody = RuleViolation("expense.nobody", field: "split", "Choose at least one person to split among")

    package static let expensePayerMissing = RuleViolation("expense.payer-missing", field: "payers", "Choose who paid")

    static let expenseMemberTwice = RuleViolation("expense.member-twice", field: "split", "Everybody is named once")

    package static let expenseMemberUnknown = RuleViolation(
        "expense.member-unknown", field: "split", "Everybody who pays or bears a part must be a member of the group")

    package static let expenseMemberLeft = RuleViolation(
        "expense.member-left", field: "split", "Somebody who has left the group takes no part in new expenses")

    static let expensePartNegative = RuleViolation("expense.part-negative", field: "split", "No part can be below zero")

    static let expenseWeightInvalid = RuleViolation(
        "expense.weight-invalid", field: "split", "A number of shares must be from 0 to 10,000")

    /// - Parameters:
    ///   - sum: the sum of the parts.
    ///   - amount: the required sum.
    static func expensePartsSum(_ sum: Money, of amount: Money) -> RuleViolation {
        RuleViolation("expense.parts-sum", field: "split", "The amounts make \(sum) instead of \(amount)")
    }

    /// - Parameters:
    ///   - sum: the sum of the payments.
    ///   - amount: the required sum.
    package static func expensePayersSum(_ sum: Money, of amount: Money) -> RuleViolation {
        RuleViolation("expense.payers-sum", field: "payers", "The payers' amounts make \(sum) instead of \(amount)")
    }

    /// - Parameter sum: the sum of the percentages: `99.99`.
    static func expensePercentSum(_ sum: String) -> RuleViolation {
        RuleViolation("expense.percent-sum", field: "split", "The percentages make \(sum) instead of 100.00")
    }

    /// - Parameters:
    ///   - sum: the sum of the adjustments.
    ///   - amount: the amount of the expense.
    static func expenseAdjustments(_ sum: Money, of amount: Money) -> RuleViolation {
        RuleViolation("expense.adjustments", field: "split", "The adjustments make \(sum), more than \(amount)")
    }

    /// - Parameter currency: of the account.
    package static func expenseCharged(_ currency: Currency) -> RuleViolation {
        RuleViolation("expense.charged", field: "charged", "Enter what the account was charged in \(currency.code)")
    }

    package static let expenseAccountNotWanted = RuleViolation(
        "expense.account-not-wanted", field: "account", "An account is only for what the household paid itself")

    package static let expenseForeignInvalid = RuleViolation(
        "expense.foreign-invalid", field: "foreign", "The foreign amount must have another currency and the sign of the amount")

    package static let expenseRecurrenceInvalid = RuleViolation(
        "expense.recurrence-invalid", field: "every", "This is not a valid rhythm, or it ends before it begins")

    package static let expenseCategoryInvalid = RuleViolation(
        "expense.category-invalid", field: "category", "Choose a category of spending, or of income for money that was received")

    /// It follows the charge of a shared subscription.
    package static let expenseFollowsCharge = RuleViolation(
        "expense.follows-charge",
        "This expense follows a charge of a shared subscription. Change the transaction, or the sharing of the subscription")

    package static let expenseFromTransaction = RuleViolation(
        "expense.from-transaction", field: "amount", "Amount, currency and account are those of the transaction")

    package static let transactionNotShareable = RuleViolation(
        "transaction.not-shareable", "Only spending or a refund of one account can be split with others")

    package static let transactionIsShared = RuleViolation(
        "transaction.is-shared", "This transaction belongs to a shared expense or a settlement. Change that instead")
}

// MARK: - Settlements

extension RuleViolation {
    package static let settlementAmountInvalid = RuleViolation(
        "settlement.amount-invalid", field: "amount", "The amount must be above zero")

    package static let settlementSameMember = RuleViolation("settlement.same-member", field: "to", "Choose two different members")

    package static let settlementMemberUnknown = RuleViolation(
        "settlement.member-unknown", field: "from", "Both must be members of the group")

    package static let settlementAccountNotWanted = RuleViolation(
        "settlement.account-not-wanted", field: "account", "An account is only for payments between the household and others")

    /// - Parameter owed: the maximum debt.
    package static func settlementTooMuch(_ owed: Money) -> RuleViolation {
        RuleViolation("settlement.too-much", field: "amount", "Only \(owed) is owed. Confirm if more was paid")
    }

    package static let settlementNothingOwed = RuleViolation(
        "settlement.nothing-owed", field: "amount", "Nothing is owed between the two. Confirm if it was paid nevertheless")

    /// Whether the payment exceeds the debt, which can be confirmed.
    package var isOverpayment: Bool { code == "settlement.too-much" || code == Self.settlementNothingOwed.code }

    /// - Parameter currency: of the account.
    package static func settlementPaid(_ currency: Currency) -> RuleViolation {
        RuleViolation("settlement.paid", field: "paid", "Enter what was paid in \(currency.code)")
    }

    package static let settlementNotThisWay = RuleViolation(
        "settlement.not-this-way", field: "from", "This transaction does not pay in the direction of the debt")

    package static let settlementNotSuggested = RuleViolation(
        "settlement.not-suggested", "No payment between the two is suggested: neither owes the other anything in this group")
}

// MARK: - Guests

extension RuleViolation {
    package static let guestLinkLifetime = RuleViolation(
        "guest.link-lifetime", field: "days",
        "A link is valid for \(GuestLink.lifetimes.lowerBound) to \(GuestLink.lifetimes.upperBound) days")

    package static let guestLinksTooMany = RuleViolation("guest.links-too-many", "Revoke a link before you make another one")

    package static let guestReadOnly = RuleViolation("guest.read-only", "This link only shows the group")

    package static let guestUnknown = RuleViolation("guest.unknown", field: "me", "Say who you are first")

    package static let guestNotOwn = RuleViolation("guest.not-own", "You can only change what you have added yourself")
}
