import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Adds a provider.
@Observable
final class NewProviderViewModel: LoadableModel, ProviderFormModel {
    var fields = ProviderFields()
    private(set) var errors = FormFieldErrors<ProviderFields.Field>()
    let question: PassphraseQuestion

    let context: MembersContext

    init(_ context: MembersContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    func load() async throws {
        // An owner alone adds providers, and sees that at once.
        _ = try await context.services.signInProviders().fetchProviders()
    }

    func add() async {
        errors = FormFieldErrors()
        do {
            try await question.confirming("Enter your passphrase to add the provider.") {
                let provider = try await context.services.signInProviders().addProvider(fields.draft(isNew: true))
                context.notify(Notice("Members can sign in with \(provider.name) once they are linked"))
                context.push(.providers)
            }
        } catch {
            errors.show(context.record(error))
        }
    }
}
