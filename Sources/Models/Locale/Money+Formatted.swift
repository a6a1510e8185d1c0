extension Money {
    /// The formatted amount: `$5,432.50`, `−5.432,50 €`, and `CHF 5.00` where the locale has no symbol.
    ///
    /// - Parameter wholeAmounts: whether to omit the decimals of whole amounts (`$450`, but `$12.95`), for labels of cards and benefits.
    package func formatted(in locale: LocaleFormat, sign: SignDisplay = .automatic, wholeAmounts: Bool = false) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(24)
        append(to: &bytes, in: locale, sign: sign, wholeAmounts: wholeAmounts)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the UTF-8 of `formatted(in:sign:wholeAmounts:)`.
    package func append(
        to bytes: inout [UInt8], in locale: LocaleFormat, sign: SignDisplay = .automatic, wholeAmounts: Bool = false
    ) {
        let data = locale.data
        guard let symbol = data.symbol(of: currency) else {
            let signFirst = data.currency != .beforeSign
            if signFirst { appendSign(sign, to: &bytes) }
            currency.appendCode(to: &bytes)
            bytes.append(contentsOf: Self.noBreakSpace)
            if !signFirst { appendSign(sign, to: &bytes) }
            appendNumber(to: &bytes, data, wholeAmounts: wholeAmounts)
            return
        }
        switch data.currency {
        case .before, .beforeSpaced:
            appendSign(sign, to: &bytes)
            bytes.append(contentsOf: symbol.bytes)
            if data.currency == .beforeSpaced || symbol.endsInLetter { bytes.append(contentsOf: Self.noBreakSpace) }
            appendNumber(to: &bytes, data, wholeAmounts: wholeAmounts)
        case .beforeSign:
            bytes.append(contentsOf: symbol.bytes)
            bytes.append(contentsOf: Self.noBreakSpace)
            appendSign(sign, to: &bytes)
            appendNumber(to: &bytes, data, wholeAmounts: wholeAmounts)
        case .after:
            appendSign(sign, to: &bytes)
            appendNumber(to: &bytes, data, wholeAmounts: wholeAmounts)
            bytes.append(contentsOf: Self.noBreakSpace)
            bytes.append(contentsOf: symbol.bytes)
        }
    }

    /// The amount as text for an input field: `-5,432.50`, without symbol. `AmountParser` parses it.
    package func typedText(in locale: LocaleFormat) -> String {
        var bytes: [UInt8] = minorUnits < 0 ? [UInt8(ascii: "-")] : []
        appendNumber(to: &bytes, locale.data, wholeAmounts: false)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let noBreakSpace = Array("\u{A0}".utf8)

    private func appendSign(_ sign: SignDisplay, to bytes: inout [UInt8]) {
        guard sign != .never, let direction = EntryDirection(self), direction == .debit || sign == .always else { return }
        bytes.append(contentsOf: direction.amountPrefix.utf8)
    }

    private func appendNumber(to bytes: inout [UInt8], _ data: LocaleData, wholeAmounts: Bool) {
        data.appendNumber(
            minorUnits.magnitude, decimals: Int(currency.decimals),
            hidesDecimals: wholeAmounts && minorUnits % currency.minorUnitsPerMajor == 0, to: &bytes)
    }
}

extension Currency {
    fileprivate func appendCode(to bytes: inout [UInt8]) {
        bytes.append(UInt8(truncatingIfNeeded: packed >> 16))
        bytes.append(UInt8(truncatingIfNeeded: packed >> 8))
        bytes.append(UInt8(truncatingIfNeeded: packed))
    }
}
