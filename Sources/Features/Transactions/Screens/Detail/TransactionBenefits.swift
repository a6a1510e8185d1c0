import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation

/// The card benefits that a transaction used, or paid as a statement credit.
struct TransactionBenefits: View {
    let links: [BenefitLink]

    var body: some View {
        Section(links.count == 1 ? "Benefit" : "Benefits", id: "benefits") {
            ForEach(links, id: \.benefit.description) { link in
                ListRow(
                    .verbatim(link.benefitName),
                    subtitle: link.isCredit ? "Paid by this credit · \(link.cardName)" : "Used by this transaction · \(link.cardName)",
                    path: CardsRoute.benefitDetail(cardId: link.card.description, benefitId: link.benefit.description).path.absolute
                ) {
                    IconDisc(.gift, tint: .accent)
                } trailing: {
                    AmountText(link.amount)
                }
            }
        }
    }
}
