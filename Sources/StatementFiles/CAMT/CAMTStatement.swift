import Models

/// What is known of the statement that is being read: account, balances, period.
struct CAMTStatement {

    private var header: StatementHeader
    private(set) var trailer = StatementTrailer()
    private(set) var hasBegun = false
    private var created: Day?
    private var openingIsBooked = false

    init(line: Int) {
        header = StatementHeader(line: line)
    }

    /// The header, once: from here on an opening balance goes to the trailer.
    mutating func begin() -> StatementHeader {
        hasBegun = true
        return header
    }

    /// The statement's own day, for an entry that has none: closing balance, end of the period, creation.
    var fallbackDay: Day? { trailer.closing?.day ?? trailer.until ?? created }

    // MARK: - Account

    mutating func takeAccount(_ account: CAMTBranch) {
        let root = account.root
        let id = account.child(root, .id)
        if let iban = account.text(account.child(id, .iban)) {
            header.accountNumber = iban
            header.iban = CheckedIBAN.text(iban)
        } else {
            header.accountNumber = account.text(account.child(account.child(id, .othr), .id))
            header.iban = header.accountNumber.flatMap { CheckedIBAN.text($0) }
        }
        header.currency = account.text(account.child(root, .ccy)).flatMap { Currency(code: $0) }
        header.kind = CAMTAccountType.kind(of: account.child(account.child(root, .tp), .cd), in: account)
        header.name = account.text(account.child(root, .nm))
        let institution = account.child(account.child(root, .svcr), .finInstnId)
        header.bankCode = account.text(account.child(institution, .bicfi) ?? account.child(institution, .bic))
        header.institution = account.text(account.child(institution, .nm))
    }

    /// The currency of the first entry, where nothing else said it.
    mutating func takeCurrency(_ currency: Currency?) {
        if header.currency == nil { header.currency = currency }
    }

    // MARK: - Period

    mutating func takePeriod(_ period: CAMTBranch) {
        trailer.from = period.day(period.child(period.root, .frDtTm)) ?? period.day(period.child(period.root, .frDt))
        trailer.until = period.day(period.child(period.root, .toDtTm)) ?? period.day(period.child(period.root, .toDt))
    }

    mutating func takeCreation(_ creation: CAMTBranch) {
        created = creation.day(creation.root)
        addMark(creation)
    }

    /// The statement's own id and time of creation.
    mutating func addMark(_ element: CAMTBranch) {
        guard !hasBegun, let text = element.text(element.root) else { return }
        let mark = header.mark.map { $0 + "|" + text } ?? text
        header.mark = mark
    }

    // MARK: - Balances

    /// Opening is OPBD, else PRCD, the earliest; closing is CLBD, the latest. The others (available, interim, forward) say nothing
    /// about what was booked. Intermediate ones (`SubTp` INTM) belong to a page: such a statement continues an earlier one.
    ///
    /// - Returns: what was wrong with the balance, or nil.
    mutating func takeBalance(_ balance: CAMTBranch) -> Diagnostic? {
        let root = balance.root
        let kind = balance.child(root, .tp)
        let code = balance.child(balance.child(kind, .cdOrPrtry), .cd)
        let isBooked = balance.says(code, "OPBD")
        let isOpening = isBooked || balance.says(code, "PRCD")
        guard isOpening || balance.says(code, "CLBD") else { return nil }
        do throws(CAMTRejection) {
            let amount = try balance.amount(balance.child(root, .amt))
            let isDebit = try balance.isDebit(root) ?? false
            guard let day = try balance.day(in: balance.child(root, .dt)) else {
                throw CAMTRejection(message: "The balance has no day", expected: "Dt")
            }
            if header.currency == nil { header.currency = amount.currency }
            guard amount.currency == nil || amount.currency == header.currency else {
                throw CAMTRejection(
                    message: "A balance is not in the account's currency and is left out", found: amount.currency?.code,
                    expected: header.currency?.code)
            }
            let isIntermediate = balance.says(balance.child(balance.child(kind, .subTp), .cd), "INTM")
            let value = StatementBalance(amount: isDebit ? amount.figure.negated : amount.figure, day: day)
            if isOpening {
                takeOpening(value, isBooked: isBooked, isIntermediate: isIntermediate)
            } else if isIntermediate {
                if trailer.intermediateClosing.map({ $0.day < day }) ?? true { trailer.intermediateClosing = value }
            } else if trailer.closing.map({ $0.day < day }) ?? true {
                trailer.closing = value
            }
            return nil
        } catch {
            return Diagnostic(
                line: balance.line, severity: .warning, message: error.message, found: error.found, expected: error.expected)
        }
    }

    private mutating func takeOpening(_ balance: StatementBalance, isBooked: Bool, isIntermediate: Bool) {
        if isIntermediate {
            if hasBegun {
                trailer.intermediateOpening = balance
            } else {
                header.continues = true
                header.intermediateOpening = balance
            }
            return
        }
        let current = hasBegun ? header.opening ?? trailer.opening : header.opening
        if let current {
            guard isBooked, !openingIsBooked || balance.day < current.day else { return }
        }
        openingIsBooked = openingIsBooked || isBooked
        if hasBegun { trailer.opening = balance } else { header.opening = balance }
    }
}
