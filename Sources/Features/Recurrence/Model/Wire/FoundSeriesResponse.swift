package import Localization
import Models
import Services
import WireModels

/// Something that recurs in the household's transactions. Spending is positive.
package struct FoundSeriesResponse: Encodable {
    let id: ID<FoundSeries>
    let payee: String
    let `class`: SeriesKind
    let state: SeriesState
    let account: String
    let amount: DecimalAmount
    let currency: Currency
    let every: Int
    let unit: String
    let next: Day?
    /// In percent.
    let confidence: Int
    let reasons: [String]
    let charges: [Charge]
    let priceChanges: [PriceChange]

    struct Charge: Encodable {
        let id: ID<Transaction>
        let day: Day
        let amount: DecimalAmount
    }

    struct PriceChange: Encodable {
        let day: Day
        let from: DecimalAmount
        let to: DecimalAmount
    }

    /// - Parameter texts: the language of the reasons.
    package init(_ series: FoundSeries, in texts: TextEnvironment = .english) {
        id = series.id
        payee = series.payee
        `class` = series.kind
        state = series.state
        account = series.accountName
        amount = DecimalAmount(series.amount)
        currency = series.amount.currency
        every = series.cycle.every
        unit = series.cycle.unitName
        next = series.next
        confidence = series.confidence
        reasons = series.reasons.map { $0.string(in: texts) }
        charges = series.charges.map { Charge(id: $0.transaction, day: $0.day, amount: DecimalAmount($0.amount)) }
        priceChanges = series.priceChanges.map { PriceChange(day: $0.day, from: DecimalAmount($0.from), to: DecimalAmount($0.to)) }
    }
}

extension SeriesKind: Encodable {}
extension SeriesState: Encodable {}
