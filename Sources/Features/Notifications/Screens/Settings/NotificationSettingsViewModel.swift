import Localization
import Models
import Navigation
import NotificationsModel
import Observation
import ScreenKit
import Services

/// The notification settings of the member.
@Observable
final class NotificationSettingsViewModel: EditableModel {
    private(set) var settings: NotificationSettings?
    /// Whether this server can send e-mail.
    private(set) var canMail = false
    /// Whether this server can send to other servers, as devices need it.
    private(set) var canReachChannels = false
    /// The devices and services that receive notifications, newest first.
    private(set) var channels: [ChannelLine] = []
    /// The calendar URLs, newest first.
    private(set) var calendars: [CalendarLine] = []
    var form = EditForm<NotificationForm>()
    /// A calendar URL that was just created. It is shown only once.
    private(set) var newAddress: String?
    /// The passphrase field, required to change the e-mail address.
    let question: PassphraseQuestion
    /// The action that waits for the passphrase, from the query: `calendar` to create a calendar URL; empty if there is none.
    var step = ""
    /// The answer for the waiting action.
    let answer: ConfirmationAnswer
    private var isConfirmed = false

    let context: NotificationsContext

    init(_ context: NotificationsContext) {
        self.context = context
        answer = ConfirmationAnswer(context)
        question = PassphraseQuestion(context)
    }

    var texts: EditTexts {
        EditTexts(
            conflict: "These settings were changed elsewhere in the meantime", gone: "These settings were deleted in the meantime")
    }

    /// The types of notifications, each with its switches.
    var types: [NotificationTypeText] { context.services.notifications().types }

    /// What the minimum amount means.
    var minimumHint: LocalizedText? { types.lazy.compactMap(\.minimumHint).first }

    var currency: Currency { context.household.currency }

    var showsResult: Bool { newAddress != nil }

    /// Whether the creation of a calendar URL waits for the passphrase.
    var asksForCalendar: Bool { step == Self.calendarStep && !isConfirmed }

    private static let calendarStep = "calendar"

    // MARK: - Data Loading

    func load() async throws {
        let settings = try await context.services.notifications().fetchSettings()
        self.settings = settings
        form.begin(with: NotificationForm(settings, types: types.map(\.type), in: context.locale), revision: settings.revision)
        canMail = await context.services.notifications().canMail()
        canReachChannels = context.services.channels().isAvailable
        channels = try await ChannelLine.lines(of: try await context.services.channels().fetchChannels(), context)
        try await loadCalendars()
        if !step.isEmpty { isConfirmed = try await context.services.confirmation().isConfirmed() }
        if asksForCalendar { await answer.prepare() }
    }

    private func loadCalendars() async throws {
        let feeds = try await context.services.notifications().fetchFeeds()
        let made = try await context.services.localTime().moments(at: feeds.map(\.createdAt))
        let used = try await context.services.localTime().moments(at: feeds.map { $0.usedAt ?? 0 })
        calendars = zip(feeds, zip(made, used)).map { feed, moments in
            CalendarLine(feed: feed, made: moments.0, used: feed.usedAt == nil ? nil : moments.1)
        }
    }

    // MARK: - Settings

    func save() async {
        guard let settings else { return }
        form.errors = form.values.errors(in: context.locale, currency: currency)
        guard form.errors.isEmpty, await question.confirm() else { return }
        var changed = form.values.applied(to: settings, types: types.map(\.type), in: context.locale, currency: currency)
        changed.revision = form.seenRevision
        await submit {
            do {
                _ = try await context.services.notifications().updateSettings(changed)
            } catch ServiceError.confirmationNeeded {
                return await question.ask()
            }
            context.notify(Notice("Saved"))
        }
    }

    func sendTest() async {
        await context.perform {
            try await context.services.notifications().sendTest()
            let address: LocalizedText = (settings?.email).map { .verbatim($0) } ?? "you"
            context.notify(Notice("A test message is on its way to \(address)"))
        }
    }

    // MARK: - Calendars

    func makeAddress() async {
        do {
            let token = try await context.services.notifications().makeFeed().token
            try await loadCalendars()
            newAddress = "\(context.site)/calendar/\(token).ics"
        } catch ServiceError.confirmationNeeded {
            context.open(Link(.notifications(.settings), query: [QueryItem("step", Self.calendarStep)]))
        } catch {
            context.fail(error)
        }
    }

    /// Verifies the answer and then creates the calendar URL.
    func confirm() async {
        guard await answer.confirm() else { return }
        isConfirmed = true
        await makeAddress()
    }

    func revoke(_ line: CalendarLine) async {
        do {
            try await context.services.notifications().revokeFeed(id: line.feed.id)
            context.notify(Notice("The address was revoked"))
        } catch ServiceError.notFound {
            context.notify(Notice("The address was revoked already"))
        } catch {
            context.fail(error)
        }
    }
}
