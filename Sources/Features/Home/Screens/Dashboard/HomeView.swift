import AccountsModel
import DesignSystem
import HTML
import HomeModel
import ImportModel
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The dashboard, which is the first screen.
struct HomeView: View {
    let model: HomeViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("period", value: model[\.periodText]) }
            FigureSwitch(model.context.memberContext)
            Loaded(model.overview, of: model, .dashboard, retry: model.link(model.period).path) { overview in
                if model.isNew {
                    firstStep
                    FirstStepsView(model: model, overview: overview)
                } else {
                    Live("home") {
                        if let whose = model.emptyPerspective {
                            EmptyFiguresView(whose)
                        } else {
                            CachedView(overview, for: model.context.memberContext, in: model.context.contributions.homeRenderings) {
                                content(overview)
                            }
                        }
                    }
                }
            }
        }
        .toolbar {
            if model.context.canWrite {
                BarAction("Add transaction", symbol: .plus, path: addPath, isSheet: true)
            }
        }
        .navigationTitle("Home")
    }

    private var addPath: String { Link(.transactions(.add)).leadingBack(to: Link(.home(.dashboard))).path }

    private var firstStep: some View {
        EmptyStateView(
            .buildingColumns, title: "Welcome to Coffer",
            sentence: "Add your first account, or import a bank statement and Coffer adds the account for you."
        ) {
            if model.context.canWrite {
                div(.class("buttons")) {
                    ButtonLink("Import statement", path: ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute)
                    ButtonLink("Add account", path: AccountsRoute.new.path.absolute, role: .plain, isSheet: true)
                }
            }
        }
    }

    private func content(_ overview: HomeOverview) -> some View {
        Group {
            FirstStepsView(model: model, overview: overview)
            sections(.insight, of: overview)
            if let offered = overview.offeredCurrency, model.context.member.role == .owner {
                Banner(
                    "No account is in \(model.context.household.currency.code), the currency of totals",
                    text: "Your accounts use another currency.", symbol: .globe,
                    link: SectionLink("Show totals in \(offered.code)", path: Link(.accounts(.currencies)).path))
            }
            Columns(.wideAndNarrow, isLevel: true) {
                PageColumn { NetWorthSection(overview: overview, model: model) }
                PageColumn { ToDoSection(tasks: model.context.contributions.tasks(of: overview, for: model.context.memberContext)) }
            }
            ColumnRows {
                Columns(.three, isLevel: true) {
                    PageColumn {
                        MonthSection(pace: overview.pace, untilPayday: overview.untilPayday)
                        sections(.month, of: overview)
                        PageColumn(onPhone: .first) { LatestSection(entries: overview.latest) }
                    }
                    PageColumn {
                        PageColumn(onPhone: .second) { DueSoonSection(overview: overview, contributions: model.context.contributions) }
                        sections(.second, of: overview)
                    }
                    PageColumn {
                        HomeAccountsSection(overview: overview)
                        sections(.third, of: overview)
                    }
                }
            }
        }
    }

    /// What the features show at a place.
    private func sections(_ place: HomePlace, of overview: HomeOverview) -> some View {
        ViewList(
            model.context.contributions.homeSections.filter { $0.place == place }
                .compactMap { $0.content(overview, for: model.context.memberContext, model.context.contributions) })
    }
}
