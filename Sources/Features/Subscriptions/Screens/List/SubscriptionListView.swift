import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import SubscriptionsModel

/// The subscriptions: what they cost, what is due next, and what could be done about them.
struct SubscriptionListView: View {
    let model: SubscriptionListViewModel

    var body: some View {
        Group {
            if let error = model.state.error, model.overview == nil {
                ErrorView(error, retry: SubscriptionsRoute.list.path.absolute)
            } else if model.isEmpty, model.overview?.found == 0 {
                empty
            } else {
                content
            }
        }
        .toolbar {
            if model.context.canWrite { BarAction("Add subscription", symbol: .plus, path: SubscriptionsRoute.new.path.absolute) }
        }
        .titleActions { if model.overview != nil, !model.isEmpty { links } }
        .navigationTitle("Subscriptions")
    }

    private var links: some View {
        PageActions {
            PageAction("Calendar", symbol: .calendar, path: SubscriptionsRoute.calendar.path.absolute, isSheet: false)
            PageAction("Statistics", symbol: .chartBar, path: SubscriptionsRoute.statistics.path.absolute, isSheet: false)
        }
    }

    private var empty: some View {
        EmptyStateView(
            .repeat, title: "No subscriptions yet",
            sentence: "Import your statements, and Coffer finds your regular payments. You can also add a subscription yourself."
        ) {
            if model.context.canWrite { ButtonLink("Add by hand", path: SubscriptionsRoute.new.path.absolute) }
            ButtonLink("Found in your statements", path: SubscriptionsRoute.found.path.absolute, role: .plain)
        }
    }

    private var content: some View {
        Group {
            if let overview = model.overview {
                Live("subscription-cost") { SubscriptionCost(overview: overview, byYear: model.link(model.filter, by: .yearlyCost).path) }
            }
            // A link sets filter, search and order before the subscriptions are loaded, so their fields are always there.
            filters
            if let overview = model.overview {
                Columns(.wideAndNarrow) {
                    div(.class("wrapping")) { Live("subscriptions") { list } }
                    div(.class("wrapping")) { Live("subscription-news") { news(overview) } }
                }
            } else {
                LoadingView(.dashboard)
            }
        }
    }

    private var filters: some View {
        Group {
            SearchField("Search subscriptions", text: model[\.searchText], name: "q") {
                HiddenField("filter", value: model[\.filter].item(standard: .all))
                HiddenField("sort", value: model[\.order].item(standard: .next))
            }
            ChoicePopover(
                "Show",
                SubscriptionFilter.allCases.map {
                    FilterChip($0.title, path: model.link($0, by: model.order).path, isSelected: $0 == model.filter)
                })
        }
    }

    @ViewBuilder private var list: some View {
        if model.subscriptions.isEmpty {
            EmptyStateView(.magnifyingglass, sentence: "No matching subscriptions")
        } else {
            DataTable(
                .plural(
                    model.subscriptions.count, one: "1 subscription", other: "\(model.subscriptions.count) subscriptions"),
                columns: SubscriptionRow.columns { order($0) }, orders: SubscriptionOrder.allCases.map { order($0) }, id: "list"
            ) {
                ForEach(model.subscriptions, id: \.id.description) { SubscriptionRow(summary: $0) }
            }
        }
    }

    private func order(_ order: SubscriptionOrder) -> DataOrder {
        DataOrder(
            order.title, path: model.link(model.filter, by: order).path, isDescending: order == .price || order == .yearlyCost,
            isSelected: order == model.order)
    }

    private func news(_ overview: SubscriptionOverview) -> some View {
        Group {
            if overview.found > 0 {
                Section("In your statements", id: "found") {
                    ListRow(
                        .plural(overview.found, one: "1 more was found", other: "\(overview.found) more were found"),
                        subtitle: "With the charges that prove it", symbol: .magnifyingglass,
                        path: SubscriptionsRoute.found.path.absolute)
                }
            }
            if !overview.suggestions.isEmpty {
                Section("What you could do", id: "suggestions") {
                    ForEach(Array(overview.suggestions.indices), id: { String($0) }) { SuggestionRow(suggestion: overview.suggestions[$0]) }
                }
            }
            if !model.upcoming.isEmpty {
                Section(
                    "Due next", id: "due", link: SectionLink("Calendar", path: SubscriptionsRoute.calendar.path.absolute)
                ) {
                    ForEach(Array(model.upcoming.indices), id: { String($0) }) { row(model.upcoming[$0]) }
                }
            }
        }
    }

    private func row(_ charge: UpcomingCharge) -> some View {
        ListRow(
            .verbatim(charge.name), subtitle: "\(charge.day)",
            path: SubscriptionsRoute.detail(subscriptionId: charge.subscription.description).path.absolute
        ) {
            LetterTile(charge.name)
        } trailing: {
            AmountText(charge.amount)
        }
    }
}
