import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// The screen of one person; on wide screens beside the list of all.
struct PersonDetailView: View {
    let model: PersonDetailViewModel

    var body: some View {
        Loaded(model.details, of: model, .detail, retry: PeopleRoute.detail(personId: model.personId).path.absolute) { details in
            Live("person") { content(details) }
        }
        .toolbar {
            if model.context.canWrite {
                BarAction("Edit person", symbol: .pencil, path: PeopleRoute.edit(personId: model.personId).path.absolute)
            }
        }
        .navigationTitle((model.person?.name).map { .verbatim($0) } ?? "Person")
    }

    private func content(_ details: PersonDetails) -> some View {
        SplitView {
            if let overview = model.overview { PeopleSideList(overview: overview, selected: [model.personId]) }
        } detail: {
            Columns(.halves) {
                div(.class("wrapping")) {
                    figure(details)
                    if model.context.canWrite { actions }
                    PersonFacts(person: details.summary.person)
                    if !model.owed.isEmpty { PersonReminder(details: details) }
                }
                div(.class("wrapping")) {
                    groups(details)
                    direct(details)
                    if model.context.canWrite {
                        Button("Delete person", role: .destructive, confirm: model.deleteQuestion, name: "delete") { await model.delete() }
                    }
                }
            }
        }
    }

    private func figure(_ details: PersonDetails) -> some View {
        GroupBox {
            BalanceFigure(
                heading: Standing(details.summary.balances).text, balances: details.summary.balances,
                currency: model.context.household.currency)
        }
    }

    private var actions: some View {
        div(.class("buttons")) {
            Button("Add expense", role: .plain, name: "add-expense") { await model.addExpense() }
            if let direct = model.direct, !direct.net.isEmpty {
                ButtonLink("Settle up", path: PeopleRoute.settle(groupId: direct.group.id.description).path.absolute)
            }
        }
    }

    @ViewBuilder private func groups(_ details: PersonDetails) -> some View {
        if details.groups.isEmpty {
            EmptyStateView(.person2, sentence: "No shared expenses yet. Add an expense, or a group with this person.")
        } else {
            Section("Balances by group", id: "groups", note: "You settle each balance separately.") {
                ForEach(details.groups, id: \.group.id.description) { summary in
                    GroupRow(
                        summary: summary, title: summary.group.isDirect ? "Between the two of you" : nil,
                        balances: summary.balances(with: details.summary.person.id))
                }
            }
        }
    }

    @ViewBuilder private func direct(_ details: PersonDetails) -> some View {
        if let group = model.direct?.group, !details.direct.isEmpty {
            Section(
                "Latest between the two of you", id: "direct",
                link: SectionLink("See all", path: PeopleRoute.groupDetail(groupId: group.id.description).path.absolute)
            ) {
                ForEach(details.direct, id: { $0.cursor.description }) { ActivityRow(activity: $0, group: group) }
            }
        }
    }
}
