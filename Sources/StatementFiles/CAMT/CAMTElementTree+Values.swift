import Models

/// The reason why one entry or balance is rejected.
struct CAMTRejection: Error {
    var code: DiagnosticCode
    var found: String?
    var expected: String?
}

/// An unsigned amount: `<Amt Ccy="EUR">8.85</Amt>`.
struct CAMTAmount {
    var value: DecimalFigure
    /// Nil if the `Ccy` attribute is missing.
    var currency: Currency?
}

extension CAMTElementTree {
    /// The amount of an `Amt` element.
    ///
    /// - Throws: if the element is missing, its text is not an unsigned decimal, or its currency is unknown.
    func amount(_ node: Node?) throws(CAMTRejection) -> CAMTAmount {
        guard let node else { throw CAMTRejection(code: .camtAmountMissing, expected: "Amt") }
        guard let value = withBytes(node, { DecimalFigure(bytes: $0) }), !value.isNegative else {
            throw CAMTRejection(code: .camtAmountUnreadable, found: text(node), expected: "123.45")
        }
        guard let code = currencyText(node) else { return CAMTAmount(value: value, currency: nil) }
        guard let currency = Currency(code: code) else {
            throw CAMTRejection(code: .camtCurrencyUnknown, found: code, expected: "EUR")
        }
        return CAMTAmount(value: value, currency: currency)
    }

    /// Whether the `CdtDbtInd` child of an element is `DBIT`; nil if it is missing.
    func isDebit(_ parent: Node?) throws(CAMTRejection) -> Bool? {
        guard let node = child(parent, .cdtDbtInd) else { return nil }
        if hasText(node, "DBIT") { return true }
        if hasText(node, "CRDT") { return false }
        throw CAMTRejection(code: .camtDirectionMissing, found: text(node), expected: "CRDT or DBIT")
    }

    /// The day in the `Dt` or `DtTm` child of an element, as written; nil if the element is missing.
    func day(in parent: Node?) throws(CAMTRejection) -> Day? {
        guard let parent else { return nil }
        let node = child(parent, .dt) ?? child(parent, .dtTm)
        guard let day = day(node) else {
            throw CAMTRejection(code: .camtDayUnreadable, found: text(node), expected: "2026-01-31")
        }
        return day
    }

    /// The day of an `xs:date` or `xs:dateTime`, as written. The time zone is ignored.
    func day(_ node: Node?) -> Day? {
        withBytes(node) { bytes in
            guard bytes.count >= 10 else { return nil }
            if bytes.count > 10 {
                switch bytes[10] {
                case UInt8(ascii: "T"), UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"): break
                default: return nil
                }
            }
            return Day(UnsafeRawBufferPointer(rebasing: bytes[..<10]).text)
        }
    }
}
