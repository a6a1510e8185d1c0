package import Models

extension LocalizedText {
    /// Collects the key and the arguments of an interpolated literal. Placeholders are those of string catalogs: `%lld` for a count, `%@` for
    /// everything else; a percent sign in the literal is `%%`.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key: String
        var arguments: [TextArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key = ""
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            guard literal.utf8.contains(UInt8(ascii: "%")) else { return key += literal }
            for character in literal { key += character == "%" ? "%%" : String(character) }
        }

        /// Data, such as a name.
        public mutating func appendInterpolation(_ data: String) { append(.text(data), "%@") }

        /// A count; its digits are grouped as the locale does.
        public mutating func appendInterpolation(_ count: Int) { append(.count(count), "%lld") }

        /// A localizable text within a text.
        public mutating func appendInterpolation(_ text: LocalizedText) { append(.nested(text), "%@") }

        /// An amount, hidden if the reader hides amounts.
        package mutating func appendInterpolation(_ amount: Money, sign: SignDisplay = .automatic, wholeAmounts: Bool = false) {
            append(.money(amount, sign, wholeAmounts: wholeAmounts), "%@")
        }

        /// An amount that is not the household's, such as a limit of the law or a card's fee: never hidden.
        package mutating func appendInterpolation(public amount: Money, wholeAmounts: Bool = false) {
            append(.publicMoney(amount, wholeAmounts: wholeAmounts), "%@")
        }

        package mutating func appendInterpolation(_ day: Day, _ style: DayStyle = .medium) { append(.day(day, style), "%@") }

        package mutating func appendInterpolation(_ month: Month) { append(.month(month), "%@") }

        /// A percentage; the sign follows it.
        package mutating func appendInterpolation(percent figure: DecimalFigure) { append(.percent(figure), "%@") }

        private mutating func append(_ argument: TextArgument, _ placeholder: String) {
            key += placeholder
            arguments.append(argument)
        }
    }
}
