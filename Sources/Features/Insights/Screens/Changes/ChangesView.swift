import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The biggest changes in sentences, each with the transactions that made the most of it.
struct ChangesView: View {
    let model: ChangesViewModel

    var body: some View {
        Group {
            FigureSwitch(model.context.memberContext)
            ReportChoiceForm(model: model) {
                ChoicePopover(
                    "Compared with",
                    [
                        FilterChip(
                            "Period before", path: model.changed { $0.comparison = "" }.path, isSelected: model.choice.compared != .year),
                        FilterChip(
                            "Year before", path: model.changed { $0.comparison = ReportComparison.year.rawValue }.path,
                            isSelected: model.choice.compared == .year),
                    ])
            }
            Loaded(model.report, of: model, .list, retry: model.link().path) { report in
                Live("changes") { content(report) }
            }
        }
        .navigationTitle("What changed")
    }

    private func content(_ report: ChangeReport) -> some View {
        Group {
            p(.class("second")) {
                "\(report.days.lowerBound) – \(report.days.upperBound), compared with \(report.previousDays.lowerBound) – \(report.previousDays.upperBound)"
            }
            if report.changes.isEmpty {
                EmptyStateView(.checkmarkCircle, sentence: "No category changed much.")
            } else {
                div(.class("wrapping")) {
                    ForEach(report.changes, id: \.category.id.description) { change in section(change, report) }
                }
                p(.class("second")) {
                    "Coffer shows a change of at least 20 percent of the category and 2 percent of all categories."
                }
            }
            ReportNotes(leftOut: report.leftOut)
        }
    }

    private func section(_ change: CategoryChange, _ report: ChangeReport) -> some View {
        let days = change.isOfPrevious ? report.previousDays : report.days
        return Section(.verbatim(change.category.name), id: "change-\(change.category.id)") {
            ListRow(change.sentence, path: model.entries.path(category: change.category.id, days)) {
                IconDisc(change.symbol, tint: .neutral)
            }
            ForEach(change.entries.enumerated(), id: \.offset.description) { _, entry in
                ListRow(
                    entry.payee.isEmpty ? "Without a payee" : .verbatim(entry.payee), subtitle: "\(entry.day)",
                    path: model.entries.path(entry.id)
                ) {
                    EmptyView()
                } trailing: {
                    AmountText(entry.amount)
                }
            }
        }
    }
}
