import Models

/// The header, trailer and balance of one statement, built from its elements.
struct OFXStatement {
    var header: StatementHeader
    var trailer = StatementTrailer()
    var balance = OFXBalance()

    init(line: Int, institution: String?, kind: AccountKind? = nil) {
        header = StatementHeader(line: line, kind: kind, institution: institution)
    }

    /// Applies a leaf of the statement or of one of its aggregates.
    ///
    /// - Returns: the code of an unknown currency; else nil.
    mutating func apply(_ tag: OFXTag, in context: OFXTag, from scanner: borrowing OFXScanner) -> String? {
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
            if hasIBANFormat(number) { header.iban = number }
        case (.bankAccount, .accountType):
            header.kind = header.kind ?? scanner.withValue { Self.kind($0.trimmed()) }
        case (.transactionList, .start), (.investmentList, .start):
            guard let day = scanner.withValue(OFXDate.day) else { return nil }
            trailer.from = min(trailer.from ?? day, day)
        case (.transactionList, .end), (.investmentList, .end):
            guard let day = scanner.withValue(OFXDate.day) else { return nil }
            trailer.until = max(trailer.until ?? day, day)
        case (.ledgerBalance, .balanceAmount):
            balance.amount = scanner.withValue(OFXAmount.parse)
            balance.invalidAmount = balance.amount == nil ? scanner.valueText : nil
        case (.ledgerBalance, .asOf):
            balance.day = scanner.withValue(OFXDate.day)
        default: break
        }
        return nil
    }

    /// Sets the closing balance at the end of `LEDGERBAL`. A balance without a date has that of the end of the transaction list.
    ///
    /// - Returns: false if the balance has no amount or no date.
    mutating func finishBalance() -> Bool {
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

/// The content of a `LEDGERBAL` aggregate.
struct OFXBalance {
    var line = 0
    var amount: DecimalFigure?
    var invalidAmount: String?
    var day: Day?
}

/// Whether an account number has the format of an IBAN: two letters, two digits, 11 to 30 letters or digits. Check digits are not validated.
func hasIBANFormat(_ text: String) -> Bool {
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
