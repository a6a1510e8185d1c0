import Models

/// What has been read of one `STMTTRN` so far.
struct OFXTransaction {
    var line = 0
    var bankId: String?
    var day: Day?
    /// DTPOSTED as written, where it is no day.
    var wrongDay: String?
    var valueDay: Day?
    var purchaseDay: Day?
    var amount: DecimalFigure?
    /// TRNAMT as written, where it is no amount.
    var wrongAmount: String?
    var name: String?
    var payeeName: String?
    var memo: String?
    var checkNumber: String?
    var referenceNumber: String?
    var counterparty: String?
    var isCash = false
    var correctedId: String?
    var correctionAction: OFXCorrectionAction?
    /// What `CURRENCY` names: the amount is in it.
    var currency = OFXCurrencyNote()
    /// What `ORIGCURRENCY` names: the amount was converted from it.
    var original = OFXCurrencyNote()

    /// An element of which there are two values, so that what was taken for one transaction may be two.
    var doubled: String?

    /// The line, or why there is none.
    func statementLine(in statementCurrency: Currency?) -> Result<StatementLine, OFXDamage> {
        if let doubled {
            return .failure(
                OFXDamage(
                    message: "The transaction has two values of \(doubled); it may be two transactions of which one is not closed",
                    found: label,
                    expected: "</STMTTRN> between two transactions"))
        }
        guard let day else {
            return .failure(OFXDamage(message: Self.fault("DTPOSTED", wrongDay, "no day"), found: wrongDay ?? label, expected: "YYYYMMDD"))
        }
        guard let amount else {
            return .failure(
                OFXDamage(
                    message: Self.fault("TRNAMT", wrongAmount, "no amount"), found: wrongAmount ?? label,
                    expected: "an amount such as -12.50"))
        }
        if let symbol = currency.unknownSymbol {
            return .failure(OFXDamage(message: "The line's currency is not known", found: symbol, expected: "an ISO 4217 code"))
        }
        var line = StatementLine(line: line, bankId: bankId, day: day, valueDay: valueDay, purchaseDay: purchaseDay, amount: amount)
        if let own = currency.symbol, own != statementCurrency { line.currency = own }
        if let symbol = original.symbol, symbol != (line.currency ?? statementCurrency), let rate = original.rate {
            line.foreign = OFXAmount.original(of: amount, at: rate, in: symbol)
        }
        if amount.isZero { line.status = .note }
        if isCash, amount.isNegative { line.nature = .cashWithdrawal }
        line.payee = name ?? payeeName ?? ""
        line.memo = memo ?? ""
        line.reference = checkNumber ?? referenceNumber
        line.counterparty = counterparty
        if let correctedId, let correctionAction {
            line.correction = correctionAction == .delete ? .delete(bankId: correctedId) : .replace(bankId: correctedId)
        }
        return .success(line)
    }

    /// What tells a damaged line from its neighbours.
    var label: String? { bankId ?? name ?? payeeName ?? memo }

    private static func fault(_ element: StaticString, _ wrong: String?, _ what: StaticString) -> String {
        wrong == nil ? "\(element) is missing" : "\(element) is \(what)"
    }
}

/// Why one `STMTTRN` is no line.
struct OFXDamage: Error {
    var message: String
    var found: String?
    var expected: String
}

/// `CORRECTACTION`.
enum OFXCorrectionAction {
    case replace, delete
}

/// What a `CURRENCY` or `ORIGCURRENCY` aggregate says.
struct OFXCurrencyNote {
    var rate: DecimalFigure?
    var symbol: Currency?
    var unknownSymbol: String?
}
