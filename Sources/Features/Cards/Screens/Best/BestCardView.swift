import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The screen that suggests a card for a purchase.
struct BestCardView: View {
    let model: BestCardViewModel

    var body: some View {
        Group {
            SearchField("Where do you pay?", text: model[\.merchant], name: "merchant")
            if let error = model.merchantError { p(.class("field-error"), .role("alert")) { error } }
            Form(method: .get) { HiddenField("category", value: model[\.category]) }
            ChoicePopover(
                "For what",
                BenefitCategory.allCases.map {
                    FilterChip($0.title, path: model.link($0).path, isSelected: model.merchant.isEmpty && $0.rawValue == model.category)
                })
            Loaded(model, .list, retry: model.link.path) {
                if model.purchase == nil {
                    EmptyStateView(.star, sentence: "Enter a merchant or choose a category to see which card gives most back.")
                } else {
                    Live("best") { content }
                }
            }
        }
        .navigationTitle("Best card")
    }

    @ViewBuilder private var content: some View {
        if model.found.isEmpty {
            EmptyStateView(.creditcard, sentence: "None of your cards gives anything back for \(model.purchaseName) now.") {
                ButtonLink("See your cards", path: CardsRoute.wallet.path.absolute, role: .plain)
            }
        } else {
            ForEach(model.found.enumerated(), id: \.element.card.id.description) { entry in
                BestCardResult(
                    best: entry.element, isBest: entry.offset == 0, items: model.items(of: entry.element))
            }
        }
    }
}
