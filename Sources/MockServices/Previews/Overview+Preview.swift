package import Models
package import Services

extension ConvertedTotal {
    /// A total that took a rate, and leaves one currency out.
    package static let preview = ConvertedTotal(
        total: .preview(26_400_16), rateDay: Day.preview.adding(days: -1), leftOut: [Currency(code: "ISK")].compactMap(\.self))
}

extension HomeOverview {
    package static let preview = HomeOverview(
        netWorth: ConvertedTotal(total: .preview(2_740_216), rateDay: Day.preview.adding(days: -1), leftOut: []),
        monthChange: .preview(612_40), history: DatedAmount.previews + [DatedAmount(day: .preview, amount: .preview(2_740_216))],
        accounts: [AccountHolding(account: AccountSummary.preview.account, booked: AccountSummary.preview.balance.booked)]
            + Account.previews.dropFirst().filter { !$0.isArchived }.map { account in
                AccountHolding(
                    account: account, booked: Money(minorUnits: account.kind == .credit ? -318_45 : 1_260_00, currency: account.currency))
            }, latest: Entry.previews, due: DueItem.previews, savings: .preview)

    /// A household on its first day.
    package static let previewEmpty = HomeOverview(
        netWorth: ConvertedTotal(total: .preview(0), rateDay: nil, leftOut: []), monthChange: .preview(0), history: [], accounts: [],
        latest: [])
}

extension ExchangeRate {
    /// A dollar rate for every Friday of four months.
    package static let previews: [ExchangeRate] = (0..<18).map { week in
        ExchangeRate(
            day: Day.preview.adding(days: -7 * week - 2), base: .preview, quote: .previewForeign,
            rate: DecimalFigure(mantissa: 10_840 + Int64(week * 37 % 90), scale: 4), source: .ecb)
    }

    package static let preview = previews[0]
}
