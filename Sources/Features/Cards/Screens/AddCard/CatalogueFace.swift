import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The selected product: its card face, fee, benefits and source.
struct CatalogueFace: View {
    let template: CardTemplate
    let model: AddCardViewModel

    var body: some View {
        div(.class("card-stage")) {
            div(.classes(ClassName("pay-card"), template.facts.gradient.textColor.className)) {
                CardArt(template.facts.gradient, id: "chosen-\(template.code)")
                div(.class("pay-face")) {
                    div(.class("pay-top")) {
                        div(.class("pay-who")) {
                            span(.class("pay-issuer")) { .verbatim(template.facts.issuer) }
                            span(.class("pay-name")) { .verbatim(template.facts.name) }
                        }
                    }
                    p(.class("pay-number")) {}
                    div(.class("pay-foot")) {
                        span {}
                        span(.class("pay-network")) { .verbatim(template.facts.network.name) }
                    }
                }
            }
        }
        FactList {
            if let fee = template.facts.annualFee {
                Fact("Annual fee", fee.isZero ? "None" : "\(public: fee, wholeAmounts: true)")
            }
            Fact("Benefits", "\(template.benefits.count)")
            ForEach(model.perYear(template), id: \.currency.code) { year in
                Fact("Worth a year", "\(public: year, wholeAmounts: true)")
            }
            Fact("Source") { SourceText(source: template.source, locale: model.context.locale) }
            if let version = model.listing?.version { Fact("Catalogue", .verbatim(version)) }
        }
        if !template.source.remark.isEmpty { p(.class("section-note")) { .verbatim(template.source.remark) } }
        div(.class("buttons")) { ButtonLink("Choose another card", path: CardsRoute.new.path.absolute, role: .plain) }
    }
}
