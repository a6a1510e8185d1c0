/// Numbers typed into a search: `12.50`, `12,50`, `1'234.50`, `€12`, `12 EUR`.
package enum SearchNumber {
    /// Whether a text has the form of an amount: digits with separators between them, with a sign or a currency around them.
    static func isNumber(_ text: Substring) -> Bool {
        let inner = withoutCurrency(text)
        guard let first = inner.first, let last = inner.last, isDigit(first) || first == "." || first == ",", isDigit(last) else {
            return false
        }
        return inner.allSatisfy { isDigit($0) || $0 == "." || $0 == "," || $0 == "'" || $0 == "’" } && !hasAdjacentSeparators(inner)
    }

    /// Whether a whole text is one amount of several words: `1 234,56`, `-12.50 EUR`.
    static func isSpacedNumber(_ text: Substring) -> Bool {
        guard text.contains(where: \.isWhitespace) else { return false }
        let inner = withoutCurrency(text)
        let groups = inner.split(whereSeparator: \.isWhitespace)
        guard let first = groups.first, isNumber(first), first.count <= 3 || groups.count == 1 else { return false }
        return groups.dropFirst().allSatisfy { group in
            let digits = group.prefix(while: isDigit)
            return digits.count == 3 && (digits.endIndex == group.endIndex || isNumber(group))
        }
    }

    /// Whether a number of the form of an amount has digits only, so that it may also be a word.
    package static func isWhole(_ text: String) -> Bool { text.allSatisfy(isDigit) }

    /// An amount in a currency without its sign, in minor units; nil if the text is no amount of the currency, or zero.
    package static func magnitude(_ text: String, in currency: Currency, locale: LocaleFormat?) -> UInt64? {
        let amount = AmountParser.parse(text, locale: locale ?? LocaleFormat(""), currency: currency) ?? pointed(text, in: currency)
        guard let amount, !amount.isZero else { return nil }
        return amount.minorUnits.magnitude
    }

    /// A bound of amounts in a currency, in minor units, rounded if it has more decimals than the currency.
    static func bound(_ text: String, in currency: Currency, locale: LocaleFormat?) -> UInt64? {
        if let amount = AmountParser.parse(text, locale: locale ?? LocaleFormat(""), currency: currency) {
            return amount.minorUnits.magnitude
        }
        guard let (amount, _) = try? figure(text)?.money(in: currency) else { return nil }
        return amount.minorUnits.magnitude
    }

    /// An amount with a decimal point, whatever the locale.
    private static func pointed(_ text: String, in currency: Currency) -> Money? {
        guard let (amount, isExact) = try? figure(text)?.money(in: currency), isExact else { return nil }
        return amount
    }

    private static func figure(_ text: String) -> DecimalFigure? { DecimalFigure(bytes: text.utf8.lazy.filter { $0 != 0x20 }) }

    private static func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }

    /// The text without signs, currency symbols, currency codes and blanks at its ends.
    private static func withoutCurrency(_ text: Substring) -> Substring {
        var rest = text
        while let first = rest.first, first.isWhitespace || first.isCurrencySymbol || "+-−".contains(first) { rest = rest.dropFirst() }
        while let last = rest.last, last.isWhitespace || last.isCurrencySymbol || "+-−".contains(last) { rest = rest.dropLast() }
        let code = rest.suffix(3)
        if rest.count > 3, code.allSatisfy(\.isLetter), Currency(code: code.uppercased()) != nil { rest = rest.dropLast(3) }
        let first = rest.prefix(3)
        if rest.count > 3, first.allSatisfy(\.isLetter), Currency(code: first.uppercased()) != nil { rest = rest.dropFirst(3) }
        while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
        while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
        return rest
    }

    private static func hasAdjacentSeparators(_ text: Substring) -> Bool {
        zip(text, text.dropFirst()).contains { !isDigit($0) && !isDigit($1) }
    }
}
