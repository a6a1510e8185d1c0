import DesignSystem
import HTML
import Models
import Navigation
import Services

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
                            span(.class("pay-issuer")) { template.facts.issuer }
                            span(.class("pay-name")) { template.facts.name }
                        }
                    }
                    p(.class("pay-number")) {}
                    div(.class("pay-foot")) {
                        span {}
                        span(.class("pay-network")) { template.facts.network.name }
                    }
                }
            }
        }
        FactList {
            if let fee = template.facts.annualFee {
                Fact("Annual fee", fee.isZero ? "None" : fee.formatted(in: model.context.locale, wholeAmounts: true))
            }
            Fact("Benefits", "\(template.benefits.count)")
            ForEach(model.perYear(template), id: \.currency.code) { year in
                Fact("Worth a year", year.formatted(in: model.context.locale, wholeAmounts: true))
            }
            Fact("Source") { SourceText(source: template.source, locale: model.context.locale) }
            if let version = model.listing?.version { Fact("Catalogue", version) }
        }
        if !template.source.remark.isEmpty { p(.class("section-note")) { template.source.remark } }
        div(.class("buttons")) { ButtonLink("Choose another card", path: CardsRoute.new.path.absolute, role: .plain) }
    }
}
