package import Models

/// One line of a statement as written in the file, before it is matched or posted.
///
/// Amounts are decimals without a currency, because the currency may be known only later. Credit is positive in every format.
package struct StatementLine: Hashable, Sendable {
    /// The line number in the file, from 1.
    package var line: Int

    /// The bank's id of the line, trimmed; nil if there is none. Whether it is valid is decided for the whole file
    /// (`docs/statement-formats.md`, Identity).
    package var bankId: String?

    /// The booking date as written, not converted to another time zone.
    package var day: Day

    /// The value date, from which interest is calculated.
    package var valueDay: Day?

    /// The date of the purchase (OFX DTUSER), if the file states it.
    package var purchaseDay: Day?

    /// The amount; credit is positive.
    package var amount: DecimalFigure

    /// The line's currency if it differs from the statement's; nil: the statement's currency.
    package var currency: Currency?

    /// The amount in the original currency before conversion, unsigned.
    package var foreign: ForeignAmount?

    /// Whether the line is booked, pending or informational.
    package var status = Status.booked
    /// Whether the line is a cash withdrawal.
    package var kind = Kind.unspecified
    /// The payee as written; empty if the line has none.
    package var payee = ""
    /// The memo or remittance information; empty if there is none.
    package var memo = ""

    /// The payer's reference (end-to-end id, cheque number), used to match transfer orders.
    package var reference: String?

    /// The IBAN or account number of the counterparty.
    package var counterparty: String?

    /// The creditor and the mandate of a SEPA direct debit, as written (CAMT `CdtrSchmeId`, `MndtId`; MT940 `CRED+`, `MREF+`, `/CSID/`,
    /// `/MARF/`).
    package var mandate: DirectDebitMandate?

    /// QIF `L[Account]`: the name of the household's account on the other side of a transfer.
    package var transferAccount: String?

    /// The category (QIF `L`, a CSV column).
    package var category: String?

    /// The codes for the purpose of the line (OFX `TRNTYPE`, `SIC`; CAMT `Purp`, `BkTxCd`; MT940 `:86:`), the most specific first.
    package var codes: [StatementCode] = []

    /// The parts of a split, whose sum is `amount`; empty if the line is not split.
    package var parts: [StatementLinePart] = []

    /// OFX `CORRECTFITID`: the earlier line that this one replaces or deletes.
    package var correction: Correction?

    /// Resets the line to one with a number, a day and an amount only, like a new line. The fields are set in place, because a line is large and
    /// is copied when a new one is assigned.
    mutating func reset(line: Int, day: Day, amount: DecimalFigure) {
        self.line = line
        bankId = nil
        self.day = day
        valueDay = nil
        purchaseDay = nil
        self.amount = amount
        currency = nil
        foreign = nil
        status = .booked
        kind = .unspecified
        payee = ""
        memo = ""
        reference = nil
        counterparty = nil
        mandate = nil
        transferAccount = nil
        category = nil
        codes = []
        parts = []
        correction = nil
    }
}

// MARK: - Parts of a line

extension StatementLine {
    /// The booking status of the line.
    package enum Status: UInt8, Hashable, Sendable {
        case booked, pending
        /// Information without a booking (CAMT INFO, an amount of 0).
        case informational
    }

    /// The kind of the line, if it affects how the line is posted.
    package enum Kind: UInt8, Hashable, Sendable {
        case unspecified
        /// A withdrawal at a machine or counter, posted to the cash account if there is one.
        case cashWithdrawal
    }

    /// The action of an OFX correction. The id is the `bankId` of the earlier line.
    package enum Correction: Hashable, Sendable {
        case replace(bankId: String)
        case delete(bankId: String)
    }
}

/// One part of a split line, with the sign of the line.
package struct StatementLinePart: Hashable, Sendable {
    /// The amount, with the sign of the line.
    package var amount: DecimalFigure
    /// The category as named in the file.
    package var category: String?
    /// The memo of the part; empty if there is none.
    package var memo = ""
    /// QIF `S[Account]`: the name of the household's account to which the part is transferred.
    package var transferAccount: String?
}

/// An unsigned amount in the original currency.
package struct ForeignAmount: Hashable, Sendable {
    /// The amount without a sign.
    package var amount: DecimalFigure
    /// The original currency.
    package var currency: Currency
}
