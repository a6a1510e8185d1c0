import Localization
import Models
import Navigation
import NotificationsModel
import Observation
import ScreenKit
import Services

/// Adds an address that takes signed messages, and shows its secret once.
@Observable
final class AddWebhookViewModel: LoadableModel {
    var name = ""
    var url = ""
    private(set) var errors = Errors()
    /// The secret of the webhook that was just added; it is not shown again.
    private(set) var secret: String?
    private(set) var added: Channel?
    let question: PassphraseQuestion

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, url
    }

    typealias Errors = FormFieldErrors<Field>

    let context: NotificationsContext

    init(_ context: NotificationsContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    var showsResult: Bool { secret != nil }

    func load() async throws {
        _ = try await context.services.channels().fetchChannels()
    }

    func add() async {
        errors = Errors()
        do {
            try await question.confirming("Enter your passphrase to add the webhook.") {
                (added, secret) = try await context.services.channels().addWebhook(WebhookDraft(name: name, url: url))
            }
        } catch {
            errors.show(context.record(error))
        }
    }
}
