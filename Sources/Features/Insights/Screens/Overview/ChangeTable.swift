import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import Services

/// What changed most, by category: the difference, what it is now, and what it was.
struct ChangeTable: View {
    let report: ChangeReport
    /// The most lines that are shown.
    let most: Int
    let links: EntryLinks

    var body: some View {
        DataTable(
            "What changed",
            columns: [
                DataColumn("Category"), DataColumn("Difference", isFigure: true), DataColumn("Now", isFigure: true),
                DataColumn("Before", isFigure: true),
            ], id: "changes", link: SectionLink("All changes", path: Link(.insights(.changes)).path),
            note: "Compared with \(report.previousDays.lowerBound) – \(report.previousDays.upperBound)"
        ) {
            ForEach(report.changes.prefix(most), id: \.category.id.description) { line($0) }
        }
    }

    private func line(_ change: CategoryChange) -> some View {
        let days = change.isOfPrevious ? report.previousDays : report.days
        return DataRow(
            .verbatim(change.category.name), subtitle: "\(change.amount), was \(change.previous)",
            path: links.path(category: change.category.id, days)
        ) {
            IconDisc(category: change.category.icon)
        } cells: {
            DataFigure {
                if let difference = try? change.amount - change.previous {
                    ChangeMark(difference, of: change.category.class == .income ? .gain : .cost)
                }
            }
            DataCell(isFigure: true) { AmountText(change.amount) }
            DataCell(isFigure: true) { AmountText(change.previous) }
        }
    }
}
