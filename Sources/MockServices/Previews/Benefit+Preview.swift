package import Models
import Services

extension Benefit {
    /// Those of the preview cards: 22 in all states.
    package static let previews: [Benefit] =
        Card.previews.flatMap { card in
            (CardCatalogue.preview.card(card.product ?? "")?.benefits ?? []).enumerated().map { position, template in
                Benefit(
                    id: id(card, position), card: card.id, template: template.code, terms: template.terms,
                    mode: template.code == "gym" ? .ignore : template.mode, since: card.added, position: position)
            }
        } + custom

    package static let preview = previews[0]

    private static let custom: [Benefit] = {
        let card = Card.previews[3]
        let terms = [
            BenefitTerms(
                name: "Birthday coffee", details: "In the week of the birthday", merchant: "Kettle & Crow", category: .dining,
                value: .preview(5_00), frequency: .annual, chargePatterns: ["*kettle*crow*"], lastDay: Day.preview.adding(days: 7)),
            BenefitTerms(
                name: "Stamp card", category: .shopping, value: .preview(25_00), frequency: .quarterly, chargePatterns: ["*millbrook*"]),
            BenefitTerms(
                name: "Repair voucher", category: .lifestyle, value: .preview(40_00), frequency: .annual,
                lastDay: Day.preview.adding(days: -12)),
        ]
        return terms.enumerated().map { position, terms in
            Benefit(
                id: id(card, position), card: card.id, terms: terms, ownFacts: Set(BenefitFact.allCases), since: card.added,
                position: position)
        }
    }()

    fileprivate static func id(_ card: Card, _ position: Int) -> ID<Benefit> {
        ID(rawValue: card.id.rawValue * 100 + Int64(position))
    }
}

extension BenefitUse {
    /// What was used of them: by hand, by charges, paid by credits, once taken back.
    package static let previews: [BenefitUse] = [
        made(1, 0, 5, -551, 120_00, posted: 120_00, .posted),
        made(2, 0, 6, -200, 100_00, posted: 100_00, .posted),
        made(3, 0, 2, -95, 100_00, posted: 100_00, .posted, charge: "Osteria Finestra"),
        made(4, 0, 4, -80, 12_95, posted: 12_95, .posted, charge: "Lumen Stream"),
        made(5, 0, 0, -60, 15_00, .used),
        made(6, 0, 4, -49, 12_95, posted: 12_95, .posted, charge: "Lumen Stream"),
        made(7, 0, 0, -25, 9_40, .undone),
        made(8, 0, 4, -19, 12_95, posted: 12_95, .posted, charge: "Lumen Stream"),
        made(9, 0, 2, -18, 37_50, .used),
        made(10, 1, 1, -40, 50_00, .used),
        made(11, 1, 3, -37, 60_00, posted: 60_00, .posted),
        made(12, 1, 4, -66, 7_00, .used),
        made(13, 3, 1, -30, 10_00, .used),
        made(14, 4, 0, -100, 50_00, posted: 50_00, .posted),
    ]

    package static let preview = previews[8]

    /// - Parameter days: of the purchase, from today; a charge of the payee moves it to its own day.
    private static func made(
        _ id: Int64, _ card: Int, _ position: Int, _ days: Int, _ units: Int64, posted: Int64? = nil, _ state: State,
        charge payee: String? = nil
    ) -> BenefitUse {
        let benefit = Benefit.id(Card.previews[card], position)
        let wanted = Day.preview.adding(days: days)
        let group = payee.flatMap { payee in TransactionGroup.previews.last { $0.payee == payee && $0.parts[0].sourceDay <= wanted } }
        return BenefitUse(
            id: ID(rawValue: 3_800 + id), benefit: benefit, day: group?.parts[0].sourceDay ?? wanted, amount: .preview(units),
            posted: posted.map { .preview($0) }, state: state, charge: group?.id, isByHand: group == nil && state != .posted)
    }
}

extension BenefitQuestion {
    /// A dinner that two benefits of one card fit alike.
    static let previewChoices: [ID<Transaction>: [ID<Benefit>]] = {
        let dinner = TransactionGroup.previews.last { $0.payee == "Osteria Finestra" }
        let choices = [2, 8].map { Benefit.id(Card.previews[0], $0) }
        return dinner.map { [$0.id: choices] } ?? [:]
    }()
}
