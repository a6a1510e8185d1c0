import CardsModel
import Models
import Navigation
import Observation
import ScreenKit

/// The benefits of all cards that expire soon.
@Observable
final class ExpiringBenefitsViewModel: LoadableModel {
    private(set) var items: [BenefitItem] = []
    private(set) var sums: [Money] = []
    /// The number of days to look ahead.
    var days = 30

    let context: CardsContext
    private let actions: BenefitActions

    init(_ context: CardsContext) {
        self.context = context
        actions = BenefitActions(context)
    }

    /// The selectable numbers of days.
    static let spans = [7, 30, 90]

    /// The link to the list for another number of days.
    func link(days: Int) -> Link { Link(.cards(.expiring), query: days == 30 ? [] : [QueryItem("days", String(days))]) }

    func load() async throws {
        let listings = try await context.services.benefits().fetchBenefits(card: nil, expiringWithin: days)
        items = listings.map { BenefitItem($0, canWrite: context.canWrite) }
        var sums: [Currency: Int64] = [:]
        for listing in listings {
            let left = listing.benefit.available
            sums[left.currency] = sums[left.currency, default: 0].addingClamped(left.minorUnits)
        }
        self.sums = sums.map { Money(minorUnits: $1, currency: $0) }.filter { !$0.isZero }.sorted { $0.minorUnits > $1.minorUnits }
    }

    func use(_ item: BenefitItem) async { await actions.use(item) }
}
