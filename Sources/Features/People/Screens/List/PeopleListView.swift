import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit
import Services

/// People and groups with what is owed.
struct PeopleListView: View {
    let model: PeopleListViewModel

    var body: some View {
        Group {
            if let error = model.state.error, model.overview == nil {
                ErrorView(error, retry: PeopleRoute.list.path.absolute)
            } else if model.isEmpty {
                empty
            } else {
                content
            }
        }
        .toolbar {
            if model.context.canWrite {
                BarAction("Import group", symbol: .squareAndArrowDown, path: PeopleRoute.importGroup.path.absolute)
                BarAction("Add group", symbol: .plus, path: PeopleRoute.newGroup.path.absolute)
            }
        }
        .titleActions {
            if model.context.canWrite, model.overview != nil, !model.isEmpty {
                PageActions {
                    PageAction("Add expense", symbol: .plus, path: PeopleRoute.chooseGroup.path.absolute, isSheet: false)
                    PageAction("Add person", symbol: .personCropCircle, path: PeopleRoute.new.path.absolute, isSheet: false)
                }
            }
        }
        .navigationTitle("People")
    }

    private var empty: some View {
        EmptyStateView(
            .person2, title: "Nobody yet",
            sentence: "Add a group for a flat, a trip or a family, and Coffer works out who owes whom, to the cent."
        ) {
            if model.context.canWrite {
                ButtonLink("Add group", path: PeopleRoute.newGroup.path.absolute)
                ButtonLink("Add person", path: PeopleRoute.new.path.absolute, role: .plain)
                ButtonLink("Import from Splitwise or Spliit", path: PeopleRoute.importGroup.path.absolute, role: .plain)
            }
        }
    }

    private var content: some View {
        Group {
            if model.overview != nil {
                Live("people-total") { total }
                Live("people-offers") { SettlementOfferList(model: model) }
            }
            // A link sets filter and search before people and groups are loaded, so their fields are always there.
            filters
            if model.overview != nil { Live("people") { list } } else { LoadingView(.dashboard) }
        }
    }

    private var filters: some View {
        Group {
            SearchField("Search people and groups", text: model[\.searchText], name: "q") {
                HiddenField("filter", value: model[\.filter].item(standard: .all))
            }
            SegmentedLinks(
                "Show", PeopleFilter.allCases.map { FilterChip($0.title, path: model.link($0).path, isSelected: $0 == model.filter) })
        }
    }

    @ViewBuilder private var list: some View {
        if model.people.isEmpty, model.groups.isEmpty, model.archivedGroups.isEmpty {
            EmptyStateView(.magnifyingglass, sentence: "No matching people or groups")
        } else {
            Columns(.halves) {
                div(.class("wrapping")) { groups }
                div(.class("wrapping")) { people }
            }
        }
    }

    private var total: some View {
        div(.class("card hero")) {
            div { BalanceFigure(heading: Standing(model.total).sumText, balances: model.total, currency: model.context.household.currency) }
        }
    }

    @ViewBuilder private var groups: some View {
        if !model.groups.isEmpty {
            Section("Groups", id: "groups") { ForEach(model.groups, id: \.group.id.description) { GroupRow(summary: $0) } }
        }
        if !model.archivedGroups.isEmpty {
            Section("Archived groups", id: "archived") {
                ForEach(model.archivedGroups, id: \.group.id.description) { GroupRow(summary: $0) }
            }
        }
    }

    @ViewBuilder private var people: some View {
        if !model.people.isEmpty {
            Section("People", id: "persons") {
                ForEach(model.people, id: \.person.id.description) { PersonRow(summary: $0) }
            }
        }
    }
}
