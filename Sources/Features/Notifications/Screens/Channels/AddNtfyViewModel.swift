import Localization
import Models
import Navigation
import NotificationsModel
import Observation
import ScreenKit
import Services

/// Adds a topic of an ntfy server.
@Observable
final class AddNtfyViewModel: LoadableModel {
    var name = ""
    var server = "https://ntfy.sh"
    var topic = ""
    var token = ""
    private(set) var errors = Errors()
    let question: PassphraseQuestion

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, server, topic, token
    }

    typealias Errors = FormFieldErrors<Field>

    let context: NotificationsContext

    init(_ context: NotificationsContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    func load() async throws {
        _ = try await context.services.channels().fetchChannels()
    }

    func add() async {
        errors = Errors()
        do {
            try await question.confirming("Enter your passphrase to add the topic.") {
                let draft = NtfyDraft(name: name, server: server, topic: topic, token: token)
                let channel = try await context.services.channels().addNtfy(draft)
                context.notify(Notice("Added: \(channel.name)"))
                context.push(.channel(channelId: channel.id.description))
            }
        } catch {
            errors.show(context.record(error))
        }
    }
}
