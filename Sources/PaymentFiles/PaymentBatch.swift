package import Models

/// The payments of one message to a bank.
package struct PaymentBatch: Hashable, Sendable {
    /// The name of the initiating party: the household.
    package var initiator: String
    /// The creation time in milliseconds since 1970.
    package var createdAt: Int64
    /// The payments, at least one.
    package var payments: [Payment]

    package init(initiator: String, createdAt: Int64, payments: [Payment]) {
        self.initiator = initiator
        self.createdAt = createdAt
        self.payments = payments
    }
}

/// One credit transfer.
package struct Payment: Hashable, Sendable {
    /// The end-to-end id (`EndToEndId`), which appears on the statement and matches it to the transfer; unique in the batch.
    package var reference: TransferReference
    /// The account to debit.
    package var debtor: Debtor
    /// The account to credit.
    package var creditor: PaymentParty
    /// The amount to credit, above zero.
    package var amount: Money
    /// The requested execution day.
    package var day: Day
    /// The day for which the transfer was ordered; unlike `day` it does not change when the file is created late.
    package var orderedDay: Day
    /// The remittance information; may be empty.
    package var note: String

    /// The debtor and their account.
    package struct Debtor: Hashable, Sendable {
        /// The holder of the account.
        package var holder: String
        /// The name of the account in Coffer.
        package var account: String
        /// Nil if it is unknown.
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
