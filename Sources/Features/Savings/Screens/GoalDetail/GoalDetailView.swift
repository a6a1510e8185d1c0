import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit

/// The screen of one goal: saved amount, required contribution, expected date and parts.
struct GoalDetailView: View {
    let model: GoalDetailViewModel

    var body: some View {
        Loaded(model.progress, of: model, .detail, retry: SavingsRoute.goalDetail(goalId: model.goalId).path.absolute) { progress in
            Live("goal") { content(progress) }
        }
        .toolbar {
            if model.canChange {
                BarAction("Edit goal", symbol: .pencil, path: SavingsRoute.editGoal(goalId: model.goalId).path.absolute)
            }
        }
        .navigationTitle((model.goal?.name).map { .verbatim($0) } ?? "Goal")
    }

    private func content(_ progress: GoalProgress) -> some View {
        Group {
            if progress.goal.isRemoved {
                Banner("This goal was deleted", text: "Coffer no longer counts this.", symbol: .trash, tone: .warning)
            }
            Columns {
                div {
                    GroupBox {
                        figure(progress)
                        p(.class("second")) {
                            model.outlook
                            if let needed = model.needed {
                                ". You need "
                                amount(needed)
                                " a month"
                            }
                            "."
                        }
                        chart(progress)
                    }
                }
                div {
                    parts
                    facts(progress)
                }
            }
            if model.canChange {
                Button("Delete goal", role: .destructive, confirm: model.deleteQuestion, name: "delete") { await model.delete() }
            }
        }
    }

    private func figure(_ progress: GoalProgress) -> some View {
        div(.class("goal-figure")) {
            ProgressRing("Saved so far", progress: progress.share)
            div {
                p(.class("figure-label")) { "Saved so far" }
                p(.class("figure")) { amount(progress.saved) }
                p(.class("second")) {
                    "of "
                    amount(progress.goal.target)
                    " "
                    StatusLabel(progress.status.title, tone: progress.status.tone)
                }
            }
        }
    }

    @ViewBuilder private func chart(_ progress: GoalProgress) -> some View {
        if let first = model.points.first, progress.status != .reached {
            LineChart(
                id: "goal-chart", title: "Projection", history: [point(first)],
                projection: model.points.dropFirst().map(point),
                marks: [ChartMark(nil, progress.goal.target)])
        }
    }

    private var parts: some View {
        Section("Out of", id: "parts") {
            ForEach(model.parts, id: \.part.id.description) { entry in
                ListRow(
                    name(entry), subtitle: limit(entry), path: path(entry)
                ) {
                    AccountDisc(entry.account?.kind ?? .savings, color: entry.account?.color ?? Account.defaultColor)
                } trailing: {
                    amount(entry.saved)
                }
            }
        }
    }

    /// The path of the account. An account that is no longer a savings account has its own screen.
    private func name(_ entry: (part: GoalPart, account: Account?, saved: Money)) -> LocalizedText {
        guard entry.part.name.isEmpty else { return .verbatim(entry.part.name) }
        return (entry.account?.name).map { .verbatim($0) } ?? "Account"
    }

    private func path(_ entry: (part: GoalPart, account: Account?, saved: Money)) -> String {
        let id = entry.part.account.description
        return entry.account?.kind.isSavings ?? true
            ? SavingsRoute.detail(accountId: id).path.absolute : AccountsRoute.detail(accountId: id).path.absolute
    }

    /// The name of the account if the part has its own name, and the maximum amount of the part.
    private func limit(_ entry: (part: GoalPart, account: Account?, saved: Money)) -> LocalizedText {
        let account: LocalizedText? = entry.part.name.isEmpty ? nil : (entry.account?.name).map { .verbatim($0) }
        guard let most = entry.part.amount else { return account ?? "As much as the goal needs" }
        let limit: LocalizedText = "At most \(most, wholeAmounts: true)"
        return .joined([account, limit].compactMap(\.self))
    }

    private func facts(_ progress: GoalProgress) -> some View {
        FactList {
            Fact("Still missing") { amount(progress.missing) }
            Fact("By", progress.goal.by.map { "\($0)" } ?? "No date")
            if let needed = model.needed { Fact("Needed each month") { amount(needed) } }
        }
    }

    private func point(_ point: ProjectionDataPoint) -> ChartPoint {
        ChartPoint(
            point.month == 0 ? "Today" : "\(point.day)", point.balance, on: point.day)
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money)
    }
}
