package import Models

/// What a file says about one statement before its lines: whose account it is.
package struct StatementHeader: Hashable, Sendable {

    /// Where the statement begins in the file, from 1.
    package var line: Int

    /// The account number as written (trimmed); nil in a fragment.
    package var accountNumber: String?

    /// The IBAN without spaces, upper case, where the file gives one that passes its check digits.
    package var iban: String?

    /// The bank: OFX BANKID or BROKERID, CAMT BIC, the part of MT940 :25: before the slash.
    package var bankCode: String?

    /// The account's currency, where the file says.
    package var currency: Currency?

    /// A sign beside the amounts that several currencies share, where the file says no more of its currency.
    package var currencySign: CurrencySign?

    /// The kind of account, where the file says.
    package var kind: AccountKind?

    /// The account's own name (CAMT Acct/Nm, QIF !Account N), where the file says.
    package var name: String?

    /// The bank's name (OFX FI/ORG, CAMT Svcr), where the file says.
    package var institution: String?

    /// The balance before the first line (CAMT OPBD or PRCD, MT940 :60F:), where the file gives it in front of the lines.
    package var opening: StatementBalance?

    /// A further part of a statement that began earlier (MT940 :60M:): its opening balance is in the middle and proves nothing.
    package var continues: Bool

    /// The balance before the first line of a page (MT940 :60M:, CAMT SubTp INTM). The page's lines lead on from it.
    package var intermediateOpening: StatementBalance?

    /// What tells the statement from others of its account: the bank's number of it and the time of its creation, as written; nil where the
    /// file gives neither. Equal marks and equal lines are one statement.
    package var mark: String?

    package init(
        line: Int, accountNumber: String? = nil, iban: String? = nil, bankCode: String? = nil, currency: Currency? = nil,
        kind: AccountKind? = nil, name: String? = nil, institution: String? = nil, opening: StatementBalance? = nil,
        continues: Bool = false,
        intermediateOpening: StatementBalance? = nil, mark: String? = nil
    ) {
        self.line = line
        self.accountNumber = accountNumber
        self.iban = iban
        self.bankCode = bankCode
        self.currency = currency
        self.kind = kind
        self.name = name
        self.institution = institution
        self.opening = opening
        self.continues = continues
        self.intermediateOpening = intermediateOpening
        self.mark = mark
    }
}

/// What a file says about a statement after its lines.
package struct StatementTrailer: Hashable, Sendable {

    /// The balance before the first line, where the file gives it only here or with the others.
    package var opening: StatementBalance?

    /// The booked balance at the end (OFX LEDGERBAL, CAMT CLBD, MT940 :62F:).
    package var closing: StatementBalance?

    /// The balance before the first line that follows from the lines and balances of the file (a CSV column of running balances, a page whose
    /// opening balance stands behind its lines). It is held against the lines and sets no opening.
    package var intermediateOpening: StatementBalance?

    /// The balance at the end of a page (MT940 :62M:, CAMT SubTp INTM).
    package var intermediateClosing: StatementBalance?

    /// The period that the statement covers, where the file says; else nil.
    package var from: Day?
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

/// A balance at the end of a day; credit (owned) positive. A balance that a credit card owes is negative.
package struct StatementBalance: Hashable, Sendable {
    package var amount: DecimalFigure
    package var day: Day

    package init(amount: DecimalFigure, day: Day) {
        self.amount = amount
        self.day = day
    }
}
