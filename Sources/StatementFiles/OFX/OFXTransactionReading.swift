import Models

extension OFXTransaction {

    /// Takes a leaf that stands in `STMTTRN` or in one of its aggregates; the first value of an element counts.
    mutating func take(_ tag: OFXTag, in context: OFXTag, from scanner: borrowing OFXScanner) {
        switch context {
        case .transaction: take(tag, from: scanner)
        case .payee:
            if tag == .name, payeeName == nil { payeeName = scanner.valueText }
        case .bankAccountTo, .cardAccountTo:
            if tag == .accountId, counterparty == nil { counterparty = scanner.valueText }
        case .currency: currency.take(tag, from: scanner)
        case .originalCurrency: original.take(tag, from: scanner)
        default: break
        }
    }

    private mutating func take(_ tag: OFXTag, from scanner: borrowing OFXScanner) {
        switch tag {
        case .posted:
            guard day == nil, wrongDay == nil else {
                if scanner.withValue(OFXDate.day) != day { doubled = "DTPOSTED" }
                return
            }
            day = scanner.withValue(OFXDate.day)
            if day == nil { wrongDay = scanner.valueText }
        case .amount:
            guard amount == nil, wrongAmount == nil else {
                if scanner.withValue(OFXAmount.figure) != amount { doubled = "TRNAMT" }
                return
            }
            amount = scanner.withValue(OFXAmount.figure)
            if amount == nil { wrongAmount = scanner.valueText }
        case .userDay: purchaseDay = purchaseDay ?? scanner.withValue(OFXDate.day)
        case .available: valueDay = valueDay ?? scanner.withValue(OFXDate.day)
        case .transactionId:
            if let bankId, let other = scanner.valueText, other != bankId { doubled = "FITID" }
            bankId = bankId ?? scanner.valueText
        case .name: name = name ?? scanner.valueText
        case .memo: memo = memo ?? scanner.valueText
        case .checkNumber: checkNumber = checkNumber ?? Self.reference(scanner.valueText)
        case .referenceNumber: referenceNumber = referenceNumber ?? Self.reference(scanner.valueText)
        case .transactionType:
            isCash = scanner.withValue { $0.trimmed().equalsIgnoringCase("ATM") || $0.trimmed().equalsIgnoringCase("CASH") }
        case .correctedId: correctedId = correctedId ?? scanner.valueText
        case .correctionAction:
            if scanner.withValue({ $0.trimmed().equalsIgnoringCase("DELETE") }) {
                correctionAction = .delete
            } else if scanner.withValue({ $0.trimmed().equalsIgnoringCase("REPLACE") }) {
                correctionAction = .replace
            }
        default: break
        }
    }

    /// Banks write zeros where there is no cheque.
    private static func reference(_ text: String?) -> String? {
        guard let text, text.utf8.contains(where: { $0 != UInt8(ascii: "0") }) else { return nil }
        return text
    }
}

extension OFXCurrencyNote {

    fileprivate mutating func take(_ tag: OFXTag, from scanner: borrowing OFXScanner) {
        switch tag {
        case .rate: rate = scanner.withValue(OFXAmount.figure)
        case .symbol:
            guard let code = scanner.valueText else { return }
            symbol = Currency(code: code)
            unknownSymbol = symbol == nil ? code : nil
        default: break
        }
    }
}

extension UnsafeRawBufferPointer {

    /// Whether these bytes are an ASCII text that is given in upper case.
    func equalsIgnoringCase(_ other: StaticString) -> Bool {
        guard count == other.utf8CodeUnitCount else { return false }
        for index in 0..<count {
            let byte = self[index]
            let upper = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte & 0xDF : byte
            if upper != other.utf8Start[index] { return false }
        }
        return true
    }
}
