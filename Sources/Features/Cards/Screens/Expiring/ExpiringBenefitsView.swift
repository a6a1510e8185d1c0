import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The list of benefits of all cards that expire soon.
struct ExpiringBenefitsView: View {
    let model: ExpiringBenefitsViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField(
                    "days",
                    value: model[\.days].map(String.init) { text in
                        Int(text).flatMap { ExpiringBenefitsViewModel.spans.contains($0) ? $0 : nil }
                    })
            }
            if let error = model.state.error, model.items.isEmpty {
                ErrorView(error, retry: model.link(days: model.days).path)
            } else {
                SegmentedLinks(
                    "Expires within",
                    ExpiringBenefitsViewModel.spans.map {
                        FilterChip("\($0) days", path: model.link(days: $0).path, isSelected: $0 == model.days)
                    })
                if model.state == .loaded || !model.items.isEmpty { Live("expiring") { content } } else { LoadingView(.list) }
            }
        }
        .navigationTitle("Use these first")
    }

    @ViewBuilder private var content: some View {
        if model.items.isEmpty {
            EmptyStateView(.checkmarkCircle, sentence: "No benefits expire within \(model.days) days.") {
                ButtonLink("See your cards", path: CardsRoute.wallet.path.absolute, role: .plain)
            }
        } else {
            GroupBox {
                p(.class("figure-label")) { "Expires within \(model.days) days if you do not use it" }
                ForEach(model.sums, id: \.currency.code) { sum in
                    p(.class("figure")) {
                        AmountText(sum, wholeAmounts: true)
                    }
                }
            }
            BenefitList(heading: nil, id: "benefits", items: model.items, namesCards: true) { await model.use($0) }
        }
    }
}
