package import Models

/// Orders that go to the bank in one message.
package struct PaymentBatch: Hashable, Sendable {
    /// Who hands the message in: the household.
    package var initiator: String
    /// When the message is made, in milliseconds since 1970.
    package var createdAt: Int64
    package var payments: [Payment]

    package init(initiator: String, createdAt: Int64, payments: [Payment]) {
        self.initiator = initiator
        self.createdAt = createdAt
        self.payments = payments
    }
}

/// One order to a bank.
package struct Payment: Hashable, Sendable {
    /// Goes with the payment to its end (`EndToEndId`), so that the statement can be matched; unique in the batch.
    package var reference: TransferReference
    package var debtor: Debtor
    package var creditor: PaymentParty
    /// What the creditor is to get, above zero.
    package var amount: Money
    /// The day on which the bank is to do it.
    package var day: Day
    /// The day for which it was ordered, which stays the same when the bank gets it late.
    package var orderedDay: Day
    /// What the creditor reads; may be empty.
    package var note: String

    /// Who pays, and from where.
    package struct Debtor: Hashable, Sendable {
        /// Whose account it is.
        package var holder: String
        /// What the household calls the account.
        package var account: String
        /// Nil where it is not known.
        package var iban: IBAN?

        package init(holder: String, account: String, iban: IBAN?) {
            self.holder = holder
            self.account = account
            self.iban = iban
        }
    }

    package init(
        reference: TransferReference, debtor: Debtor, creditor: PaymentParty, amount: Money, day: Day, orderedDay: Day? = nil,
        note: String = ""
    ) {
        self.reference = reference
        self.debtor = debtor
        self.creditor = creditor
        self.amount = amount
        self.day = day
        self.orderedDay = orderedDay ?? day
        self.note = note
    }
}
