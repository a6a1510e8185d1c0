import Ledger
import Storage

/// The uses of card benefits by transactions on the cards' accounts.
struct CardBenefits: LedgerObserving {
    var usage: SQL { CardRepository.usage }

    func observer(of write: ObservedWrite) -> BenefitUseTracker { BenefitUseTracker(write) }
}
