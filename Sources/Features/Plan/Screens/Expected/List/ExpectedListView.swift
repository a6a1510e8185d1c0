import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import RecurrenceModel
import ScreenKit
import Services

/// The list of expected money: what is late, what comes in, what goes out.
struct ExpectedListView: View {
    let model: ExpectedListViewModel

    var body: some View {
        Group {
            FigureSwitch(model.context.memberContext)
            Loaded(model.overview, of: model, .list, retry: PlanRoute.expected.path.absolute) { overview in
                Live("expected") { content(overview) }
            }
        }
        .toolbar {
            if model.context.canWrite { BarAction("Add expected money", symbol: .plus, path: PlanRoute.newExpected.path.absolute) }
        }
        .navigationTitle("Expected money")
    }

    @ViewBuilder private func content(_ overview: ExpectedOverview) -> some View {
        if overview.items.isEmpty {
            EmptyStateView(
                .calendar,
                title: model.context.memberContext.whose == nil ? "No expected money yet" : "No expected money in these accounts",
                sentence: "Add your salary, rent and regular bills. Coffer tells you when one is late or missing."
            ) {
                ButtonLink("See what your statements show", path: PlanRoute.expectedFound.path.absolute)
                if model.context.canWrite {
                    ButtonLink("Add expected money", path: PlanRoute.newExpected.path.absolute, role: .plain)
                }
            }
        } else {
            Columns {
                div(.class("wrapping")) {
                    totals(overview)
                    list("Late or missing", "late", model.late)
                    list("Comes in", "income", model.income)
                }
                div(.class("wrapping")) {
                    list("Goes out", "spending", model.spending)
                    list("Ended", "ended", model.ended)
                    ButtonLink("See what your statements show", path: PlanRoute.expectedFound.path.absolute, role: .plain)
                }
            }
        }
    }

    private func totals(_ overview: ExpectedOverview) -> some View {
        Group {
            FactList {
                Fact("Still to come in until \(overview.monthEnd)") { AmountText(overview.toCome.total) }
                Fact("Still to go out until \(overview.monthEnd)") { AmountText(overview.toPay.total) }
            }
            MissingRatesNotice(currencies: overview.toCome.leftOut + overview.toPay.leftOut)
        }
    }

    @ViewBuilder private func list(_ heading: LocalizedText, _ id: String, _ items: [ExpectedSummary]) -> some View {
        if !items.isEmpty {
            Section(heading, id: "expected-\(id)") {
                ForEach(items, id: \.item.id.description) { ExpectedRow(summary: $0) }
            }
        }
    }
}

/// An expected item in a list.
struct ExpectedRow: View {
    let summary: ExpectedSummary

    var body: some View {
        ListRow(
            .verbatim(summary.item.name), subtitle: subtitle,
            path: PlanRoute.expectedDetail(expectedId: summary.item.id.description).path.absolute
        ) {
            IconDisc(summary.item.isIncome ? .banknote : .docText, tint: summary.status.tint)
        } trailing: {
            AmountText(summary.item.amount, style: AmountStyle(summary.item.amount))
        }
    }

    private var subtitle: LocalizedText {
        var parts: [LocalizedText] = [summary.item.cycle.title]
        if let next = summary.next { parts.append(summary.status.text(due: next.due)) }
        if let subscription = summary.subscription {
            parts.append("Counted as the subscription \(subscription)")
        } else if !summary.accountName.isEmpty {
            parts.append(.verbatim(summary.accountName))
        }
        return .joined(parts)
    }
}
