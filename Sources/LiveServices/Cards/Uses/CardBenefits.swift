import Ledger
import Storage

/// Benefits of cards are used by the transactions on the cards' accounts.
struct CardBenefits: LedgerObserving {
    var usage: SQL { CardRepository.usage }

    func observer(of write: ObservedWrite) -> BenefitUseTracker { BenefitUseTracker(write) }
}
