import DesignSystem
import HTML
import ImportModel
import Localization
import Models
import Navigation
import TransactionsModel

/// What the statements of a transaction say, and the imports that brought them.
struct TransactionSource: View {
    let lines: [TransactionOrigin.Line]
    /// Whether the member may open imports.
    let canWrite: Bool

    var body: some View {
        ForEach(Array(lines.enumerated()), id: \.offset.description) { _, line in
            FactList(lines.count == 1 ? "From the statement" : "From the statement of \(line.accountName)") {
                if let payee = line.payee, !payee.isEmpty { Fact("Payee in the statement", .verbatim(payee)) }
                if let memo = line.memo, !memo.isEmpty { Fact("Text in the statement", .verbatim(memo)) }
                Fact("Booked on", "\(line.day)")
                if let day = line.purchaseDay { Fact("Day of purchase", "\(day)") }
                if let day = line.valueDay { Fact("Value day", "\(day)") }
                if canWrite {
                    Fact("Imported") { a(.href(link(line).path)) { name(line) } }
                } else {
                    Fact("Imported", name(line))
                }
            }
        }
    }

    private func link(_ line: TransactionOrigin.Line) -> Link {
        Link(.imports(.statement(accountId: ImportRoute.anyAccount)), query: [QueryItem("done", line.importID.description)])
    }

    private func name(_ line: TransactionOrigin.Line) -> LocalizedText {
        let rest = line.files.count - 1
        guard let file = line.files.first else { return "\(line.importDay)" }
        return rest > 0 ? "\(file) and \(rest) more, \(line.importDay)" : "\(file), \(line.importDay)"
    }
}
