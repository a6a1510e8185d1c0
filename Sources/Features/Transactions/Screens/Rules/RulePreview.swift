import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services
import TransactionsModel

/// What a rule would change among the transactions that are there already.
struct RulePreview: View {
    let run: RuleRun

    var body: some View {
        Section(heading, id: "preview", note: note) {
            ForEach(run.entries, id: \.id.description) { entry in
                ListRow(
                    entry.payee.isEmpty ? .verbatim(entry.from) : .verbatim(entry.payee), subtitle: detail(entry),
                    path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute
                ) {
                    EmptyView()
                } trailing: {
                    AmountText(entry.amount, style: AmountStyle(entry.amount))
                }
            }
        }
    }

    private var heading: LocalizedText {
        run.changed == 0
            ? "This rule would change no transactions"
            : .plural(run.changed, one: "This rule would change 1 transaction", other: "This rule would change \(run.changed) transactions")
    }

    private var note: LocalizedText? {
        var notes: [LocalizedText] = []
        if run.changed > run.entries.count { notes.append("The newest \(run.entries.count) are shown.") }
        if run.closed > 0 {
            notes.append(
                .plural(
                    run.closed, one: "1 transaction on a closed day stays as it is.",
                    other: "\(run.closed) transactions on closed days stay as they are."))
        }
        return notes.isEmpty ? nil : .joined(notes, separator: " ")
    }

    private func detail(_ entry: RuleRun.Entry) -> LocalizedText {
        let change: LocalizedText = entry.from == entry.to ? .verbatim(entry.from) : "\(entry.from) → \(entry.to)"
        return .joined([.relative(entry.day), change, .verbatim(entry.accountName)])
    }
}
