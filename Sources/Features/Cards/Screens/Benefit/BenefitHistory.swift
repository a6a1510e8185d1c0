import CardsModel
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransactionsModel

/// The cycles of a benefit, newest first, with the used, credited and lost amounts, and each use with its transactions.
struct BenefitHistory: View {
    let model: BenefitDetailViewModel

    var body: some View {
        section {
            div(.class("section-head")) { h2 { "History" } }
            if model.details?.history.isEmpty ?? true {
                div(.class("card card-padded")) { p(.class("second")) { "No cycle yet." } }
            } else {
                div(.class("card periods")) {
                    ForEach(model.details?.history ?? [], id: \.key) { period in PeriodRow(period: period, model: model) }
                }
            }
        }
    }
}

/// One cycle with its uses.
struct PeriodRow: View {
    let period: BenefitPeriod
    let model: BenefitDetailViewModel

    var body: some View {
        section(.class("period")) {
            div(.class("period-head")) {
                h3 { title }
                p(.class("small second")) { figures }
            }
            if !period.uses.isEmpty {
                ul(.class("period-uses")) {
                    ForEach(period.uses, id: \.use.id.description) { use in row(use) }
                }
            }
        }
    }

    private func row(_ details: BenefitUseDetails) -> some View {
        li(.classes(ClassName("period-use"), details.use.counts ? nil : ClassName("benefit-done"))) {
            div(.class("row-text")) {
                p {
                    span(.class("amount")) { show(details.use.value) }
                    " · \(LocalizedText.relative(details.use.day))"
                }
                p(.class("small second")) {
                    details.use.state.title
                    if let payee = details.chargePayee, let id = details.use.charge {
                        " · "
                        a(.href(TransactionsRoute.detail(transactionId: id.description).path.absolute)) { .verbatim(payee) }
                    }
                    if let payee = details.creditPayee, let id = details.use.credit {
                        " · Credit: "
                        a(.href(TransactionsRoute.detail(transactionId: id.description).path.absolute)) { .verbatim(payee) }
                    }
                    if details.use.isManual, details.use.charge == nil, details.use.credit == nil { " · By hand" }
                }
            }
            if details.use.counts, model.context.canWrite {
                Button(
                    "Undo \(show(details.use.value)) of \(details.use.day)", role: .plain,
                    name: "undo", action: { await model.undo(details.use) }, content: { span { "Undo" } })
            }
        }
    }

    private var title: LocalizedText {
        guard let cycle = period.cycle else { return "All uses" }
        let locale = model.context.locale
        let isMonth = cycle.first.dayOfMonth == 1 && cycle.last == Month(of: cycle.first).lastDay
        if isMonth { return .verbatim("\(locale.standaloneMonthName(Month(of: cycle.first).month)) \(Month(of: cycle.first).year)") }
        return cycle.last.map { "\(cycle.first) – \($0)" } ?? "Since \(cycle.first)"
    }

    private var figures: LocalizedText {
        var parts: [LocalizedText] = ["\(show(period.used)) of \(show(period.value)) used"]
        if period.cycle == nil { parts = ["\(show(period.used)) used"] }
        if !period.posted.isZero { parts.append("\(show(period.posted)) posted") }
        if !period.lost.isZero { parts.append("\(show(period.lost)) lost") }
        return .joined(parts)
    }

    private func show(_ money: Money) -> LocalizedText {
        "\(money, wholeAmounts: true)"
    }
}

extension BenefitPeriod {
    /// A key that is unique among the cycles of the benefit.
    fileprivate var key: String { cycle?.first.description ?? "all" }
}
