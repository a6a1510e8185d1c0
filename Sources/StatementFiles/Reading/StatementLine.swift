package import Models

/// One line of a statement as the file writes it, before Coffer decides what it becomes.
///
/// Amounts are figures: the currency may be known only later. Credit (money in) is positive in every format.
package struct StatementLine: Hashable, Sendable {

    /// Where the line begins in the file, from 1.
    package var line: Int

    /// The bank's id of the line, trimmed; nil where it is absent or the format has none.
    /// Whether it counts is decided over the whole file (`product.md` section 4, Identity).
    package var bankId: String?

    /// The booking day as written, never moved to another time zone.
    package var day: Day

    /// The day from which the bank counts interest.
    package var valueDay: Day?

    /// The day on which the purchase was made (OFX DTUSER), where the file says.
    package var purchaseDay: Day?

    /// Credit positive.
    package var amount: DecimalFigure

    /// The line's own currency where the file gives one; nil: the statement's.
    package var currency: Currency?

    /// What was paid in another currency before the bank converted it, unsigned.
    package var foreign: ForeignFigure?

    package var status: Status
    package var nature: Nature
    /// As the bank writes it; empty where the line names nobody.
    package var payee: String
    /// What the bank or the payer wrote beside it; empty where there is nothing.
    package var memo: String

    /// The payer's reference (end-to-end id, cheque number), for matching transfer orders.
    package var reference: String?

    /// IBAN or account number of the other side.
    package var counterparty: String?

    /// QIF `L[Account]`: the name of the own account on the other side.
    package var transferAccount: String?

    /// The category that the file names (QIF `L`, a CSV column).
    package var category: String?

    /// Parts of a split; they add up to `amount`. Empty for an ordinary line.
    package var parts: [StatementLinePart]

    /// OFX `CORRECTFITID`: which earlier line this one replaces or takes back.
    package var correction: Correction?

    package init(
        line: Int, bankId: String? = nil, day: Day, valueDay: Day? = nil, purchaseDay: Day? = nil, amount: DecimalFigure,
        currency: Currency? = nil, foreign: ForeignFigure? = nil, status: Status = .booked, nature: Nature = .unspecified,
        payee: String = "", memo: String = "", reference: String? = nil, counterparty: String? = nil, transferAccount: String? = nil,
        category: String? = nil, parts: [StatementLinePart] = [], correction: Correction? = nil
    ) {
        self.line = line
        self.bankId = bankId
        self.day = day
        self.valueDay = valueDay
        self.purchaseDay = purchaseDay
        self.amount = amount
        self.currency = currency
        self.foreign = foreign
        self.status = status
        self.nature = nature
        self.payee = payee
        self.memo = memo
        self.reference = reference
        self.counterparty = counterparty
        self.transferAccount = transferAccount
        self.category = category
        self.parts = parts
        self.correction = correction
    }
}

// MARK: - Parts of a line

extension StatementLine {

    /// How far the bank is with the line.
    package enum Status: UInt8, Hashable, Sendable {
        case booked, pending
        /// Information that moves no money (CAMT INFO, an amount of 0).
        case note
    }

    /// What kind of movement the bank says it is, where that changes what Coffer does.
    package enum Nature: UInt8, Hashable, Sendable {
        case unspecified
        /// Cash taken at a machine or counter: goes to the cash account where there is one.
        case cashWithdrawal
    }

    /// What an OFX correction asks for; the id is the earlier line's `bankId`.
    package enum Correction: Hashable, Sendable {
        case replace(bankId: String)
        case delete(bankId: String)
    }
}

/// One part of a split line, signed as the line is.
package struct StatementLinePart: Hashable, Sendable {
    package var amount: DecimalFigure
    package var category: String?
    package var memo: String
    /// QIF `S[Account]`: the own account that this part moves to.
    package var transferAccount: String?

    package init(amount: DecimalFigure, category: String? = nil, memo: String = "", transferAccount: String? = nil) {
        self.amount = amount
        self.category = category
        self.memo = memo
        self.transferAccount = transferAccount
    }
}

/// An amount in the currency in which it was paid, unsigned.
package struct ForeignFigure: Hashable, Sendable {
    package var amount: DecimalFigure
    package var currency: Currency

    package init(amount: DecimalFigure, currency: Currency) {
        self.amount = amount
        self.currency = currency
    }
}
