import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import RecurrenceModel
import ScreenKit
import Services
import TransactionsModel

/// The screen of one expected item.
struct ExpectedDetailView: View {
    let model: ExpectedDetailViewModel

    var body: some View {
        Loaded(model.details, of: model, .detail, retry: PlanRoute.expectedDetail(expectedId: model.expectedId).path.absolute) { details in
            Live("expected-item") { content(details) }
        }
        .toolbar {
            if model.canChange {
                BarAction(
                    "Edit expected money", symbol: .pencil, path: PlanRoute.editExpected(expectedId: model.expectedId).path.absolute)
            }
        }
        .navigationTitle((model.item?.name).map { .verbatim($0) } ?? "Expected money")
    }

    private func content(_ details: ExpectedDetails) -> some View {
        let summary = details.summary
        return Columns {
            div(.class("wrapping")) {
                if summary.item.isRemoved {
                    Banner("This was deleted", text: "Coffer no longer expects this.", symbol: .trash, tone: .warning)
                }
                GroupBox {
                    p(.class("figure-label")) { summary.item.cycle.title }
                    p(.class("figure")) { AmountText(summary.item.amount, style: AmountStyle(summary.item.amount)) }
                    p(.class("second")) { StatusLabel(summary.status.title, tone: summary.status.tone) }
                }
                if let name = summary.subscription {
                    Banner(
                        "Counted as the subscription \(name)",
                        text: "Both have the same payee, so Coffer counts the payment once.", symbol: .infoCircle)
                }
                ExpectedOpenList(model: model, details: details)
                facts(summary)
            }
            div(.class("wrapping")) {
                ExpectedSettledList(model: model, settled: details.settled)
                if model.canChange {
                    Button("Delete", role: .destructive, confirm: model.deleteQuestion, name: "delete") { await model.delete() }
                }
            }
        }
    }

    private func facts(_ summary: ExpectedSummary) -> some View {
        FactList {
            Fact("Account", summary.accountName.isEmpty ? "Any account" : .verbatim(summary.accountName))
            if !summary.categoryName.isEmpty { Fact("Category", .verbatim(summary.categoryName)) }
            if !summary.item.payeeKey.isEmpty { Fact("Payee in statements", .verbatim(summary.item.payeeKey)) }
            if summary.item.tolerance > 0 {
                Fact("Tolerance") { AmountText(Money(minorUnits: summary.item.tolerance, currency: summary.item.amount.currency)) }
            }
            if let ends = summary.item.ends { Fact("Last day", "\(ends)") }
        }
    }
}

/// Occurrences that did not come yet, with what can be said of them.
struct ExpectedOpenList: View {
    let model: ExpectedDetailViewModel
    let details: ExpectedDetails

    var body: some View {
        if !details.open.isEmpty {
            Section("Open", id: "open") {
                ForEach(details.open, id: \.scheduled.description) { open in
                    ListRow("\(open.due)", subtitle: open.status == .expected ? nil : open.status.title) {
                        IconDisc(.calendar, tint: open.status.tint)
                    } trailing: {
                        AmountText(details.summary.item.amount, style: AmountStyle(details.summary.item.amount))
                    }
                    if model.canChange, model.settleable.contains(open.scheduled) {
                        li(.class("row-actions")) {
                            if open.due <= model.context.today {
                                Button("It came", role: .plain, name: "came") { await model.settle(open, .came) }
                            }
                            Button("Skip", role: .plain, name: "skip") { await model.settle(open, .skipped) }
                        }
                    }
                }
            }
        }
        if model.canChange, let open = details.open.first, !details.candidates.isEmpty {
            Section("Does one of these match?", id: "candidates") {
                ForEach(details.candidates, id: \.transaction.description) { candidate in
                    ListRow(
                        .verbatim(candidate.payee), subtitle: "\(candidate.day)",
                        path: TransactionsRoute.detail(transactionId: candidate.transaction.description).path.absolute
                    ) {
                        IconDisc(.magnifyingglass, tint: .neutral)
                    } trailing: {
                        AmountText(candidate.amount, style: AmountStyle(candidate.amount))
                    }
                    li(.class("row-actions")) {
                        Button("This one matches", role: .plain, name: "this") {
                            await model.settle(open, .transaction(candidate.transaction))
                        }
                    }
                }
            }
        }
    }
}

/// Occurrences that came or were skipped, the newest first.
struct ExpectedSettledList: View {
    let model: ExpectedDetailViewModel
    let settled: [ExpectedOccurrence]

    var body: some View {
        if settled.isEmpty {
            EmptyStateView(.clock, sentence: "No transaction yet. Coffer shows a matching transaction here.")
        } else {
            Section("Past payments", id: "settled") {
                ForEach(settled, id: \.day.description) { occurrence in
                    row(occurrence)
                    if model.canChange {
                        li(.class("row-actions")) {
                            Button("This does not match", role: .plain, name: "reopen") { await model.reopen(occurrence) }
                        }
                    }
                }
            }
        }
    }

    @ViewBuilder private func row(_ occurrence: ExpectedOccurrence) -> some View {
        switch occurrence.state {
        case .completed(let amount, let day, let transaction):
            ListRow(
                "\(day)", subtitle: transaction == nil ? "Without a transaction" : nil,
                path: transaction.map { TransactionsRoute.detail(transactionId: $0.description).path.absolute }
            ) {
                IconDisc(.checkmarkCircle, tint: .neutral)
            } trailing: {
                AmountText(amount, style: AmountStyle(amount))
            }
        case .skipped:
            ListRow("\(occurrence.day)", subtitle: "Skipped") { IconDisc(.minus, tint: .neutral) }
        }
    }
}
