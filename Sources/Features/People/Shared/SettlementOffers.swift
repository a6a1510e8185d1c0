import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// Transactions that look like settlements, each to be booked as one or not.
struct SettlementOffers: View {
    let offers: [SettlementOffer]
    let context: PeopleContext

    var body: some View {
        ForEach(offers, id: \.key) { offer in
            GroupBox("Is this a settlement?") {
                p { offer.group.sentence(of: offer.debt, amount: offer.debt.amount) }
                p(.class("second")) { .joined([.verbatim(offer.payee), "\(offer.day)", .verbatim(offer.account.name)]) }
                div(.class("buttons")) {
                    Button("Book as settlement", name: "book") { await context.book(offer) }
                    Button("No, it is not", role: .plain, name: "dismiss") { await context.dismiss(offer) }
                }
            }
        }
    }
}

extension SettlementOffer {
    /// Tells offers of one transaction for several debts apart.
    fileprivate var key: String { "\(transaction)-\(debt.from)-\(debt.to)" }
}

extension PeopleContext {
    /// Makes the settlement of its transaction.
    func book(_ offer: SettlementOffer) async {
        await performAndNotify {
            let settlement = try await services.people().settle(
                with: offer.transaction, from: offer.debt.from, to: offer.debt.to, in: offer.group.id)
            return await notice(
                added: .joined([offer.group.sentence(of: settlement), "\(settlement.amount)"]), by: .addSettlement,
                of: offer.group.id.description)
        }
    }

    func dismiss(_ offer: SettlementOffer) async {
        await perform(undoable: "Not offered again") { try await services.people().dismissSettlementOffer(offer.transaction) }
    }
}
