import Localization
import Models
import Navigation
import NotificationsModel
import Observation
import ScreenKit
import Services

/// Turns notifications on in the browser: the script puts what the browser hands over into the fields.
@Observable
final class AddDeviceViewModel: LoadableModel {
    /// What the browser hands over; untrusted like all input.
    var endpoint = ""
    var key = ""
    var secret = ""
    /// The public key to which browsers bind a device; nil if this server cannot send to other servers.
    private(set) var serverKey: String?
    /// What is known of the devices of the member, by which the script recognises this one.
    private(set) var prints: [String] = []
    private(set) var problem: LocalizedText?
    let question: PassphraseQuestion

    let context: NotificationsContext

    init(_ context: NotificationsContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    func load() async throws {
        serverKey = context.services.channels().serverKey
        prints = try await context.services.channels().fetchChannels().filter { $0.endedAt == nil }.compactMap(\.printText)
    }

    func add() async {
        problem = nil
        do {
            try await question.confirming("Enter your passphrase to turn on notifications on this device.") {
                _ = try await context.services.channels().addDevice(DeviceDraft(endpoint: endpoint, key: key, secret: secret))
                context.notify(Notice("This device receives notifications"))
                context.push(.settings)
            }
        } catch {
            problem = context.message(of: error)
        }
    }
}
