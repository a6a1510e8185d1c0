import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit

/// Adds a card in steps: the member selects a product from the catalogue or describes the card, then enters its details.
@Observable
final class AddCardViewModel: EditableModel {
    private(set) var listing: CatalogueListing?
    var searchText = ""
    /// The code of the selected product; empty if none is selected.
    var product = ""
    /// Whether the member describes the card instead of selecting a product.
    var isCustom = false
    var form = EditForm<CardForm>()
    private(set) var searchError: LocalizedText?

    let context: CardsContext

    init(_ context: CardsContext) {
        self.context = context
        form.gradient = "\(CardGradient.standard.startText)-\(CardGradient.standard.endText)"
    }

    var texts: EditTexts { .card }

    /// The selected product; nil if none is selected or the catalogue no longer contains it.
    var template: CardTemplate? { product.isEmpty ? nil : listing?.products.first { $0.code == product } }

    var accounts: [Account] { listing?.accounts ?? [] }

    /// The currency of the fee of a custom card.
    var currency: Currency {
        listing?.accounts.first { $0.id == form.values.chosenAccount }?.currency ?? context.household.currency
    }

    var feeHint: LocalizedText {
        "In the currency of the card's account, otherwise in \(context.household.currency.code). Enter 0 if there is no fee."
    }

    /// The link to this screen with a product selected.
    func link(to template: CardTemplate) -> Link { Link(.cards(.new), query: [QueryItem("product", template.code)]) }

    /// The link to this screen with the form for a custom card.
    var customLink: Link { Link(.cards(.new), query: [QueryItem("custom", "1")]) }

    /// The link to this screen with the current search.
    var link: Link {
        if isCustom { return customLink }
        if !product.isEmpty { return Link(.cards(.new), query: [QueryItem("product", product)]) }
        return Link(.cards(.new), query: searchText.isEmpty ? [] : [QueryItem("q", searchText)])
    }

    /// The yearly value of the benefits of a product, per currency, the largest first.
    func perYear(_ template: CardTemplate) -> [Money] {
        var sums: [Currency: Int64] = [:]
        for benefit in template.benefits where benefit.mode != .ignore {
            let year = benefit.terms.perYear
            sums[year.currency] = sums[year.currency, default: 0].addingClamped(year.minorUnits)
        }
        return sums.map { Money(minorUnits: $1, currency: $0) }.filter { !$0.isZero }.sorted { $0.minorUnits > $1.minorUnits }
    }

    func load() async throws {
        searchError = TypedText.violation(of: &searchText)
        let isChosen = isCustom || !product.isEmpty
        listing = try await context.services.cards().fetchCatalogue(search: isChosen ? "" : searchText)
    }

    func save() async {
        form.errors = form.values.errors(hasFacts: isCustom, currency: currency, locale: context.locale, today: context.today)
        guard form.errors.isEmpty else { return }
        let facts = form.values.facts(keeping: .standard, currency: currency, locale: context.locale)
        let draft = CardDraft(
            product: isCustom ? .custom(facts) : .catalogue(product), account: form.values.chosenAccount, nickname: form.nickname.trimmed,
            lastFour: form.lastFour.trimmed, expiry: form.values.expiryMonth,
            opened: form.values.openedDay(in: context.locale, today: context.today), key: form.draftKey)
        await submit {
            let card = try await context.services.cards().addCard(draft)
            context.notify(Notice("\(card.nickname ?? card.facts.name) added"))
            context.close(orPush: .detail(cardId: card.id.description))
        }
    }
}
