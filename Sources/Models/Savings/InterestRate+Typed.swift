extension InterestRate {
    /// The longest text that is looked at, in bytes.
    private static let longest = 40

    /// Reads a percentage that a person types: `4.5`, `4,5 %`. Numbers are read with the locale's decimal separator; the other one alone is read as decimal with
    /// one or two digits after it, as `AmountParser` does. Empty is no interest; nil is not a rate.
    package init?(typed text: String, _ basis: Basis = .nominal, in locale: LocaleFormat) {
        guard text.utf8.count <= Self.longest else { return nil }
        var typed = text.trimmed
        guard !typed.isEmpty else {
            self = .zero
            return
        }
        if typed.last == "%" { typed = String(typed.dropLast()).trimmed }
        let own = locale.data.decimal == [UInt8(ascii: ",")] ? UInt8(ascii: ",") : UInt8(ascii: ".")
        let other = own == UInt8(ascii: ",") ? UInt8(ascii: ".") : UInt8(ascii: ",")
        var separator = own
        if !typed.utf8.contains(own), let place = typed.utf8.lastIndex(of: other) {
            guard (1...2).contains(typed.utf8.distance(from: place, to: typed.utf8.endIndex) - 1) else { return nil }
            separator = other
        }
        guard let percent = DecimalFigure(bytes: typed.utf8, decimalSeparator: separator), !percent.isNegative else { return nil }
        self.init(percent: percent, basis)
    }

    /// The figure as a person would type it; empty for no interest.
    package func typedText(in locale: LocaleFormat) -> String { isZero ? "" : percent.formatted(in: locale) }
}
