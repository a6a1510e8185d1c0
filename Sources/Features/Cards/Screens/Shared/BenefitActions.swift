import CardsModel
import Localization
import Models
import Navigation
import ScreenKit

/// The actions of benefit lists: record a use, and answer which benefit a transaction used.
final class BenefitActions {
    private let context: CardsContext

    init(_ context: CardsContext) {
        self.context = context
    }

    /// Records one use today with the maximum amount of one use.
    func use(_ item: BenefitItem) async {
        await context.performAndNotify {
            let recorded = try await context.services.benefits().use(id: item.benefit.id, BenefitUseDraft())
            return Notice(
                "\(recorded.use.amount, wholeAmounts: true) of \(item.benefit.displayName) used", undo: recorded.change?.description)
        }
    }

    /// Records which benefit a transaction used; nil if it used none of the suggested ones.
    func answer(_ question: BenefitQuestion, with choice: BenefitListing?) async {
        let notice: LocalizedText =
            if let choice { "\(question.payee) used \(choice.benefit.displayName)" } else { "\(question.payee) used none of them" }
        await context.perform(saying: notice) {
            try await context.services.benefits().answer(question.transaction, with: choice?.benefit.id)
        }
    }
}
