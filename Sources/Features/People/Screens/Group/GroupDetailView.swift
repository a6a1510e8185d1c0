import DesignSystem
import HTML
import Localization
import Navigation
import PeopleModel
import ScreenKit

/// The screen of one group.
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
        .navigationTitle(model.title)
    }

    private func content(_ details: GroupDetails) -> some View {
        Group {
            if details.summary.group.isArchived {
                Banner("This group is archived", text: "Nothing can be added until it is back.", symbol: .archivebox)
            }
            div(.class("columns")) {
                div(.class("wrapping")) {
                    figure(details)
                    SettlementOfferList(model: model)
                    if details.summary.balances.rows.isEmpty { nothing } else { GroupDebts(model: model, group: details.summary.group) }
                    GroupMemberList(summary: details.summary)
                    GroupSpendingSection(totals: details.totals, today: model.context.today)
                }
                div(.class("wrapping")) {
                    GroupActivityList(model: model, loaded: details)
                    exports
                    if model.context.canWrite, !details.summary.group.isDirect { changes(details.summary.group) }
                }
            }
        }
    }

    private func figure(_ details: GroupDetails) -> some View {
        div(.class("card hero action-hero")) {
            div {
                BalanceFigure(
                    heading: Standing(details.summary.net).sumText, balances: details.summary.net, currency: details.summary.group.currency)
            }
            if model.canAdd {
                RoundActions {
                    RoundAction(
                        "Add expense", symbol: .plus, path: PeopleRoute.newExpense(groupId: model.groupId).path.absolute, isSheet: false)
                    if !details.debts.isEmpty {
                        RoundAction(
                            "Settle up", symbol: .arrowLeftArrowRight, path: PeopleRoute.settle(groupId: model.groupId).path.absolute,
                            isSheet: false)
                    }
                    if !details.summary.group.isDirect {
                        RoundAction(
                            "Invite", symbol: .link, path: PeopleRoute.guestLinks(groupId: model.groupId).path.absolute, isSheet: false)
                    }
                }
            }
        }
    }

    private var nothing: some View {
        EmptyStateView(.cart, sentence: "Nothing is shared yet. Add the first expense.") {
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
