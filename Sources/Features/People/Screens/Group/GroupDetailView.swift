import DesignSystem
import HTML
import Localization
import Navigation
import PeopleModel
import ScreenKit

/// The screen of one group; on wide screens beside the list of all.
struct GroupDetailView: View {
    let model: GroupDetailViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("debts", value: model[\.mode].map(\.rawValue, back: DebtMode.init(rawValue:)))
                HiddenField("after", value: model[\.after])
            }
            Loaded(model.details, of: model, .detail, retry: PeopleRoute.groupDetail(groupId: model.groupId).path.absolute) { details in
                Live("group") { content(details) }
            }
        }
        .toolbar {
            if model.context.canWrite, model.group?.isDirect == false {
                BarAction("Edit group", symbol: .pencil, path: PeopleRoute.editGroup(groupId: model.groupId).path.absolute)
            }
        }
        .titleActions { if let details = model.details, model.canAdd { actions(details) } }
        .navigationTitle(model.title)
    }

    private func actions(_ details: GroupDetails) -> some View {
        PageActions {
            PageAction("Add expense", symbol: .plus, path: PeopleRoute.newExpense(groupId: model.groupId).path.absolute, isSheet: false)
            if !details.debts.isEmpty {
                PageAction(
                    "Settle up", symbol: .arrowLeftArrowRight, path: PeopleRoute.settle(groupId: model.groupId).path.absolute,
                    isSheet: false)
            }
            if !details.summary.group.isDirect {
                PageAction("Invite", symbol: .link, path: PeopleRoute.guestLinks(groupId: model.groupId).path.absolute, isSheet: false)
            }
        }
    }

    private func content(_ details: GroupDetails) -> some View {
        SplitView {
            if let overview = model.overview { PeopleSideList(overview: overview, selected: model.selected) }
        } detail: {
            div(.class("wrapping")) {
                if details.summary.group.isArchived {
                    Banner("This group is archived", text: "Bring the group back to add expenses.", symbol: .archivebox)
                }
                figure(details)
                SettlementOfferList(model: model)
                balances(details)
                GroupActivityList(model: model, loaded: details)
                Columns(.halves) {
                    div(.class("wrapping")) { GroupSpendingSection(totals: details.totals, today: model.context.today) }
                    div(.class("wrapping")) {
                        exports
                        if model.context.canWrite, !details.summary.group.isDirect { changes(details.summary.group) }
                    }
                }
            }
        }
    }

    /// Who pays whom, and beside it what each member is owed or owes.
    private func balances(_ details: GroupDetails) -> some View {
        Columns(.halves) {
            div(.class("wrapping")) {
                if details.summary.balances.rows.isEmpty {
                    nothing
                } else {
                    GroupDebts(model: model, group: details.summary.group, people: details.people)
                }
            }
            div(.class("wrapping")) {
                GroupMemberList(details: details, canInvite: model.canAdd && !details.summary.group.isDirect)
            }
        }
    }

    private func figure(_ details: GroupDetails) -> some View {
        div(.class("card hero")) {
            div {
                BalanceFigure(
                    heading: Standing(details.summary.net).sumText, balances: details.summary.net, currency: details.summary.group.currency)
            }
        }
    }

    private var nothing: some View {
        EmptyStateView(.cart, sentence: "No shared expenses yet. Add the first expense.") {
            if model.canAdd { ButtonLink("Add expense", path: PeopleRoute.newExpense(groupId: model.groupId).path.absolute) }
        }
    }

    private var exports: some View {
        div(.class("buttons")) {
            ForEach(GroupFile.Format.allCases, id: \.rawValue) { format in
                a(.class("button button-plain"), .href(model.path(of: format)), .attribute("download", "")) {
                    format == .csv ? "Download as CSV" : "Download as JSON"
                }
            }
        }
    }

    private func changes(_ group: PeopleGroup) -> some View {
        div(.class("buttons")) {
            if group.isArchived {
                Button("Bring group back", role: .plain, name: "restore") { await model.setArchived(false) }
            } else {
                Button("Archive group", role: .plain, name: "archive") { await model.setArchived(true) }
            }
            Button("Delete group", role: .destructive, confirm: model.deleteQuestion, name: "delete") { await model.delete() }
        }
    }
}
