import HomeModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// All that is due: payments, income and deadlines.
@Observable
final class DueViewModel: ContextModel<HomeContext>, LoadableModel {
    private(set) var overview: DueOverview?
    /// The number of days ahead; empty or not one of the periods: the standard one.
    var daysText = ""

    var period: DuePeriod { Int(daysText).flatMap(DuePeriod.init) ?? .standard }

    /// The link to another period.
    func link(_ period: DuePeriod) -> Link {
        Link(.home(.due), query: period == .standard ? [] : [QueryItem("days", String(period.rawValue))])
    }

    /// What a day's payments and income add up to; nil for a single amount, without one, and for several currencies.
    static func sum(of items: [DueItem]) -> Money? {
        let amounts = items.filter { $0.direction != .neutral }.compactMap(\.signedAmount)
        guard amounts.count > 1, let first = amounts.first else { return nil }
        return try? amounts.dropFirst().reduce(first) { try $0 + $1 }
    }

    func load() async throws {
        overview = try await context.services.overview().fetchDue(days: period.rawValue)
    }
}
