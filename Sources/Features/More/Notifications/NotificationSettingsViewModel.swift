import Localization
import Models
import Navigation
import Observation
import Services

/// The notification settings of the member.
@Observable
final class NotificationSettingsViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var settings: NotificationSettings?
    /// Whether this server can send e-mail.
    private(set) var canMail = false
    /// The calendar URLs, newest first.
    private(set) var calendars: [CalendarLine] = []
    var form = NotificationForm()
    /// The revision of the settings that the form was filled from.
    var revision = ""
    private(set) var errors = NotificationForm.Errors()
    /// The stored settings if they were changed since the form was filled; nil if there is no conflict.
    private(set) var conflict: NotificationSettings?
    /// A calendar URL that was just created. It is shown only once.
    private(set) var newAddress: String?
    /// The passphrase field, required to change the e-mail address.
    let question: PassphraseQuestion
    /// The action that waits for the passphrase, from the query: `calendar` to create a calendar URL; empty if there is none.
    var step = ""
    /// The passphrase for the waiting action.
    var passphrase = ""
    private(set) var passphraseError: LocalizedText?
    private var isConfirmed = false

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any NotificationServiceProtocol
    private let security: any SecurityServiceProtocol
    private let household: any HouseholdServiceProtocol
    private let site: String
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    /// - Parameter site: The base URL of this server.
    init(
        service: any NotificationServiceProtocol, security: any SecurityServiceProtocol, household: any HouseholdServiceProtocol,
        site: String, context: MemberContext, coordinator: MoreCoordinator?
    ) {
        self.service = service
        self.security = security
        question = PassphraseQuestion(service: security)
        self.household = household
        self.site = site
        self.context = context
        self.coordinator = coordinator
    }

    var currency: Currency { context.household.currency }

    var showsResult: Bool { newAddress != nil }

    /// Whether the creation of a calendar URL waits for the passphrase.
    var asksForCalendar: Bool { step == Self.calendarStep && !isConfirmed }

    private static let calendarStep = "calendar"

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            let settings = try await service.fetchSettings()
            self.settings = settings
            form = NotificationForm(settings, in: context.locale)
            revision = String(settings.revision)
            canMail = await service.canMail()
            try await loadCalendars()
            if !step.isEmpty { isConfirmed = try await security.isConfirmed() }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    private func loadCalendars() async throws {
        let feeds = try await service.fetchFeeds()
        let made = try await household.moments(at: feeds.map(\.createdAt))
        let used = try await household.moments(at: feeds.map { $0.usedAt ?? 0 })
        calendars = zip(feeds, zip(made, used)).map { feed, moments in
            CalendarLine(feed: feed, made: moments.0, used: feed.usedAt == nil ? nil : moments.1)
        }
    }

    // MARK: - Settings

    func save() async {
        guard let settings else { return }
        errors = form.errors(in: context.locale, currency: currency)
        guard errors == NotificationForm.Errors() else { return }
        guard await question.confirm() else { return failure = question.failure }
        var changed = form.applied(to: settings, in: context.locale, currency: currency)
        changed.revision = Int64(revision) ?? 0
        do {
            _ = try await service.updateSettings(changed)
            coordinator?.notify(Notice("Saved"))
        } catch ServiceError.confirmationNeeded {
            question.ask()
        } catch ServiceError.conflict {
            // The next submission overwrites the displayed values.
            conflict = settings
            errors.form = ServiceError.conflict.text
            revision = String(settings.revision)
        } catch {
            errors.email = message(of: error)
        }
    }

    func sendTest() async {
        do {
            try await service.sendTest()
            let address: LocalizedText = (settings?.email).map { .verbatim($0) } ?? "you"
            coordinator?.notify(Notice("A test message is on its way to \(address)"))
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }

    // MARK: - Calendars

    func makeAddress() async {
        do {
            let token = try await service.makeFeed().token
            try await loadCalendars()
            newAddress = "\(site)/calendar/\(token).ics"
        } catch ServiceError.confirmationNeeded {
            coordinator?.open(Link(.more(.notifications), query: [QueryItem("step", Self.calendarStep)]))
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }

    /// Verifies the passphrase and then creates the calendar URL.
    func confirm() async {
        do {
            try await security.confirm(passphrase: passphrase)
            isConfirmed = true
        } catch {
            return passphraseError = message(of: error)
        }
        await makeAddress()
    }

    func revoke(_ line: CalendarLine) async {
        do {
            try await service.revokeFeed(id: line.feed.id)
            coordinator?.notify(Notice("The address leads nowhere now"))
        } catch ServiceError.notFound {
            coordinator?.notify(Notice("The address led nowhere already"))
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }
}
