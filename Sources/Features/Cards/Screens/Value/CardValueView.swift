import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The screen with the value of cards.
struct CardValueView: View {
    let model: CardValueViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("currency", value: model[\.currency])
                HiddenField("period", value: model[\.period].map(\.rawValue, back: ValuePeriod.init(rawValue:)))
            }
            if let error = model.state.error, model.report == nil {
                ErrorView(error, retry: model.link(model.period).path)
            } else if model.isEmpty {
                EmptyStateView(.chartBar, sentence: "Add a card to see what it gives back.") {
                    if model.context.canWrite { ButtonLink("Add card", path: CardsRoute.new.path.absolute) }
                }
            } else {
                SegmentedLinks(
                    "Period",
                    ValuePeriod.allCases.map { FilterChip($0.title, path: model.link($0).path, isSelected: $0 == model.period) })
                if !model.currencies.isEmpty {
                    SegmentedLinks(
                        "Currency",
                        model.currencies.map { currency in
                            FilterChip(
                                .verbatim(currency.code), path: model.link(model.period, in: currency.code).path,
                                isSelected: currency == model.report?.currency)
                        })
                }
                if let report = model.report { Live("value") { content(report) } } else { LoadingView(.detail) }
            }
        }
        .navigationTitle("Value of your cards")
    }

    private func content(_ report: CardValueReport) -> some View {
        Columns {
            div {
                GroupBox {
                    p(.class("figure-label")) { "Redeemed" }
                    p(.class("figure")) { amount(model.redeemed) }
                    p(.class("second")) {
                        amount(model.lost)
                        " lost"
                    }
                    if model.months.count > 1 {
                        BarChart(id: "months", title: "Redeemed by month", columns: model.months.map { ChartColumn($0.month, $0.redeemed) })
                    }
                }
                if !report.byCard.isEmpty { ValueBars(heading: "By card", rows: report.byCard, context: model.context.memberContext) }
                if !report.byCategory.isEmpty {
                    ValueBars(heading: "By category", rows: report.byCategory, context: model.context.memberContext)
                }
            }
            div { feeYears }
        }
    }

    @ViewBuilder private var feeYears: some View {
        if !model.feeYears.isEmpty {
            Section(
                "Value and fee", id: "fees", link: SectionLink("When they fall due", path: CardsRoute.fees.path.absolute),
                note: "Each card in its current fee year."
            ) {
                ForEach(model.feeYears, id: \.card.id.description) { entry in
                    ListRow(
                        .verbatim(entry.card.displayName), subtitle: entry.value.recommendation.title,
                        path: CardsRoute.detail(cardId: entry.card.id.description).path.absolute
                    ) {
                        CardThumb(entry.card.cardGradient, id: "fee-\(entry.card.id)")
                    } trailing: {
                        amount(entry.value.net)
                        if model.context.showsBalances, let rate = entry.value.returnText(in: model.context.locale) { small { rate } }
                    }
                }
            }
        }
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money, wholeAmounts: true)
    }
}
