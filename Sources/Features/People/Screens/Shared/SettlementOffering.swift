import Localization
import Models
import PeopleModel
import ScreenKit

/// A view model that offers to book transactions as settlements.
protocol SettlementOffering: LoadableModel where Context == PeopleContext {
    /// Transactions that look like settlements; none for members who may not write.
    var offers: [SettlementOffer] { get }
}

extension SettlementOffering {
    /// Makes the settlement of its transaction.
    func book(_ offer: SettlementOffer) async {
        await context.performAndNotify {
            let settlement = try await context.services.people().settle(
                with: offer.transaction, from: offer.debt.from, to: offer.debt.to, in: offer.group.id)
            return await context.notice(
                undoable: .joined([offer.group.sentence(of: settlement), "\(settlement.amount)"]), by: .addSettlement,
                of: offer.group.id.description)
        }
    }

    func dismiss(_ offer: SettlementOffer) async {
        await context.perform(undoable: "Not offered again") {
            try await context.services.people().dismissSettlementOffer(offer.transaction)
        }
    }
}
