import DesignSystem
import HTML
import Localization
import Models
import Navigation
import RecurrenceModel
import ScreenKit
import Services
import SubscriptionsModel
import TransactionsModel

/// A series that was found: a row to tick, the answers, and the charges that prove it.
struct FoundSeriesRow: View {
    let model: FoundViewModel
    let series: FoundSeries

    var body: some View {
        PickRow(.verbatim(series.payee), subtitle: subtitle, isPicked: model.context.canWrite ? isPicked : nil) {
            AmountText(series.amount)
        }
        if model.context.canWrite {
            li(.class("row-actions")) { Button("Ignore", role: .plain, name: "dismiss") { await model.dismiss(series) } }
        }
        li(.class("row-evidence")) {
            details(.class("disclosure")) {
                summary { "Why?" }
                div {
                    ul(.class("reasons")) {
                        ForEach(Array(series.reasons.indices), id: { String($0) }) { index in li { series.reasons[index] } }
                        if let expected { li { expected } }
                    }
                    charges
                    if model.context.canWrite, !model.choices(for: series).isEmpty { sameAs }
                }
            }
        }
    }

    /// How often it comes, and what makes it certain.
    private var subtitle: LocalizedText {
        let parts: [LocalizedText] = series.kind == .bill ? ["Bill", series.cycle.title] : [series.cycle.title]
        guard let first = series.charges.first?.day else { return .joined(parts) }
        return .joined(parts + ["\(series.charges.count) payments since \(Month(of: first))"])
    }

    private var isPicked: Binding<Bool> {
        Binding(
            get: { model.picked.contains(series.id) },
            set: { if $0 { model.picked.insert(series.id) } else { model.picked.remove(series.id) } })
    }

    /// The day of the next charge, or the days between which it is expected.
    private var expected: LocalizedText? {
        guard let next = series.next else { return nil }
        guard let first = series.nextFirst, let last = series.nextLast, first < last else { return "Next expected on \(next)" }
        return "Next expected on \(next), from \(first) to \(last)"
    }

    private var charges: some View {
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

    private var sameAs: some View {
        Group {
            Picker(
                "Same as an existing subscription", selection: chosen,
                options: [PickerOption("Choose…", value: "")]
                    + model.choices(for: series).map { PickerOption(.verbatim($0.subscription.name), value: $0.id.description) },
                name: "same")
            Button("Link the charges", role: .plain, name: "assign") { await model.assign(series) }
        }
    }

    private var chosen: Binding<String> {
        Binding(get: { model.chosen[series.id.description] ?? "" }, set: { model.chosen[series.id.description] = $0 })
    }
}
