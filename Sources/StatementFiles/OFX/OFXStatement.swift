import Models

/// What has been read of one statement's own elements so far.
struct OFXStatement {
    var header: StatementHeader
    var trailer = StatementTrailer()
    var balance = OFXBalance()

    init(line: Int, institution: String?, kind: AccountKind? = nil) {
        header = StatementHeader(line: line, kind: kind, institution: institution)
    }

    /// Takes a leaf that stands in the statement or in one of its aggregates. A currency that is not known is given back.
    mutating func take(_ tag: OFXTag, in context: OFXTag, from scanner: borrowing OFXScanner) -> String? {
        switch (context, tag) {
        case (.statement, .defaultCurrency), (.cardStatement, .defaultCurrency), (.investmentStatement, .defaultCurrency):
            guard header.currency == nil, let code = scanner.valueText else { return nil }
            header.currency = Currency(code: code)
            return header.currency == nil ? code : nil
        case (.bankAccount, .bankId), (.investmentAccount, .brokerId):
            header.bankCode = header.bankCode ?? scanner.valueText
        case (.bankAccount, .accountId), (.cardAccount, .accountId), (.investmentAccount, .accountId):
            guard header.accountNumber == nil, let number = scanner.valueText else { return nil }
            header.accountNumber = number
            if looksLikeIBAN(number) { header.iban = number }
        case (.bankAccount, .accountType):
            header.kind = header.kind ?? scanner.withValue { Self.kind($0.trimmed()) }
        case (.transactionList, .start), (.investmentList, .start):
            guard let day = scanner.withValue(OFXDate.day) else { return nil }
            trailer.from = min(trailer.from ?? day, day)
        case (.transactionList, .end), (.investmentList, .end):
            guard let day = scanner.withValue(OFXDate.day) else { return nil }
            trailer.until = max(trailer.until ?? day, day)
        case (.ledgerBalance, .balanceAmount):
            balance.amount = scanner.withValue(OFXAmount.figure)
            balance.wrongAmount = balance.amount == nil ? scanner.valueText : nil
        case (.ledgerBalance, .asOf):
            balance.day = scanner.withValue(OFXDate.day)
        default: break
        }
        return nil
    }

    /// Takes the balance over at the end of `LEDGERBAL`; false where it is none. Without a day it is that of the end of the list.
    mutating func closeBalance() -> Bool {
        guard let amount = balance.amount, let day = balance.day ?? trailer.until else { return false }
        trailer.closing = StatementBalance(amount: amount, day: day)
        return true
    }

    private static func kind(_ type: UnsafeRawBufferPointer) -> AccountKind? {
        if type.equalsIgnoringCase("CHECKING") { return .checking }
        if type.equalsIgnoringCase("SAVINGS") || type.equalsIgnoringCase("MONEYMRKT") { return .savings }
        if type.equalsIgnoringCase("CREDITLINE") { return .credit }
        if type.equalsIgnoringCase("CD") { return .deposit }
        return nil
    }
}

/// What a `LEDGERBAL` says.
struct OFXBalance {
    var line = 0
    var amount: DecimalFigure?
    var wrongAmount: String?
    var day: Day?
}

/// Whether an account number has the shape of an IBAN: two letters, two digits, 11 to 30 letters or digits. It says nothing of its check digits.
func looksLikeIBAN(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard (15...34).contains(bytes.count) else { return false }
    for (index, byte) in bytes.enumerated() {
        let isLetter = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        switch index {
        case 0, 1: guard isLetter else { return false }
        case 2, 3: guard byte.isDigit else { return false }
        default: guard isLetter || byte.isDigit else { return false }
        }
    }
    return true
}
