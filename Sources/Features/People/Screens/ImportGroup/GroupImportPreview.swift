import DesignSystem
import HTML
import Localization
import Models
import PeopleModel
import Services

/// What the import of a group adds.
struct GroupImportPreview: View {
    let report: GroupImportReport

    var body: some View {
        Group {
            FactList("New with this import") {
                Fact("Expenses", "\(report.expenses)")
                Fact("Settlements", "\(report.settlements)")
                if report.reconstructed > 0 { Fact("Expenses with payers that follow from the balances", "\(report.reconstructed)") }
                if !report.newPeople.isEmpty { Fact("New people", .verbatim(report.newPeople.joined(separator: ", "))) }
                if report.rejected > 0 { Fact("Rows left out", "\(report.rejected)") }
            }
            Section("Balances", id: "balances") {
                ForEach(report.summary.balances.rows, id: { "\($0.member)-\($0.currency.code)" }) { row in
                    ListRow(report.summary.group.name(of: row.member)) {
                        EmptyView()
                    } trailing: {
                        AmountText(row.netMoney, style: AmountStyle(row.netMoney))
                    }
                }
            }
            if !report.diagnostics.isEmpty {
                Section("Notes", id: "notes") {
                    ForEach(Array(report.diagnostics.enumerated()), id: { String($0.offset) }) { _, diagnostic in
                        ListRow(diagnostic.text, subtitle: diagnostic.line > 0 ? "Line \(diagnostic.line)" : nil)
                    }
                }
            }
        }
    }
}

extension GroupImportReport {
    /// How many rows were left out.
    fileprivate var rejected: Int { diagnostics.count { $0.severity == .rejected } }
}
