import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import RecurrenceModel
import ScreenKit
import Services
import SubscriptionsModel

/// What returns in the statements, to be added to the expected money.
struct ExpectedFoundView: View {
    let model: ExpectedFoundViewModel

    var body: some View {
        Loaded(model.found, of: model, .list, retry: PlanRoute.expectedFound.path.absolute) { found in
            Live("expected-found") { content(found) }
        }
        .navigationTitle("Found in your statements")
    }

    @ViewBuilder private func content(_ found: FoundList) -> some View {
        if !found.isDetecting {
            EmptyStateView(.eyeSlash, sentence: "The search for recurring charges is switched off.") {
                ButtonLink("Switch on", path: SubscriptionsRoute.found.path.absolute)
            }
        } else if found.series.isEmpty {
            EmptyStateView(
                .checkmarkCircle, title: "Nothing new",
                sentence: "Coffer finds regular income, rent and bills in your statements. They stay here until you add them to your plan."
            ) {
                ButtonLink("Expected money", path: PlanRoute.expected.path.absolute)
            }
        } else {
            Columns {
                div(.class("wrapping")) { list("Comes in", "income", model.income) }
                div(.class("wrapping")) { list("Goes out", "spending", model.spending) }
            }
        }
    }

    @ViewBuilder private func list(_ heading: LocalizedText, _ id: String, _ series: [FoundSeries]) -> some View {
        if !series.isEmpty {
            Section(heading, id: "found-\(id)") {
                ForEach(series, id: \.id.description) { row($0) }
            }
        }
    }

    private func row(_ series: FoundSeries) -> some View {
        Group {
            ListRow(.verbatim(series.payee), subtitle: subtitle(series)) {
                IconDisc(series.kind == .income ? .banknote : .docText, tint: .accent)
            } trailing: {
                AmountText(series.kind == .income ? series.amount : series.amount.negated, style: series.kind == .income ? .credit : .debit)
            }
            if model.context.canWrite {
                li(.class("row-actions")) { ButtonLink("Add to plan", path: model.link(series).path, role: .plain) }
            }
        }
    }

    private func subtitle(_ series: FoundSeries) -> LocalizedText {
        var parts: [LocalizedText] = [series.cycle.title]
        if let next = series.next { parts.append("\(next)") }
        parts.append(.plural(series.charges.count, one: "1 charge", other: "\(series.charges.count) charges"))
        if !series.accountName.isEmpty { parts.append(.verbatim(series.accountName)) }
        return .joined(parts)
    }
}

extension Money {
    /// The amount with the other sign; the smallest representable amount gives the largest one.
    fileprivate var negated: Money { isNegative ? magnitude : Money(minorUnits: -minorUnits, currency: currency) }
}
