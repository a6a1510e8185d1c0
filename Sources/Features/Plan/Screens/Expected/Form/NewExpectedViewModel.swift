import Models
import Observation
import PlanModel
import RecurrenceModel
import ScreenKit
import Services

/// Adds expected money.
@Observable
final class NewExpectedViewModel: ContextModel<PlanContext>, LoadableModel, ExpectedFormModel {
    private(set) var choices: ExpectedChoices?
    /// The id of something found in the ledger that the form begins with; empty: none.
    var found = ""
    var form = EditForm<ExpectedForm>()

    func load() async throws {
        let service = context.services.expected()
        let choices = try await service.fetchChoices()
        self.choices = choices
        form.account = choices.accounts.first?.id.description ?? ""
        guard let id = ID<FoundSeries>(found) else { return }
        if let series = try await service.fetchFound().series.first(where: { $0.id == id }) {
            form.values.fill(from: series, locale: context.locale)
        }
    }

    func save() async { await add() }
}
