import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The terms of a benefit and their source.
struct BenefitTermFacts: View {
    let model: BenefitDetailViewModel
    let terms: BenefitTerms

    var body: some View {
        FactList("About this benefit") {
            Fact("Card") {
                a(.href(CardsRoute.detail(cardId: model.cardId).path.absolute)) { .verbatim(model.details?.card.displayName ?? "") }
            }
            if let merchant = terms.merchant, !merchant.isEmpty { Fact("Merchant", .verbatim(merchant)) }
            Fact("Category", terms.category.title)
            Fact("Gives", gives)
            ForEach(terms.bonuses, id: \.month.description) { bonus in
                Fact("Extra value in \(model.context.locale.standaloneMonthName(bonus.month))", show(bonus.amount))
            }
            if terms.frequency.months != nil {
                Fact("Worth a year", show(terms.perYear))
                Fact("Counted from", terms.alignment.title)
            }
            if let cycle = model.cycle { Fact("This cycle", days(cycle)) }
            if let day = terms.lastDay { Fact("Ends on", "\(day)") }
            if let source = model.details?.benefit.source {
                Fact("Source") { SourceText(source: source, locale: model.context.locale) }
            } else {
                Fact("Source", "You")
            }
        }
        if let remark = model.details?.benefit.source?.remark, !remark.isEmpty { p(.class("section-note")) { .verbatim(remark) } }
    }

    private var gives: LocalizedText {
        let each = show(terms.value)
        let amount: LocalizedText = terms.usesPerCycle > 1 ? "\(terms.usesPerCycle) × \(each)" : each
        return "\(amount), \(terms.frequency.displayName)"
    }

    private func days(_ cycle: BenefitCycle) -> LocalizedText {
        cycle.last.map { "\(cycle.first) – \($0)" } ?? "Since \(cycle.first)"
    }

    private func show(_ money: Money) -> LocalizedText { "\(public: money, wholeAmounts: true)" }
}
