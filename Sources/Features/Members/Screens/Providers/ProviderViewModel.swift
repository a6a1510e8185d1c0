import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// One provider, as an owner changes it.
@Observable
final class ProviderViewModel: LoadableModel, ProviderFormModel {
    private(set) var provider: SignInProvider?
    /// Whether the stored client secret can be read.
    private(set) var canReadSecret = true
    var fields = ProviderFields()
    /// The revision that the form shows, in decimal digits.
    var revision = ""
    private(set) var errors = FormFieldErrors<ProviderFields.Field>()

    /// What can be done; the chosen one waits in the form while the passphrase is asked for.
    enum Action: String {
        case save, turnOn, turnOff, delete
    }

    /// The raw value of the action that was pressed; empty before.
    var pending = ""
    let question: PassphraseQuestion
    let providerId: String

    let context: MembersContext

    init(_ context: MembersContext, providerId: String) {
        self.context = context
        self.providerId = providerId
        question = PassphraseQuestion(context)
    }

    func load() async throws {
        guard let id = ID<SignInProvider>(providerId) else { throw ServiceError.notFound }
        let provider = try await context.services.signInProviders().fetchProvider(id: id)
        canReadSecret = try await context.services.signInProviders().canReadSecret(of: id)
        self.provider = provider
        fields = ProviderFields(provider)
        revision = String(provider.revision)
    }

    // MARK: - Actions

    /// Goes on with the action that waits for the passphrase.
    func proceed() async {
        switch Action(rawValue: pending) {
        case .save: await save()
        case .turnOn: await setEnabled(true)
        case .turnOff: await setEnabled(false)
        case .delete: await delete()
        case nil: break
        }
    }

    func save() async {
        await change(.save) { id in
            _ = try await context.services.signInProviders().updateProvider(
                id: id, revision: Int64(revision) ?? 0, to: fields.draft(isNew: false))
            return "Saved"
        }
    }

    func setEnabled(_ isEnabled: Bool) async {
        await change(isEnabled ? .turnOn : .turnOff) { id in
            try await context.services.signInProviders().setEnabled(isEnabled, id: id)
            return isEnabled ? "Members can sign in with this provider" : "Nobody signs in with this provider any more"
        }
    }

    func delete() async {
        await change(.delete) { id in
            try await context.services.signInProviders().deleteProvider(id: id)
            return "Provider removed"
        }
    }

    // MARK: - Private Methods

    /// Changes the provider, once the passphrase is confirmed if that is required.
    private func change(_ action: Action, _ write: (ID<SignInProvider>) async throws -> LocalizedText) async {
        guard let provider else { return }
        errors = FormFieldErrors()
        pending = action.rawValue
        do {
            try await question.confirming("Enter your passphrase to change this provider.") {
                context.notify(Notice(try await write(provider.id)))
                context.push(.providers)
            }
        } catch ServiceError.conflict {
            // What is typed stays; the next press saves it over what was saved elsewhere.
            if let stored = try? await context.services.signInProviders().fetchProvider(id: provider.id) {
                revision = String(stored.revision)
            }
            errors.show(context.record(ServiceError.conflict))
        } catch {
            errors.show(context.record(error))
        }
    }
}
