import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit

/// People and groups with what is owed, with filter and search.
@Observable
final class PeopleListViewModel: ContextModel<PeopleContext>, LoadableModel, SettlementOffering {
    private(set) var overview: PeopleOverview?
    /// Transactions that look like settlements.
    private(set) var offers: [SettlementOffer] = []
    var searchText = ""
    var filter = PeopleFilter.all

    var isEmpty: Bool { overview.map { $0.people.isEmpty && $0.groups.isEmpty } ?? false }

    var people: [PersonSummary] {
        (overview?.people ?? []).filter { filter.admits($0.balances) && isFound($0.person.name) }
    }

    /// The groups that are not archived.
    var groups: [GroupSummary] { found.filter { !$0.group.isArchived } }

    var archivedGroups: [GroupSummary] { found.filter(\.group.isArchived) }

    /// What all people together owe the household, by currency, the household's first.
    var total: [Money] {
        var sums: [Currency: Int64] = [:]
        for balance in (overview?.people ?? []).flatMap(\.balances) { sums[balance.currency, default: 0] += balance.minorUnits }
        let own = context.household.currency
        return sums.filter { $0.value != 0 }.map { Money(minorUnits: $0.value, currency: $0.key) }.sorted {
            ($0.currency == own ? 0 : 1, $0.currency.code) < ($1.currency == own ? 0 : 1, $1.currency.code)
        }
    }

    /// The link to the same list with another filter.
    func link(_ filter: PeopleFilter) -> Link {
        var query: [QueryItem] = []
        if !searchText.isEmpty { query.append(QueryItem("q", searchText)) }
        if filter != .all { query.append(QueryItem("filter", filter.rawValue)) }
        return Link(.people(.list), query: query)
    }

    func load() async throws {
        overview = try await context.services.people().fetchPeople()
        offers = context.canWrite ? try await context.services.people().fetchSettlementOffers(group: nil) : []
    }

    private var found: [GroupSummary] {
        (overview?.groups ?? []).filter { filter.admits($0.net) && isFound($0.group.name) }
    }

    private func isFound(_ name: String) -> Bool {
        SearchText(searchText).isContained(in: name)
    }
}
