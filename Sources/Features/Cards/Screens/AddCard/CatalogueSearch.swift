import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The catalogue with its search.
struct CatalogueSearch: View {
    let model: AddCardViewModel

    var body: some View {
        SearchField("Search cards", text: model[\.searchText], name: "q")
        if let error = model.searchError { p(.class("field-error"), .role("alert")) { error } }
        if model.state == .loaded, let listing = model.listing {
            Live("catalogue") { results(listing) }
        } else {
            LoadingView(.list)
        }
    }

    private func results(_ listing: CatalogueListing) -> some View {
        Group {
            if listing.products.isEmpty {
                EmptyStateView(.magnifyingglass, sentence: "The catalogue has no card with this name. You can describe the card yourself.")
                {
                    ButtonLink("Describe a card", path: model.customLink.path)
                }
            } else {
                Section(
                    "From the catalogue", id: "products", link: SectionLink("Describe a card", path: model.customLink.path),
                    note: note(listing)
                ) {
                    ForEach(listing.products, id: \.code) { template in row(template) }
                }
            }
        }
    }

    private func row(_ template: CardTemplate) -> some View {
        ListRow(.verbatim(template.facts.name), subtitle: subtitle(template), path: model.link(to: template).path) {
            CardThumb(template.facts.gradient, id: "thumb-\(template.code)")
        } trailing: {
            if let year = model.perYear(template).first {
                AmountText(year, visibility: .publicFact, wholeAmounts: true)
                small { "a year" }
            }
        }
    }

    private func subtitle(_ template: CardTemplate) -> LocalizedText {
        let count = template.benefits.count
        var parts: [LocalizedText] = [.verbatim(template.facts.issuer)]
        if let fee = template.facts.annualFee {
            parts.append(fee.isZero ? "no fee" : "\(public: fee, wholeAmounts: true) fee")
        }
        parts.append(.plural(count, one: "1 benefit", other: "\(count) benefits"))
        return .joined(parts)
    }

    private func note(_ listing: CatalogueListing) -> LocalizedText {
        "Catalogue \(listing.version). The facts come from public pages. You can change them on your own card."
    }
}
