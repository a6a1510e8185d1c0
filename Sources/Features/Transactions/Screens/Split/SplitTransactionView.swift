import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransactionsModel

/// The form that splits a transaction into parts.
struct SplitTransactionView: View {
    let model: SplitTransactionViewModel

    var body: some View {
        Loaded(
            model.outline, of: model, .form, retry: TransactionsRoute.split(transactionId: model.transactionId).path.absolute
        ) { outline in
            if model.isConflict {
                TransactionConflict(outline: outline)
                StoredFields {
                    rows
                } showingStored: {
                    model.showingStored($0)
                }
            }
            if outline.canSplit {
                whole(outline)
                parts
            } else {
                EmptyStateView(.scissors, sentence: "Only a transaction with a category can be split.") {
                    ButtonLink("Show the transaction", path: detail, role: .plain)
                }
            }
        }
        .navigationTitle("Split transaction")
    }

    private func whole(_ outline: TransactionOutline) -> some View {
        GroupBox {
            p(.class("figure-label")) { outline.title }
            p(.class("figure")) { amount(outline.amount) }
            p(.class("second"), .role("status"), .id("sum")) { left }
        }
    }

    private var left: some View {
        Group {
            if let remaining = model.remaining {
                if remaining.isNegative {
                    amount(-remaining)
                    " too much"
                } else {
                    amount(remaining)
                    " left to assign"
                }
            } else {
                "Enter each amount as a number"
            }
        }
    }

    private var parts: some View {
        Form(label: "Parts") {
            HiddenField("revision", value: model[\.revision])
            HiddenField("rows", value: model[\.rowCount])
            ClosedDaysField(allows: model[\.allowsClosedDays])
            UnfinishedForm(model.isUnfinished)
            // Enter presses the first button of a form, so the first button must not remove a part.
            div(.class("first-button")) { Button(saveTitle, name: "save-first") { await model.save() } }
            div(.class("form"), .data("sums", "")) {
                rows
            }
            Button("Add part", role: .plain, name: "add-part") { model.addRow() }
            FormProblem(model.problem)
            FormFoot { Button(saveTitle, name: "save") { await model.save() } }
            div(.class("first-button")) { Button("Show the rest", role: .plain, name: "sum") { model.calculate() } }
        }
    }

    private var rows: some View {
        ForEach(Array(model.rows.indices), id: { String($0 + 1) }) { index in
            SplitRowFields(model: model, index: index)
        }
    }

    private var saveTitle: LocalizedText { model.allowsClosedDays ? "Save anyway" : "Save parts" }

    private var detail: String { TransactionsRoute.detail(transactionId: model.transactionId).path.absolute }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money)
    }
}
