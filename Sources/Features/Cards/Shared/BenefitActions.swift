import Localization
import Models
import Navigation
import Services

/// The actions of benefit lists: record a use, and answer which benefit a transaction used.
final class BenefitActions {
    private let service: any BenefitServiceProtocol
    private let context: MemberContext
    private weak let coordinator: CardsCoordinator?

    init(service: any BenefitServiceProtocol, context: MemberContext, coordinator: CardsCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// Records one use today with the maximum amount of one use.
    func use(_ item: BenefitItem) async {
        do {
            let recorded = try await service.use(id: item.benefit.id, BenefitUseDraft())
            coordinator?.notify(
                Notice(
                    "\(recorded.use.amount, wholeAmounts: true) of \(item.benefit.displayName) used", undo: recorded.change?.description))
        } catch {
            let error = ServiceError(error)
            coordinator?.notify(Notice(error.text, status: error.serverStatus))
        }
    }

    /// Records which benefit a transaction used; nil if it used none of the suggested ones.
    func answer(_ question: BenefitQuestion, with choice: BenefitListing?) async {
        do {
            try await service.answer(question.transaction, with: choice?.benefit.id)
            coordinator?.notify(
                Notice(choice.map { "\(question.payee) used \($0.benefit.displayName)" } ?? "\(question.payee) used none of them"))
        } catch {
            let error = ServiceError(error)
            coordinator?.notify(Notice(error.text, status: error.serverStatus))
        }
    }
}
