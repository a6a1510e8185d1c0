package import Models

extension InterestRate {
    /// Maximum length of the input, in bytes.
    private static let maxLength = 40

    /// Parses a typed percentage: `4.5`, `4,5 %`. Uses the locale's decimal separator; the other separator alone is accepted with one or
    /// two digits after it, as in `AmountParser`. Empty text is a zero rate; nil is invalid.
    package init?(typed text: String, _ basis: Basis = .nominal, in locale: LocaleFormat) {
        guard text.utf8.count <= Self.maxLength else { return nil }
        var typed = text.trimmed
        guard !typed.isEmpty else {
            self = .zero
            return
        }
        if typed.last == "%" { typed = String(typed.dropLast()).trimmed }
        let own = locale.decimalSeparator
        let other = own == UInt8(ascii: ",") ? UInt8(ascii: ".") : UInt8(ascii: ",")
        var separator = own
        if !typed.utf8.contains(own), let place = typed.utf8.lastIndex(of: other) {
            guard (1...2).contains(typed.utf8.distance(from: place, to: typed.utf8.endIndex) - 1) else { return nil }
            separator = other
        }
        guard let percent = DecimalFigure(bytes: typed.utf8, decimalSeparator: separator), !percent.isNegative else { return nil }
        self.init(percent: percent, basis)
    }

    /// The rate as text for an input field; empty for zero.
    package func typedText(in locale: LocaleFormat) -> String { isZero ? "" : percent.formatted(in: locale) }
}
