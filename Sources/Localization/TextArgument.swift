import Models

/// The values of the placeholders, in order.
@usableFromInline
struct TextArguments: Hashable, Sendable {
    let list: [TextArgument]
}

/// A value within a localized text, formatted when the text is rendered.
enum TextArgument: Hashable, Sendable {
    case text(String)
    case count(Int)
    case money(Money, SignDisplay, wholeAmounts: Bool)
    /// An amount that is never hidden.
    case publicMoney(Money, wholeAmounts: Bool)
    case day(Day, DayStyle)
    case month(Month)
    case percent(DecimalFigure)
    case nested(LocalizedText)

    func append(to bytes: inout [UInt8], in environment: TextEnvironment) {
        switch self {
        case .text(let text): bytes.append(contentsOf: text.utf8)
        case .count(let count): environment.locale.append(count, to: &bytes)
        case .money(let amount, let sign, let wholeAmounts):
            guard environment.showsAmounts else { return bytes.append(contentsOf: TextEnvironment.hiddenAmount.utf8) }
            amount.append(to: &bytes, in: environment.locale, sign: sign, wholeAmounts: wholeAmounts)
        case .publicMoney(let amount, let wholeAmounts): amount.append(to: &bytes, in: environment.locale, wholeAmounts: wholeAmounts)
        case .day(let day, let style): day.append(to: &bytes, style, in: environment.locale)
        case .month(let month): bytes.append(contentsOf: month.formatted(in: environment.locale).utf8)
        case .percent(let figure):
            bytes.append(contentsOf: figure.formatted(in: environment.locale).utf8)
            bytes.append(contentsOf: environment.language.percentSign.utf8)
        case .nested(let text): text.append(to: &bytes, in: environment)
        }
    }
}
