import Models
import Navigation
import Observation
import Services

/// What cards brought, by card, category and month, and whether each is worth its fee.
@Observable
final class CardValueViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var report: CardValueReport?
    var period = ValuePeriod.thisYear

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any CardServiceProtocol

    // MARK: - Initialization

    init(service: any CardServiceProtocol, context: MemberContext) {
        self.service = service
        self.context = context
    }

    // MARK: - What is shown

    /// The same screen over another period.
    func link(_ period: ValuePeriod) -> Link {
        Link(.cards(.value), query: period == .thisYear ? [] : [QueryItem("period", period.rawValue)])
    }

    /// What a card's fee year brought, beside the card.
    var feeYears: [(card: any CardDisplayable, value: CardValue)] { report?.cards.map { ($0, $0.value) } ?? [] }

    var redeemed: Money { sum(\.redeemed) }

    var lost: Money { sum(\.lost) }

    /// Whether no card ever was there.
    var isEmpty: Bool { report.map { $0.cards.isEmpty && $0.byCard.isEmpty } ?? false }

    /// What is in other currencies, as a sentence; nil: nothing is.
    var leftOut: String? {
        guard let currencies = report?.leftOut, !currencies.isEmpty else { return nil }
        return "Without " + currencies.map(\.code).joined(separator: ", ")
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        do {
            report = try await service.fetchValue(
                CardValueQuery(first: period.first(today: context.today), last: period.last(today: context.today)))
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Private Methods

    private func sum(_ part: KeyPath<CardValueReport.Row, Money>) -> Money {
        let sum = report?.byCard.reduce(Int64(0)) { $0.addingReportingOverflow($1[keyPath: part].minorUnits).partialValue } ?? 0
        return Money(minorUnits: sum, currency: report?.currency ?? context.household.currency)
    }
}
