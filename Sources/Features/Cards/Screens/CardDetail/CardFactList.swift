import AccountsModel
import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The facts about a card other than its value.
struct CardFactList: View {
    let model: CardDetailViewModel
    let card: any CardDisplayable

    var body: some View {
        FactList("About this card") {
            if !card.issuerName.isEmpty { Fact("Issuer", .verbatim(card.issuerName)) }
            if card.nickname != nil, let name = model.details?.card.card.facts.name { Fact("Product", .verbatim(name)) }
            if !card.networkName.isEmpty { Fact("Network", .verbatim(card.networkName)) }
            if let number = card.maskedNumber { Fact("Number", .verbatim(number)) }
            if let expiry = card.expiryText { Fact("Valid through", .verbatim(expiry)) }
            Fact("Status", card.cardStatus.title)
            if let account = model.details?.account {
                Fact("Account") {
                    a(.href(AccountsRoute.detail(accountId: account.id.description).path.absolute)) { .verbatim(account.name) }
                }
            }
            if let day = model.opened { Fact("Opened on", "\(day)") }
            ForEach(CardLimits.Kind.allCases, id: \.rawValue) { kind in
                if let limit = model.limits[kind] {
                    Fact(kind.title) {
                        AmountText(limit, wholeAmounts: true)
                    }
                }
            }
            if let source = model.details?.source { Fact("Source") { SourceText(source: source, locale: model.context.locale) } }
            if !card.isCustomCard, let version = model.details?.catalogueVersion { Fact("Catalogue", .verbatim(version)) }
        }
        if let remark = model.details?.source?.remark, !remark.isEmpty { p(.class("section-note")) { .verbatim(remark) } }
    }
}
