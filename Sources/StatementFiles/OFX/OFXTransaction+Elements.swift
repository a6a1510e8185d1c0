import Models

extension OFXTransaction {
    /// Applies a leaf of `STMTTRN` or of one of its aggregates. The first value of an element counts.
    mutating func apply(_ tag: OFXTag, in context: OFXTag, from scanner: borrowing OFXScanner) {
        switch context {
        case .transaction: apply(tag, from: scanner)
        case .payee:
            if tag == .name, payeeName == nil { payeeName = scanner.valueText }
        case .bankAccountTo, .cardAccountTo:
            if tag == .accountId, counterparty == nil { counterparty = scanner.valueText }
        case .currency: currency.apply(tag, from: scanner)
        case .originalCurrency: original.apply(tag, from: scanner)
        default: break
        }
    }

    private mutating func apply(_ tag: OFXTag, from scanner: borrowing OFXScanner) {
        switch tag {
        case .posted:
            guard day == nil, invalidDay == nil else {
                if scanner.withValue(OFXDate.day) != day { duplicateElement = "DTPOSTED" }
                return
            }
            day = scanner.withValue(OFXDate.day)
            if day == nil { invalidDay = scanner.valueText }
        case .amount:
            guard amount == nil, invalidAmount == nil else {
                if scanner.withValue(OFXAmount.parse) != amount { duplicateElement = "TRNAMT" }
                return
            }
            amount = scanner.withValue(OFXAmount.parse)
            if amount == nil { invalidAmount = scanner.valueText }
        case .userDay: purchaseDay = purchaseDay ?? scanner.withValue(OFXDate.day)
        case .available: valueDay = valueDay ?? scanner.withValue(OFXDate.day)
        case .transactionId:
            if let bankId, let other = scanner.valueText, other != bankId { duplicateElement = "FITID" }
            bankId = bankId ?? scanner.valueText
        case .name: name = name ?? scanner.valueText
        case .memo: memo = memo ?? scanner.valueText
        case .checkNumber: checkNumber = checkNumber ?? Self.reference(scanner.valueText)
        case .referenceNumber: referenceNumber = referenceNumber ?? Self.reference(scanner.valueText)
        case .transactionType:
            type = scanner.withValue { Self.type($0.trimmed()) }
            isCash = type == "ATM" || type == "CASH"
        case .merchantCode: merchantCode = merchantCode ?? scanner.valueText
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

    /// The values of `TRNTYPE` that indicate a purpose (OFX 2.2, 11.4.4.3). The others apply to any payment.
    private static let types: [StaticString] = ["FEE", "SRVCHG", "INT", "DIV", "ATM", "CASH"]

    private static func type(_ bytes: UnsafeRawBufferPointer) -> String? {
        types.first { bytes.equalsIgnoringCase($0) }.map(\.description)
    }

    /// A reference; nil if it consists of zeros, which some banks write for an absent cheque number.
    private static func reference(_ text: String?) -> String? {
        guard let text, text.utf8.contains(where: { $0 != UInt8(ascii: "0") }) else { return nil }
        return text
    }
}

extension OFXCurrencyConversion {
    fileprivate mutating func apply(_ tag: OFXTag, from scanner: borrowing OFXScanner) {
        switch tag {
        case .rate: rate = scanner.withValue(OFXAmount.parse)
        case .symbol:
            guard let code = scanner.valueText else { return }
            symbol = Currency(code: code)
            unknownSymbol = symbol == nil ? code : nil
        default: break
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes equal an ASCII string, ignoring case. The string must be in upper case.
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
