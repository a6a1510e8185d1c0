import Models

/// The values of one `STMTTRN`, collected from its elements.
struct OFXTransaction {
    var line = 0
    var bankId: String?
    var day: Day?
    /// DTPOSTED as written, if it is not a valid date.
    var invalidDay: String?
    var valueDay: Day?
    var purchaseDay: Day?
    var amount: DecimalFigure?
    /// TRNAMT as written, if it is not an amount.
    var invalidAmount: String?
    var name: String?
    var payeeName: String?
    var memo: String?
    var checkNumber: String?
    var referenceNumber: String?
    var counterparty: String?
    var isCash = false
    /// TRNTYPE, if it indicates more than the sign of the amount.
    var type: String?
    /// SIC: the merchant's code.
    var merchantCode: String?
    var correctedId: String?
    var correctionAction: OFXCorrectionAction?
    /// The `CURRENCY` aggregate: the currency of the amount.
    var currency = OFXCurrencyConversion()
    /// The `ORIGCURRENCY` aggregate: the currency from which the amount was converted.
    var original = OFXCurrencyConversion()

    /// The name of an element with two different values, so that the data may be two transactions of which one is not closed.
    var duplicateElement: String?

    /// The statement line, or the reason why the transaction is rejected.
    func statementLine(in statementCurrency: Currency?) -> Result<StatementLine, OFXRejection> {
        if let duplicateElement {
            return .failure(
                OFXRejection(
                    code: .ofxTwoValues, arguments: [duplicateElement], found: label,
                    expected: "</STMTTRN> between two transactions"))
        }
        guard let day else {
            return .failure(
                OFXRejection(
                    code: invalidDay == nil ? .ofxDayMissing : .ofxDayUnreadable, found: invalidDay ?? label, expected: "YYYYMMDD"))
        }
        guard let amount else {
            return .failure(
                OFXRejection(
                    code: invalidAmount == nil ? .ofxAmountMissing : .ofxAmountUnreadable, found: invalidAmount ?? label,
                    expected: "an amount such as -12.50"))
        }
        if let symbol = currency.unknownSymbol {
            return .failure(OFXRejection(code: .ofxLineCurrencyUnknown, found: symbol, expected: "an ISO 4217 code"))
        }
        var line = StatementLine(line: line, bankId: bankId, day: day, valueDay: valueDay, purchaseDay: purchaseDay, amount: amount)
        if let own = currency.symbol, own != statementCurrency { line.currency = own }
        if let symbol = original.symbol, symbol != (line.currency ?? statementCurrency), let rate = original.rate {
            line.foreign = OFXAmount.original(of: amount, at: rate, in: symbol)
        }
        if amount.isZero { line.status = .informational }
        if isCash, amount.isNegative { line.kind = .cashWithdrawal }
        line.payee = name ?? payeeName ?? ""
        line.memo = memo ?? ""
        line.reference = checkNumber ?? referenceNumber
        line.counterparty = counterparty
        if let merchantCode { line.codes.append(.merchant(merchantCode)) }
        if let type { line.codes.append(.type(type)) }
        if let correctedId, let correctionAction {
            line.correction = correctionAction == .delete ? .delete(bankId: correctedId) : .replace(bankId: correctedId)
        }
        return .success(line)
    }

    /// A text that identifies a rejected transaction.
    var label: String? { bankId ?? name ?? payeeName ?? memo }
}

/// The reason why one `STMTTRN` is rejected.
struct OFXRejection: Error {
    var code: DiagnosticCode
    var arguments: [String] = []
    var found: String?
    var expected: String
}

/// The value of `CORRECTACTION`.
enum OFXCorrectionAction {
    case replace, delete
}

/// The content of a `CURRENCY` or `ORIGCURRENCY` aggregate.
struct OFXCurrencyConversion {
    var rate: DecimalFigure?
    var symbol: Currency?
    var unknownSymbol: String?
}
