import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// A series that was found: what it is, why, its charges, and the answers.
struct FoundSeriesCard: View {
    let model: FoundViewModel
    let series: FoundSeries

    var body: some View {
        GroupBox(.verbatim(series.payee)) {
            p(.class("figure")) { AmountText(series.amount) }
            p(.class("second")) { LocalizedText.joined([series.kind.title, series.cycle.title, "\(series.confidence) percent sure"]) }
            ul { ForEach(Array(series.reasons.indices), id: { String($0) }) { index in li { series.reasons[index] } } }
            if let next = series.next { p { "Next expected on \(next)" } }
            charges
            if model.context.canWrite { answers }
        }
    }

    private var charges: some View {
        details(.class("disclosure")) {
            summary { .plural(series.charges.count, one: "1 charge", other: "\(series.charges.count) charges") }
            div(.class("table-scroll"), .role("region"), .ariaLabel("Charges of \(series.payee)"), .tabindex(0)) {
                table(.class("table")) {
                    thead {
                        tr {
                            th(.scope("col")) { "Day" }
                            th(.scope("col"), .class("number")) { "Amount" }
                        }
                    }
                    tbody {
                        ForEach(series.charges.reversed(), id: \.transaction.description) { charge in
                            tr {
                                td {
                                    a(.href(TransactionsRoute.detail(transactionId: charge.transaction.description).path.absolute)) {
                                        "\(charge.day)"
                                    }
                                }
                                td(.class("number")) { AmountText(charge.amount) }
                            }
                        }
                    }
                }
            }
        }
    }

    private var answers: some View {
        Group {
            Button("Add to subscriptions", name: "accept") { await model.accept(series) }
            Button("Not one", role: .plain, name: "dismiss") { await model.dismiss(series) }
            if !model.choices(for: series).isEmpty {
                details(.class("disclosure")) {
                    summary { "The same as one that I have" }
                    Picker(
                        "Subscription", selection: chosen,
                        options: [PickerOption("Choose…", value: "")]
                            + model.choices(for: series).map { PickerOption(.verbatim($0.subscription.name), value: $0.id.description) },
                        name: "same")
                    Button("Link the charges", role: .plain, name: "assign") { await model.assign(series) }
                }
            }
        }
    }

    private var chosen: Binding<String> {
        Binding(get: { model.chosen[series.id.description] ?? "" }, set: { model.chosen[series.id.description] = $0 })
    }
}
