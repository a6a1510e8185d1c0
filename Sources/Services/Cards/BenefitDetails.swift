package import Models

/// A benefit with all that its screen names.
package struct BenefitDetails: Hashable, Sendable {
    package var card: WalletCard
    package var benefit: WalletBenefit
    /// The cycle of today and those before it, newest first; a benefit without cycles has one row for all of its uses.
    package var history: [BenefitPeriod]

    package init(card: WalletCard, benefit: WalletBenefit, history: [BenefitPeriod]) {
        self.card = card
        self.benefit = benefit
        self.history = history
    }
}

/// What became of one cycle.
package struct BenefitPeriod: Hashable, Sendable {
    /// Nil for a benefit without cycles.
    package var cycle: BenefitCycle?
    package var value: Money
    /// What was used, posted or not.
    package var used: Money
    /// What of it is on a statement.
    package var posted: Money
    /// What was left when it ended; zero while it goes on.
    package var lost: Money
    /// Newest first, undone ones too.
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

/// A use with the names of the transactions that it was found by.
package struct BenefitUseDetails: Hashable, Sendable {
    package var use: BenefitUse
    /// Payee of the charge, where there is one that is still there.
    package var chargePayee: String?
    package var creditPayee: String?

    package init(use: BenefitUse, chargePayee: String?, creditPayee: String?) {
        self.use = use
        self.chargePayee = chargePayee
        self.creditPayee = creditPayee
    }
}

/// What a transaction used.
package struct BenefitLink: Hashable, Sendable {
    package var transaction: ID<Transaction>
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

/// A use by hand.
package struct BenefitUseDraft: Hashable, Sendable {
    /// Nil: all that one use can be.
    package var amount: Money?
    /// Of the purchase; nil: today.
    package var day: Day?
    package var key: String?

    package init(amount: Money? = nil, day: Day? = nil, key: String? = nil) {
        self.amount = amount
        self.day = day
        self.key = key
    }
}

/// A use that was recorded, and the change, to take it back.
package struct RecordedUse: Hashable, Sendable {
    package var use: BenefitUse
    package var change: ID<AuditRecord>?

    package init(use: BenefitUse, change: ID<AuditRecord>?) {
        self.use = use
        self.change = change
    }
}
