import Models

/// Builds the header and trailer of the current statement: account, balances, period.
struct CAMTStatement {
    private var header: StatementHeader
    private(set) var trailer = StatementTrailer()
    private(set) var hasBegun = false
    private var created: Day?
    private var isOpeningBooked = false

    init(line: Int) {
        header = StatementHeader(line: line)
    }

    /// Returns the header. Opening balances read afterwards are stored in the trailer.
    mutating func begin() -> StatementHeader {
        hasBegun = true
        return header
    }

    /// The day for entries without one: that of the closing balance, else the end of the period, else the creation date.
    var fallbackDay: Day? { trailer.closing?.day ?? trailer.until ?? created }

    // MARK: - Account

    mutating func readAccount(_ account: CAMTElementTree) {
        let root = account.root
        let id = account.child(root, .id)
        if let iban = account.text(account.child(id, .iban)) {
            header.accountNumber = iban
            header.iban = IBANParser.parse(iban)
        } else {
            header.accountNumber = account.text(account.child(account.child(id, .othr), .id))
            header.iban = header.accountNumber.flatMap { IBANParser.parse($0) }
        }
        header.currency = account.text(account.child(root, .ccy)).flatMap { Currency(code: $0) }
        header.kind = CAMTAccountType.kind(of: account.child(account.child(root, .tp), .cd), in: account)
        header.name = account.text(account.child(root, .nm))
        let institution = account.child(account.child(root, .svcr), .finInstnId)
        header.bankCode = account.text(account.child(institution, .bicfi) ?? account.child(institution, .bic))
        header.institution = account.text(account.child(institution, .nm))
    }

    /// Sets the currency of the first entry, if the statement has none.
    mutating func setCurrencyIfMissing(_ currency: Currency?) {
        if header.currency == nil { header.currency = currency }
    }

    // MARK: - Period

    mutating func readPeriod(_ period: CAMTElementTree) {
        trailer.from = period.day(period.child(period.root, .frDtTm)) ?? period.day(period.child(period.root, .frDt))
        trailer.until = period.day(period.child(period.root, .toDtTm)) ?? period.day(period.child(period.root, .toDt))
    }

    mutating func readCreationTime(_ creation: CAMTElementTree) {
        created = creation.day(creation.root)
        appendStatementId(creation)
    }

    /// Appends the statement's id or creation time to `statementId`.
    mutating func appendStatementId(_ element: CAMTElementTree) {
        guard !hasBegun, let text = element.text(element.root) else { return }
        let statementId = header.statementId.map { $0 + "|" + text } ?? text
        header.statementId = statementId
    }

    // MARK: - Balances

    /// Reads an opening or closing balance. The opening balance is the earliest OPBD, else PRCD; the closing balance is the latest CLBD.
    /// Other types (available, interim, forward) are not booked balances and are ignored. Intermediate balances (`SubTp` INTM) belong to a
    /// page of a longer statement.
    ///
    /// - Returns: a warning if the balance is invalid; else nil.
    mutating func readBalance(_ balance: CAMTElementTree) -> Diagnostic? {
        let root = balance.root
        let kind = balance.child(root, .tp)
        let code = balance.child(balance.child(kind, .cdOrPrtry), .cd)
        let isBooked = balance.hasText(code, "OPBD")
        let isOpening = isBooked || balance.hasText(code, "PRCD")
        guard isOpening || balance.hasText(code, "CLBD") else { return nil }
        do throws(CAMTRejection) {
            let amount = try balance.amount(balance.child(root, .amt))
            let isDebit = try balance.isDebit(root) ?? false
            guard let day = try balance.day(in: balance.child(root, .dt)) else {
                throw CAMTRejection(code: .camtBalanceDayMissing, expected: "Dt")
            }
            if header.currency == nil { header.currency = amount.currency }
            guard amount.currency == nil || amount.currency == header.currency else {
                throw CAMTRejection(
                    code: .camtBalanceInOtherCurrency, found: amount.currency?.code,
                    expected: header.currency?.code)
            }
            let isIntermediate = balance.hasText(balance.child(balance.child(kind, .subTp), .cd), "INTM")
            let value = StatementBalance(amount: isDebit ? amount.value.negated : amount.value, day: day)
            if isOpening {
                setOpening(value, isBooked: isBooked, isIntermediate: isIntermediate)
            } else if isIntermediate {
                if trailer.intermediateClosing.map({ $0.day < day }) ?? true { trailer.intermediateClosing = value }
            } else if trailer.closing.map({ $0.day < day }) ?? true {
                trailer.closing = value
            }
            return nil
        } catch {
            return Diagnostic(
                line: balance.line, severity: .warning, code: error.code, found: error.found, expected: error.expected)
        }
    }

    private mutating func setOpening(_ balance: StatementBalance, isBooked: Bool, isIntermediate: Bool) {
        if isIntermediate {
            if hasBegun {
                trailer.intermediateOpening = balance
            } else {
                header.isContinuation = true
                header.intermediateOpening = balance
            }
            return
        }
        let current = hasBegun ? header.opening ?? trailer.opening : header.opening
        if let current {
            guard isBooked, !isOpeningBooked || balance.day < current.day else { return }
        }
        isOpeningBooked = isOpeningBooked || isBooked
        if hasBegun { trailer.opening = balance } else { header.opening = balance }
    }
}
