import AccountsModel
import DesignSystem
import HTML
import ImportModel
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import TransactionsModel

/// The screen of one savings account: balance, chart, actions, milestones, goals and facts.
struct SavingsAccountDetailView: View {
    let model: SavingsAccountDetailViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("months", value: model[\.projectionMonths].map({ String($0) }, back: MonthChoice.read))
            }
            Loaded(model.details, of: model, .detail, retry: model.link(months: model.projectionMonths).path) { details in
                Live("account") { content(details) }
            }
        }
        .toolbar {
            if model.context.canWrite {
                BarAction(
                    "Edit savings account", symbol: .pencil, path: SavingsRoute.edit(accountId: model.accountId).path.absolute,
                    isSheet: true)
            }
        }
        .titleActions { if model.details != nil { links } }
        .navigationTitle((model.account?.name).map { .verbatim($0) } ?? "Savings account")
    }

    private var links: some View {
        PageActions {
            PageAction("Transactions", symbol: .listBullet, path: entries, isSheet: false)
            if model.context.canWrite { PageAction("Import", symbol: .squareAndArrowDown, path: statements, isSheet: false) }
            PageAction("Account", symbol: .buildingColumns, path: account, isSheet: false)
        }
    }

    private func content(_ details: SavingsAccountDetails) -> some View {
        Group {
            if details.account.account.isArchived {
                Banner(
                    "This account is archived", text: "Lists do not show this account. Your goals still use its balance.",
                    symbol: .archivebox,
                    link: SectionLink("Restore it", path: account))
            }
            Columns {
                div {
                    GroupBox {
                        p(.class("figure-label")) { "Balance" }
                        p(.class("figure")) { figure(model.currentBalance) }
                        p(.class("second")) {
                            "In \(model.projectionMonths) months "
                            figure(model.projectedBalance)
                            if model.projectedBalance == nil { ". \(FigureText.tooLarge)." }
                        }
                        MonthPicker(selected: model.projectionMonths) { model.link(months: $0) }
                        SavingsChart(model: model)
                    }
                    ProjectionTable(points: model.projectionData())
                }
                div {
                    MilestoneSection(milestones: model.milestones, context: model.context.memberContext)
                    AccountGoals(model: model, details: details)
                    SavingsFacts(model: model)
                }
            }
        }
    }

    private var account: String { AccountsRoute.detail(accountId: model.accountId).path.absolute }
    private var entries: String { TransactionsRoute.list(accountId: model.accountId).path.absolute }
    private var statements: String { ImportRoute.statement(accountId: model.accountId).path.absolute }

    private func figure(_ money: Money?) -> FigureText { FigureText(amount: money) }
}
