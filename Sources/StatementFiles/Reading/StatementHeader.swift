package import Models

/// The account and opening data of a statement, which precede its lines.
package struct StatementHeader: Hashable, Sendable {
    /// The line at which the statement starts, from 1.
    package var line: Int

    /// The account number as written, trimmed; nil if the file has none.
    package var accountNumber: String?

    /// The IBAN without spaces in upper case, if the file has one with valid check digits.
    package var iban: String?

    /// The bank: OFX BANKID or BROKERID, CAMT BIC, the part of MT940 :25: before the slash.
    package var bankCode: String?

    /// The account's currency, if the file states it.
    package var currency: Currency?

    /// The shared currency symbol next to the amounts, if the file does not state its currency.
    package var currencySymbol: SharedCurrencySymbol?

    /// The kind of account, if the file states it.
    package var kind: AccountKind?

    /// The account's name (CAMT Acct/Nm, QIF !Account N), if the file states it.
    package var name: String?

    /// The bank's name (OFX FI/ORG, CAMT Svcr), if the file states it.
    package var institution: String?

    /// The balance before the first line (CAMT OPBD or PRCD, MT940 :60F:), if it precedes the lines.
    package var opening: StatementBalance?

    /// Whether this is a later page of a statement (MT940 :60M:), whose opening balance is an intermediate one.
    package var isContinuation = false

    /// The balance before the first line of a page (MT940 :60M:, CAMT SubTp INTM).
    package var intermediateOpening: StatementBalance?

    /// The statement's number and creation time as written, which distinguish it from others of its account; nil if the file has neither.
    /// Statements with equal ids and equal lines are duplicates.
    package var statementId: String?
}

/// The closing data of a statement, which follow its lines.
package struct StatementTrailer: Hashable, Sendable {
    /// The balance before the first line, if it follows the lines.
    package var opening: StatementBalance?

    /// The booked balance at the end (OFX LEDGERBAL, CAMT CLBD, MT940 :62F:).
    package var closing: StatementBalance?

    /// The balance before the first line, computed from a CSV column of running balances, or that of a page whose opening balance follows
    /// its lines. It is used for reconciliation and does not set the account's opening balance.
    package var intermediateOpening: StatementBalance?

    /// The balance at the end of a page (MT940 :62M:, CAMT SubTp INTM).
    package var intermediateClosing: StatementBalance?

    /// The first day of the period that the statement covers, if the file states it.
    package var from: Day?
    /// The last day of the period.
    package var until: Day?

    package init(
        opening: StatementBalance? = nil, closing: StatementBalance? = nil, intermediateOpening: StatementBalance? = nil,
        intermediateClosing: StatementBalance? = nil, from: Day? = nil, until: Day? = nil
    ) {
        self.opening = opening
        self.closing = closing
        self.intermediateOpening = intermediateOpening
        self.intermediateClosing = intermediateClosing
        self.from = from
        self.until = until
    }
}

/// The balance at the end of a day. Credit is positive; debt on a credit card is negative.
package struct StatementBalance: Hashable, Sendable {
    /// The amount in the statement's currency.
    package var amount: DecimalFigure
    /// The day of the balance as stated.
    package var day: Day
}
