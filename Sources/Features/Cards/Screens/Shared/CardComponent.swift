import CardsModel
import HTML
import Localization
import Models

/// A card face with the standard proportion of 85.6 to 54: issuer and name at the top left, the last digits in the middle, the network at
/// the bottom right. The top strip identifies the card in a stack.
struct CardComponent: View {
    let card: any CardDisplayable
    /// A prefix for element ids, unique for each use of the same card on a page.
    var place = "card"
    /// The path that a tap opens; nil if the card is not a link.
    var path: String?

    var body: some View {
        div(.classes(ClassName("pay-card"), card.cardGradient.textColor.className)) {
            CardArt(card.cardGradient, id: "\(place)-\(card.id)")
            div(.class("pay-face")) {
                div(.class("pay-top")) {
                    div(.class("pay-who")) {
                        if !issuer.isEmpty { span(.class("pay-issuer")) { .verbatim(issuer) } }
                        if let path {
                            a(.class("pay-name"), .href(path), .data("skeleton", "detail")) { .verbatim(card.displayName) }
                        } else {
                            span(.class("pay-name")) { .verbatim(card.displayName) }
                        }
                    }
                    div(.class("pay-what")) { what }
                }
                p(.class("pay-number")) { .verbatim(card.maskedNumber ?? "") }
                div(.class("pay-foot")) {
                    span {
                        if let expiry = card.expiryText {
                            span(.class("visually-hidden")) { "Valid through " }
                            Text(.verbatim(expiry))
                        }
                    }
                    span(.class("pay-network")) { .verbatim(card.networkName) }
                }
            }
        }
    }

    @ViewBuilder private var what: some View {
        if card.cardStatus != .active { span(.class("pay-status")) { card.cardStatus.title } }
        if card.cardStatus.hasBenefits, card.totalAvailableValue.minorUnits > 0 {
            span(.class("pay-value amount")) {
                EnvironmentReader { environment in
                    if environment.showsAmounts {
                        Text(.verbatim(card.formattedTotalValue))
                    } else {
                        span(.aria("hidden", "true")) { .verbatim(TextEnvironment.hiddenAmount) }
                    }
                    span(.class("visually-hidden")) { environment.showsAmounts ? " left to use" : "Amount hidden" }
                }
            }
            if let note, card.cardStatus == .active { span(.class("pay-note")) { note } }
        }
    }

    /// The issuer; empty if it equals the card's name.
    private var issuer: String { card.issuerName == card.displayName ? "" : card.issuerName }

    private var note: LocalizedText? {
        if card.urgentBenefitsCount > 0 { return "\(card.urgentBenefitsCount) within 3 days" }
        return card.expiringBenefitsCount > 0 ? "\(card.expiringBenefitsCount) within 7 days" : nil
    }
}
