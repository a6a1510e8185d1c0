import Models
import Navigation
import Observation
import Services

/// How the member signs in: passphrase, one-time codes, and the log of what concerns security.
@Observable
final class SecurityViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var status: SecurityStatus?
    private(set) var changedAt: Moment?
    private(set) var events: [SecurityLogLine] = []
    var current = ""
    var new = ""
    var again = ""
    private(set) var errors = Errors()

    /// What waits for the passphrase, as the query names it; empty: nothing.
    var step = ""
    /// The passphrase that is given again.
    var passphrase = ""
    /// What an authenticator needs, while codes are being turned on; it is on the page alone.
    var secret = ""
    var uri = ""
    var code = ""
    /// Backup codes that were just made.
    private(set) var backupCodes: [String] = []
    private(set) var showsResult = false

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var current: String?
        var new: String?
        var again: String?
        var passphrase: String?
        var code: String?
    }

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SecurityServiceProtocol
    private let household: any HouseholdServiceProtocol
    private let members: any MemberServiceProtocol
    private weak let coordinator: MoreCoordinator?
    private var isConfirmed = false

    // MARK: - Initialization

    init(
        service: any SecurityServiceProtocol, household: any HouseholdServiceProtocol, members: any MemberServiceProtocol,
        context: MemberContext, coordinator: MoreCoordinator?
    ) {
        self.service = service
        self.household = household
        self.members = members
        self.context = context
        self.coordinator = coordinator
    }

    /// What has to be confirmed before anything else; nil: nothing.
    var pending: SecurityStep? { isConfirmed ? nil : SecurityStep(rawValue: step) }

    /// Where the authenticator is opened; what came back with the form is a link only where it is one to an authenticator.
    var authenticatorLink: String? { uri.hasPrefix("otpauth://totp/") ? uri : nil }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            let status = try await service.fetchStatus()
            self.status = status
            isConfirmed = try await service.isConfirmed()
            let log = try await service.fetchEvents(limit: 50)
            let moments = try await household.moments(at: [status.passphraseChangedAt] + log.map(\.at))
            changedAt = moments.first
            let names = try await members.fetchMembers().reduce(into: [:]) { $0[$1.id] = $1.displayName }
            events = zip(log, moments.dropFirst()).map { event, moment in
                SecurityLogLine(event: event, moment: moment, memberName: event.member.flatMap { names[$0] })
            }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Passphrase

    func changePassphrase() async {
        errors = Errors()
        if current.isEmpty { errors.current = "Enter the passphrase that you sign in with" }
        if new.isEmpty { errors.new = "Enter a new passphrase" }
        if new != again { errors.again = "The two passphrases are not the same" }
        guard errors == Errors() else { return }
        do {
            // Asked for apart, so that what is wrong stands beside its own field.
            try await service.confirm(passphrase: current)
        } catch {
            return errors.current = ServiceError(error).description
        }
        do {
            try await service.changePassphrase(current: current, to: new)
            coordinator?.notify(Notice("Passphrase changed. You were signed out everywhere else"))
        } catch {
            errors.new = ServiceError(error).description
        }
    }

    // MARK: - One-time codes

    /// Makes a secret for the authenticator.
    func turnOn() async {
        await act(.turnOn) {
            let setup = try await service.enableCodes()
            (secret, uri) = (setup.secret, setup.uri)
            showsResult = true
        }
    }

    /// Turns codes on with the first one.
    func confirmCode() async {
        let typed = code.filter { !$0.isWhitespace }
        guard !typed.isEmpty else { return errors.code = "Enter the six digits that your authenticator shows" }
        do {
            try await show(service.confirmCodes(typed))
        } catch ServiceError.confirmationNeeded {
            open(.turnOn)
        } catch {
            errors.code = ServiceError(error).description
        }
    }

    func turnOff() async {
        await act(.turnOff) {
            try await service.disableCodes()
            coordinator?.notify(Notice("One-time codes are off"))
            coordinator?.open(Link(.more(.security)))
        }
    }

    func renew() async {
        await act(.renew) { try await show(service.renewBackupCodes()) }
    }

    // MARK: - Confirming

    /// Takes the passphrase again, then does what waited for it.
    func confirm() async {
        guard let pending else { return }
        do {
            try await service.confirm(passphrase: passphrase)
            isConfirmed = true
        } catch {
            return errors.passphrase = ServiceError(error).description
        }
        switch pending {
        case .turnOn: await turnOn()
        case .turnOff: await turnOff()
        case .renew: await renew()
        case .export: coordinator?.open(Link(.more(.data)))
        }
    }

    // MARK: - Private Methods

    private func act(_ step: SecurityStep, _ body: () async throws -> Void) async {
        do {
            try await body()
        } catch ServiceError.confirmationNeeded {
            open(step)
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }

    /// Asks for the passphrase on this page.
    private func open(_ step: SecurityStep) {
        coordinator?.open(Link(.more(.security), query: [QueryItem("step", step.rawValue)]))
    }

    private func show(_ codes: [String]) {
        backupCodes = codes
        secret = ""
        showsResult = true
    }
}
