import DesignSystem
import HTML
import Models
import Navigation
import Services

/// The terms of a benefit and their source.
struct BenefitTermFacts: View {
    let model: BenefitDetailViewModel
    let terms: BenefitTerms

    var body: some View {
        FactList("About this benefit") {
            Fact("Card") { a(.href(CardsRoute.detail(cardId: model.cardId).path.absolute)) { model.details?.card.displayName ?? "" } }
            if let merchant = terms.merchant, !merchant.isEmpty { Fact("Merchant", merchant) }
            Fact("Category", terms.category.name)
            Fact("Gives", gives)
            ForEach(terms.bonuses, id: \.month.description) { bonus in
                Fact("More in \(model.context.locale.standaloneMonthName(bonus.month))", show(bonus.amount))
            }
            if terms.frequency.months != nil {
                Fact("Worth a year", show(terms.perYear))
                Fact("Counted from", terms.alignment.title)
            }
            if let cycle = model.cycle { Fact("This cycle", days(cycle)) }
            if let day = terms.lastDay { Fact("Ends on", day.formatted(.medium, in: model.context.locale)) }
            if let source = model.details?.benefit.source {
                Fact("Source") { SourceText(source: source, locale: model.context.locale) }
            } else {
                Fact("Source", "You")
            }
        }
        if let remark = model.details?.benefit.source?.remark, !remark.isEmpty { p(.class("section-note")) { remark } }
    }

    private var gives: String {
        let each = show(terms.value)
        let amount = terms.usesPerCycle > 1 ? "\(terms.usesPerCycle) × \(each)" : each
        return "\(amount), \(terms.frequency.title.lowercased())"
    }

    private func days(_ cycle: BenefitCycle) -> String {
        let first = cycle.first.formatted(.medium, in: model.context.locale)
        return cycle.last.map { "\(first) – \($0.formatted(.medium, in: model.context.locale))" } ?? "Since \(first)"
    }

    private func show(_ money: Money) -> String { money.formatted(in: model.context.locale, wholeAmounts: true) }
}
