package import Models
package import Services

extension Currency {
    /// The euro.
    package static let preview = Currency(code: "EUR") ?? CurrencyTable.all[0]
    /// A second one: the United States dollar.
    static let previewForeign = Currency(code: "USD") ?? CurrencyTable.all[0]
}

extension Money {
    /// 1,234.56 euros.
    package static let preview = Money.preview(1_234_56)

    /// Minor units of the euro.
    package static func preview(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .preview) }
}

extension Day {
    /// `MockData.today`.
    package static let preview = MockData.today
}

extension DatedAmount {
    /// Twelve month ends, rising but for two.
    package static let previews: [DatedAmount] = [1_820, 1_905, 1_870, 2_010, 2_140, 2_095, 2_230, 2_310, 2_390, 2_480, 2_555, 2_640]
        .enumerated().map { index, euros in
            DatedAmount(day: Month(of: .preview).adding(months: index - 12).lastDay, amount: .preview(euros * 1_000))
        }
}
