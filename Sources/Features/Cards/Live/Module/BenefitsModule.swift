import CardsModel
import Ledger
import ServiceKit
import Storage

/// Benefits of cards.
struct BenefitsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any BenefitServiceProtocol).self) { LiveBenefitService(context: $0) }] }
}

/// Benefits of cards are used by the transactions on the cards' accounts.
extension BenefitsModule: LedgerObserving {
    var usage: SQL { CardRepository.usage }

    func observer(of write: ObservedWrite) -> BenefitUseTracker { BenefitUseTracker(write) }
}
