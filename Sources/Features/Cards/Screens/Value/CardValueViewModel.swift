import CardsModel
import Models
import Navigation
import Observation
import ScreenKit

/// The value of cards by card, category and month, and whether each is worth its fee.
@Observable
final class CardValueViewModel: ContextModel<CardsContext>, LoadableModel {
    private(set) var report: CardValueReport?
    var period = ValuePeriod.thisYear
    /// The code of a currency; empty for the currency of most benefits.
    var currency = ""

    /// The link to this screen for another period or currency.
    func link(_ period: ValuePeriod, in code: String? = nil) -> Link {
        let code = code ?? currency
        return Link(
            .cards(.value),
            query: (period == .thisYear ? [] : [QueryItem("period", period.rawValue)]) + (code.isEmpty ? [] : [QueryItem("currency", code)])
        )
    }

    /// The currencies of the benefits, the displayed one first; empty if there is only one.
    var currencies: [Currency] {
        guard let report, !report.leftOut.isEmpty else { return [] }
        return ([report.currency] + report.leftOut).sorted { $0.code < $1.code }
    }

    /// Each card with the value of its fee year.
    var feeYears: [(card: any CardDisplayable, value: CardValue)] { report?.cards.map { ($0, $0.value) } ?? [] }

    var redeemed: Money { sum(\.redeemed) }

    var lost: Money { sum(\.lost) }

    /// The redeemed amount of each month between the first and the last month with data, zero for months without.
    var months: [(month: Month, redeemed: Money)] {
        guard let report else { return [] }
        let rows = Dictionary(report.byMonth.map { ($0.key, $0.redeemed) }, uniquingKeysWith: { first, _ in first })
        let all = (Month(of: period.first(today: context.today)).number...Month(of: period.last(today: context.today)).number)
            .map(Month.init(number:))
        guard let first = all.firstIndex(where: { rows[$0.description] != nil }),
            let last = all.lastIndex(where: { rows[$0.description] != nil })
        else { return [] }
        return all[first...last].map { ($0, rows[$0.description] ?? .zero(report.currency)) }
    }

    /// Whether there has never been a card.
    var isEmpty: Bool { report.map { $0.cards.isEmpty && $0.byCard.isEmpty } ?? false }

    func load() async throws {
        report = try await context.services.cards().fetchValue(
            CardValueQuery(
                first: period.first(today: context.today), last: period.last(today: context.today), currency: Currency(code: currency)))
    }

    private func sum(_ part: KeyPath<CardValueReport.Row, Money>) -> Money {
        let sum = report?.byCard.reduce(Int64(0)) { $0.addingClamped($1[keyPath: part].minorUnits) } ?? 0
        return Money(minorUnits: sum, currency: report?.currency ?? context.household.currency)
    }
}
