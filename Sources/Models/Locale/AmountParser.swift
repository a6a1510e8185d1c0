/// Parses amounts that users type.
///
/// Numbers use the locale's separators; the other separator alone, followed by one or two digits, is accepted as the decimal separator;
/// anything else is invalid.
package enum AmountParser {
    /// Maximum length of the input, in Unicode scalars.
    private static let maxLength = 64

    /// Parses an amount in a currency; nil if invalid.
    ///
    /// Accepts a leading or trailing sign (`+`, `-`, `−`), a leading or trailing currency symbol or code, and blanks or apostrophes between
    /// digit groups. Returns nil if the text has more decimals than the currency, names another currency, or exceeds the limit
    /// (`AmountLimit`).
    package static func parse(_ text: some StringProtocol, locale: LocaleFormat, currency: Currency) -> Money? {
        let scalars = Array(text.unicodeScalars.prefix(maxLength + 1))
        guard scalars.count <= maxLength else { return nil }
        let data = locale.data
        var rest = scalars[...]
        guard let negative = stripSignAndSymbol(from: &rest, data, currency) else { return nil }
        guard let characters = NumberCharacter.read(rest), let number = split(characters, data) else { return nil }
        guard let magnitude = minorUnits(number, decimals: Int(currency.decimals)).flatMap({ Int64(exactly: $0) }),
            magnitude <= AmountLimit.amount
        else { return nil }
        return Money(minorUnits: negative ? -magnitude : magnitude, currency: currency)
    }

    // MARK: - Sign and symbol

    /// Whether the amount is negative; nil if there are two signs or two symbols.
    private static func stripSignAndSymbol(from rest: inout ArraySlice<Unicode.Scalar>, _ data: LocaleData, _ currency: Currency) -> Bool? {
        let symbols = symbols(of: currency, data)
        var negative: Bool?
        var named = false
        while let first = rest.first, let last = rest.last {
            if first.properties.isWhitespace {
                rest = rest.dropFirst()
            } else if last.properties.isWhitespace {
                rest = rest.dropLast()
            } else if let sign = sign(first) {
                guard negative == nil else { return nil }
                negative = sign
                rest = rest.dropFirst()
            } else if let sign = sign(last) {
                guard negative == nil else { return nil }
                negative = sign
                rest = rest.dropLast()
            } else if let symbol = symbols.first(where: { matches(rest.prefix($0.count), $0) }) {
                guard !named else { return nil }
                named = true
                rest = rest.dropFirst(symbol.count)
            } else if let symbol = symbols.first(where: { matches(rest.suffix($0.count), $0) }) {
                guard !named else { return nil }
                named = true
                rest = rest.dropLast(symbol.count)
            } else {
                break
            }
        }
        return negative ?? false
    }

    private static func sign(_ scalar: Unicode.Scalar) -> Bool? {
        switch scalar {
        case "+": false
        case "-", "\u{2212}": true
        default: nil
        }
    }

    /// Accepted symbols of a currency, longest first.
    private static func symbols(of currency: Currency, _ data: LocaleData) -> [[Unicode.Scalar]] {
        var texts = [currency.code]
        for symbol in data.symbols where symbol.currency == currency { texts.append(symbol.text) }
        for symbol in CurrencySymbol.narrow where symbol.currency == currency { texts.append(symbol.text) }
        return texts.map { Array($0.unicodeScalars) }.sorted { $0.count > $1.count }
    }

    private static func matches(_ left: ArraySlice<Unicode.Scalar>, _ right: [Unicode.Scalar]) -> Bool {
        left.elementsEqual(right) { $0 == $1 || ($0.isASCII && $1.isASCII && $0.properties.uppercaseMapping == String($1)) }
    }

    // MARK: - Number

    /// Digits before and after the decimal separator.
    private typealias Number = (whole: [UInt8], fraction: [UInt8])

    private static func split(_ characters: [NumberCharacter], _ data: LocaleData) -> Number? {
        let comma = data.decimal == [UInt8(ascii: ",")]
        let decimal: NumberCharacter = comma ? .comma : .point
        let other: NumberCharacter = comma ? .point : .comma
        let separators = characters.indices.filter { characters[$0].digit == nil }
        // The other separator alone, followed by one or two digits, is the decimal separator.
        if separators.count == 1, let place = separators.first, characters[place] == other, (1...2).contains(characters.count - place - 1) {
            return (characters[..<place].compactMap(\.digit), characters[(place + 1)...].compactMap(\.digit))
        }
        let end = characters.firstIndex(of: decimal) ?? characters.endIndex
        let fraction = characters[end...].dropFirst()
        let digits = fraction.compactMap(\.digit)
        guard digits.count == fraction.count, let whole = ungrouped(characters[..<end], data) else { return nil }
        guard !whole.isEmpty || !digits.isEmpty else { return nil }
        return (whole, digits)
    }

    /// The digits of the integer part; nil if they are grouped incorrectly.
    private static func ungrouped(_ characters: ArraySlice<NumberCharacter>, _ data: LocaleData) -> [UInt8]? {
        let digits = characters.compactMap(\.digit)
        guard let separator = characters.first(where: { $0.digit == nil }) else { return digits }
        let own = NumberCharacter.read(String(decoding: data.grouping, as: UTF8.self).unicodeScalars)?.first
        guard separator == own || separator == .blank || separator == .apostrophe, digits.first != 0 else { return nil }
        let groups = characters.split(separator: separator, omittingEmptySubsequences: false)
        guard groups.allSatisfy({ $0.allSatisfy { $0.digit != nil } }), data.groups.accepts(groups.map(\.count)) else { return nil }
        return digits
    }

    private static func minorUnits(_ number: Number, decimals: Int) -> UInt64? {
        guard number.fraction.count <= decimals else { return nil }
        var units: UInt64 = 0
        let padding = repeatElement(UInt8(0), count: decimals - number.fraction.count)
        for digit in number.whole + number.fraction + padding {
            let (shifted, overflow) = units.multipliedReportingOverflow(by: 10)
            let (sum, overflow2) = shifted.addingReportingOverflow(UInt64(digit))
            guard !overflow, !overflow2 else { return nil }
            units = sum
        }
        return units
    }
}
