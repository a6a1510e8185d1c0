import Models

/// Why one entry or balance cannot be read; the others stay.
struct CAMTRejection: Error {
    var message: String
    var found: String?
    var expected: String?
}

/// An amount as `<Amt Ccy="EUR">8.85</Amt>` writes it, unsigned.
struct CAMTAmount {
    var figure: DecimalFigure
    /// Nil where the attribute is missing.
    var currency: Currency?
}

// MARK: - Values of a branch

extension CAMTBranch {

    /// - Throws: where the element is missing, its text is not an unsigned decimal or its currency is unknown.
    func amount(_ node: Node?) throws(CAMTRejection) -> CAMTAmount {
        guard let node else { throw CAMTRejection(message: "The amount is missing", expected: "Amt") }
        guard let figure = withBytes(node, { DecimalFigure(bytes: $0) }), !figure.isNegative else {
            throw CAMTRejection(message: "The amount is not a number without a sign", found: text(node), expected: "123.45")
        }
        guard let code = currencyText(node) else { return CAMTAmount(figure: figure, currency: nil) }
        guard let currency = Currency(code: code) else {
            throw CAMTRejection(message: "The currency is not one of ISO 4217", found: code, expected: "EUR")
        }
        return CAMTAmount(figure: figure, currency: currency)
    }

    /// Whether `CdtDbtInd` below an element says debit; nil where it is missing.
    func isDebit(_ parent: Node?) throws(CAMTRejection) -> Bool? {
        guard let node = child(parent, .cdtDbtInd) else { return nil }
        if says(node, "DBIT") { return true }
        if says(node, "CRDT") { return false }
        throw CAMTRejection(message: "The line says neither debit nor credit", found: text(node), expected: "CRDT or DBIT")
    }

    /// The day in `Dt` or `DtTm` below an element, as written; nil where the element is missing.
    func day(in parent: Node?) throws(CAMTRejection) -> Day? {
        guard let parent else { return nil }
        let node = child(parent, .dt) ?? child(parent, .dtTm)
        guard let day = day(node) else {
            throw CAMTRejection(message: "This is not a day", found: text(node), expected: "2026-01-31")
        }
        return day
    }

    /// The day with which a date or a time begins (`xs:date`, `xs:dateTime`); its time zone moves nothing.
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
