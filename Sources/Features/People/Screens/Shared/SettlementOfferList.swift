import DesignSystem
import HTML
import Localization
import Models
import PeopleModel

/// Transactions that look like settlements, each to be booked as one or not.
struct SettlementOfferList<Model: SettlementOffering>: View {
    let model: Model

    var body: some View {
        ForEach(model.offers, id: \.key) { offer in
            GroupBox("Is this a settlement?") {
                p { offer.group.sentence(of: offer.debt, amount: offer.debt.amount) }
                p(.class("second")) { .joined([.verbatim(offer.payee), "\(offer.day)", .verbatim(offer.account.name)]) }
                div(.class("buttons")) {
                    Button("Book as settlement", name: "book") { await model.book(offer) }
                    Button("No, it is not", role: .plain, name: "dismiss") { await model.dismiss(offer) }
                }
            }
        }
    }
}

extension SettlementOffer {
    /// Tells offers of one transaction for several debts apart.
    fileprivate var key: String { "\(transaction)-\(debt.from)-\(debt.to)" }
}
