import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// All that is due, by day, with the totals of what goes out and comes in.
struct DueView: View {
    let model: DueViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("days", value: model[\.daysText]) }
            FigureSwitch(model.context.memberContext)
            Loaded(model.overview, of: model, .list, retry: model.link(model.period).path) { overview in
                periods
                Live("due") { content(overview) }
            }
        }
        .navigationTitle("Due")
    }

    private var periods: some View {
        SegmentedLinks(
            "Period",
            DuePeriod.allCases.map { FilterChip($0.title, path: model.link($0).path, isSelected: $0 == model.period) })
    }

    @ViewBuilder private func content(_ overview: DueOverview) -> some View {
        if overview.items.isEmpty {
            EmptyStateView(
                .calendar,
                sentence: "Nothing is due until \(overview.until). You see your bills, income and subscriptions here by day."
            ) {
                if model.context.canWrite {
                    ButtonLink("Add expected money", path: PlanRoute.newExpected.path.absolute, isSheet: true)
                }
            }
        } else {
            FactList {
                Fact("Goes out") { AmountText(Self.negated(overview.goesOut.total), style: .debit) }
                Fact("Comes in") { AmountText(overview.comesIn.total, style: overview.comesIn.total.isZero ? .neutral : .credit) }
            }
            ForEach(Self.notes(overview).enumerated(), id: \.offset.description) { _, note in
                p(.class("small second")) { note }
            }
            ForEach(overview.days, id: \.day.description) { day, items in
                DaySection(day, title: .relative(day), sum: DueViewModel.sum(of: items).map { AmountText($0, style: AmountStyle($0)) }) {
                    ForEach(items, id: \.key) { item in
                        let display = model.context.contributions.display(of: item)
                        DueRow(item: item, subtitle: display.title, display: display, link: model.context.link(to: item.object))
                    }
                }
            }
        }
    }

    private static func negated(_ money: Money) -> Money { Money(minorUnits: -money.minorUnits, currency: money.currency) }

    /// What the totals leave out.
    private static func notes(_ overview: DueOverview) -> [LocalizedText] {
        [overview.goesOut.leftOutSentence, overview.comesIn.leftOutSentence].compactMap(\.self)
    }
}
