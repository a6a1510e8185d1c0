package import Models

/// The data of a benefit screen.
package struct BenefitDetails: Hashable, Sendable {
    package var card: WalletCard
    package var benefit: WalletBenefit
    /// The current cycle and earlier ones, newest first; a benefit without cycles has one row for all its uses.
    package var history: [BenefitPeriod]

    package init(card: WalletCard, benefit: WalletBenefit, history: [BenefitPeriod]) {
        self.card = card
        self.benefit = benefit
        self.history = history
    }
}

/// The summary of one cycle.
package struct BenefitPeriod: Hashable, Sendable {
    /// Nil for a benefit without cycles.
    package var cycle: BenefitCycle?
    package var value: Money
    /// Amount used, posted or not.
    package var used: Money
    /// Amount credited on statements.
    package var posted: Money
    /// Unused amount at the end; zero while the cycle is active.
    package var lost: Money
    /// Newest first, including undone ones.
    package var uses: [BenefitUseDetails]

    package init(cycle: BenefitCycle?, value: Money, used: Money, posted: Money, lost: Money, uses: [BenefitUseDetails]) {
        self.cycle = cycle
        self.value = value
        self.used = used
        self.posted = posted
        self.lost = lost
        self.uses = uses
    }
}

/// A use with the payees of its matched transactions.
package struct BenefitUseDetails: Hashable, Sendable {
    package var use: BenefitUse
    /// Payee of the charge, if it exists.
    package var chargePayee: String?
    package var creditPayee: String?

    package init(use: BenefitUse, chargePayee: String?, creditPayee: String?) {
        self.use = use
        self.chargePayee = chargePayee
        self.creditPayee = creditPayee
    }
}

/// The benefit that a transaction used.
package struct BenefitLink: Hashable, Sendable {
    var transaction: ID<Transaction>
    package var card: ID<Card>
    package var cardName: String
    package var benefit: ID<Benefit>
    package var benefitName: String
    package var amount: Money
    /// Whether the transaction is the statement credit.
    package var isCredit: Bool

    package init(
        transaction: ID<Transaction>, card: ID<Card>, cardName: String, benefit: ID<Benefit>, benefitName: String, amount: Money,
        isCredit: Bool
    ) {
        self.transaction = transaction
        self.card = card
        self.cardName = cardName
        self.benefit = benefit
        self.benefitName = benefitName
        self.amount = amount
        self.isCredit = isCredit
    }
}

/// A use to be recorded manually.
package struct BenefitUseDraft: Hashable, Sendable {
    /// Nil for the largest possible amount.
    package var amount: Money?
    /// The day of purchase; nil for today.
    package var day: Day?
    package var key: String?

    package init(amount: Money? = nil, day: Day? = nil, key: String? = nil) {
        self.amount = amount
        self.day = day
        self.key = key
    }
}

/// A recorded use with the change that can be undone.
package struct RecordedUse: Hashable, Sendable {
    package var use: BenefitUse
    package var change: ID<AuditRecord>?

    package init(use: BenefitUse, change: ID<AuditRecord>?) {
        self.use = use
        self.change = change
    }
}
