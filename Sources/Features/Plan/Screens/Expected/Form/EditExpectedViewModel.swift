import Localization
import Models
import Observation
import PlanModel
import ScreenKit
import Services

/// Edits expected money.
@Observable
final class EditExpectedViewModel: LoadableModel, ExpectedFormModel {
    private(set) var details: ExpectedDetails?
    var form = EditForm<ExpectedForm>()

    let expectedId: String

    let context: PlanContext

    init(_ context: PlanContext, expectedId: String) {
        self.context = context
        self.expectedId = expectedId
    }

    /// The item as currently stored.
    var item: ExpectedItem? { details?.summary.item }

    var choices: ExpectedChoices? { details?.choices }

    func load() async throws {
        guard let id = ID<ExpectedItem>(expectedId) else { throw ServiceError.notFound }
        let details = try await context.services.expected().fetchExpected(id: id)
        self.details = details
        let item = details.summary.item
        form.begin(
            with: ExpectedForm(item, next: details.summary.next?.scheduled ?? item.anchor, locale: context.locale),
            revision: item.revision)
        if item.isRemoved { form.markGone() }
    }

    func save() async {
        guard let item, let draft = validated() else { return }
        await submit {
            _ = try await context.services.expected().updateExpected(id: item.id, draft, revision: form.seenRevision)
            context.dismiss(showing: "Saved")
        }
    }

    func addAgain() async { await add() }
}
