import Localization
import Models
import Observation
import ScreenKit
import Services

/// Creates a subscription.
@Observable
final class NewSubscriptionViewModel: LoadableModel, SubscriptionFormModel {

    // MARK: - Published Properties

    private(set) var choices: SubscriptionChoices?
    var form = EditForm<SubscriptionForm>()

    // MARK: - Dependencies

    let context: SubscriptionsContext

    // MARK: - Initialization

    init(_ context: SubscriptionsContext) {
        self.context = context
    }

    // MARK: - Data Loading

    func load() async throws {
        let choices = try await context.services.subscriptions().fetchChoices()
        self.choices = choices
        form.category = choices.categories.first { $0.key == .subscriptions }?.id.description ?? ""
        form.account = choices.accounts.first?.id.description ?? ""
    }

    // MARK: - Actions

    func save() async {
        completeFromKnownService()
        guard let draft = validated() else { return }
        await add(draft)
    }

    // MARK: - Private Methods

    /// Fills the website of a service that the program knows.
    private func completeFromKnownService() {
        let name = form.name.trimmed.folded
        guard let service = choices?.services.first(where: { $0.name.folded == name }) else { return }
        if form.website.isEmpty { form.website = service.website }
    }
}
