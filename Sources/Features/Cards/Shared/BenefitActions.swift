import Models
import Navigation
import Services

/// What lists of benefits do: record a use, and settle what a transaction used.
final class BenefitActions {
    private let service: any BenefitServiceProtocol
    private let context: MemberContext
    private weak let coordinator: CardsCoordinator?

    init(service: any BenefitServiceProtocol, context: MemberContext, coordinator: CardsCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// Records one use of all that one use can be, today.
    func use(_ item: BenefitItem) async {
        do {
            let recorded = try await service.use(id: item.benefit.id, BenefitUseDraft())
            let amount = recorded.use.amount.formatted(in: context.locale, wholeAmounts: true)
            coordinator?.notify(Notice("\(amount) of \(item.benefit.displayName) used", undo: recorded.change?.description))
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }

    /// Says which benefit a transaction used; nil: none of those that fit.
    func answer(_ question: BenefitQuestion, with choice: BenefitListing?) async {
        do {
            try await service.answer(question.transaction, with: choice?.benefit.id)
            coordinator?.notify(
                Notice(choice.map { "\(question.payee) used \($0.benefit.displayName)" } ?? "\(question.payee) used none of them"))
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }
}
