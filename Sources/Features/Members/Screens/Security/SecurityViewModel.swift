import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The sign-in settings of the member: passphrase, one-time codes, passkeys, links with providers and the security log.
@Observable
final class SecurityViewModel: ContextModel<MembersContext>, LoadableModel {
    private(set) var status: SecurityStatus?
    private(set) var changedAt: Moment?
    private(set) var events: [SecurityLogLine] = []
    var current = ""
    var new = ""
    var again = ""
    private(set) var errors = Errors()

    /// The action that waits for a confirmation, from the query; empty if there is none.
    var step = ""
    /// The answer for the waiting action.
    @ObservationIgnored private(set) lazy var answer = ConfirmationAnswer(context)
    /// The passkeys, and a new one.
    @ObservationIgnored private(set) lazy var passkeys = PasskeyEditor(context) { [weak self] in self?.open($0) }
    /// The secret for the authenticator app during the setup of one-time codes. It is stored only in the form.
    var secret = ""
    var uri = ""
    var code = ""
    /// The passphrase field, required for the first code if its setup took longer than the confirmation lasts.
    @ObservationIgnored private(set) lazy var question = PassphraseQuestion(context)
    /// The passphrase field of the links with providers.
    @ObservationIgnored private(set) lazy var identityQuestion = PassphraseQuestion(context)
    /// Backup codes that were just created.
    private(set) var backupCodes: [String] = []
    var showsResult: Bool { hasResult || passkeys.request != nil }
    private var hasResult = false

    /// Validation errors by field.
    struct Errors: Hashable {
        var current: LocalizedText?
        var new: LocalizedText?
        var again: LocalizedText?
        var code: LocalizedText?
    }

    /// The providers with which the member can link an own identity.
    private(set) var providers: [SignInProvider] = []
    private(set) var identities: [IdentityLine] = []
    /// The URL at the provider whose identity is to be linked; nil before that is chosen.
    private(set) var departure: (name: String, url: String)?
    /// What waits for the passphrase in the form of identities: an id of a provider to link, or of a link to remove.
    var waiting = ""

    private var isConfirmed = false

    /// The action that waits for a confirmation; nil if there is none. During the setup of one-time codes their form asks.
    var pending: SecurityStep? { isConfirmed || !secret.isEmpty ? nil : SecurityStep(rawValue: step) }

    /// The link that opens the authenticator app. The value comes from the form, so only `otpauth` URLs become a link.
    var authenticatorLink: String? { uri.hasPrefix("otpauth://totp/") ? uri : nil }

    // MARK: - Data Loading

    func load() async throws {
        let status = try await context.services.security().fetchStatus()
        self.status = status
        isConfirmed = try await context.services.security().isConfirmed()
        if pending != nil { await answer.prepare() }
        try await passkeys.load()
        let log = try await context.services.security().fetchEvents(limit: 50)
        let moments = try await context.services.localTime().moments(at: [status.passphraseChangedAt ?? 0] + log.map(\.at))
        changedAt = status.passphraseChangedAt == nil ? nil : moments.first
        let names = try await context.services.membership().fetchNames()
        events = zip(log, moments.dropFirst()).map { event, moment in
            SecurityLogLine(event: event, moment: moment, memberName: event.member.flatMap { names[$0] })
        }
        try await loadIdentities()
    }

    private func loadIdentities() async throws {
        guard let me = context.member.id else { return }
        providers = try await context.services.identities().fetchEnabledProviders()
        let own = try await context.services.identities().fetchIdentities(of: me)
        identities = try await IdentityLine.lines(of: own, providers, context)
    }

    // MARK: - Passphrase

    func changePassphrase() async {
        errors = Errors()
        if current.isEmpty { errors.current = "Enter the passphrase that you sign in with" }
        if new.isEmpty { errors.new = "Enter a new passphrase" }
        if new != again { errors.again = "The two passphrases are not the same" }
        guard errors == Errors() else { return }
        do {
            // The current passphrase is verified separately, so that its error is shown at its own field.
            try await context.services.security().confirm(passphrase: current)
        } catch {
            return errors.current = context.message(of: error)
        }
        do {
            try await context.services.security().changePassphrase(current: current, to: new)
            context.notify(Notice("Passphrase changed. You were signed out everywhere else"))
        } catch {
            errors.new = context.message(of: error)
        }
    }

    /// Sets the first passphrase of a member who signs in by a provider.
    func setPassphrase() async {
        errors = Errors()
        if new.isEmpty { errors.new = "Enter a new passphrase" }
        if new != again { errors.again = "The two passphrases are not the same" }
        guard errors == Errors() else { return }
        do {
            try await context.services.security().setPassphrase(new)
            context.notify(Notice("Passphrase set"))
        } catch ServiceError.confirmationNeeded {
            open(.setPassphrase)
        } catch {
            errors.new = context.message(of: error)
        }
    }

    // MARK: - Providers

    /// Goes on with what waits for the passphrase.
    func proceedWithIdentity() async {
        if let provider = providers.first(where: { $0.id.description == waiting }) { return await link(provider) }
        if let line = identities.first(where: { $0.identity.id.description == waiting }) { await unlink(line) }
    }

    /// Begins to link an identity: the page then leads to the provider.
    func link(_ provider: SignInProvider) async {
        waiting = provider.id.description
        do {
            try await identityQuestion.confirming("Enter your passphrase to link your sign-in with \(provider.name).") {
                departure = (provider.name, try await context.services.identities().beginLinking(provider.id, on: context.site))
                hasResult = true
            }
        } catch {
            context.fail(error)
        }
    }

    func unlink(_ line: IdentityLine) async {
        waiting = line.identity.id.description
        do {
            try await identityQuestion.confirming("Enter your passphrase to remove the link.") {
                try await context.services.identities().unlink(id: line.identity.id)
                context.notify(Notice("Link removed"))
                context.push(.security)
            }
        } catch {
            context.fail(error)
        }
    }

    // MARK: - One-time codes

    /// Creates a secret for the authenticator app.
    func turnOn() async {
        await perform(.turnOn) {
            let setup = try await context.services.security().enableCodes()
            (secret, uri) = (setup.secret, setup.uri)
            hasResult = true
        }
    }

    /// Turns on one-time codes after the first code was verified.
    func confirmCode() async {
        let typed = code.filter { !$0.isWhitespace }
        guard !typed.isEmpty else { return errors.code = "Enter the six digits that your authenticator shows" }
        do {
            try await question.confirming(SecurityStep.turnOn.sentence) {
                try await show(context.services.security().confirmCodes(typed))
            }
        } catch {
            errors.code = context.message(of: error)
        }
    }

    func turnOff() async {
        await perform(.turnOff) {
            try await context.services.security().disableCodes()
            context.notify(Notice("One-time codes are off"))
            context.push(.security)
        }
    }

    func renew() async {
        await perform(.renew) { try await show(context.services.security().renewBackupCodes()) }
    }

    // MARK: - Confirmation

    /// Verifies the answer and then performs the waiting action.
    func confirm() async {
        guard let pending, await answer.confirm() else { return }
        isConfirmed = true
        switch pending {
        case .turnOn: await turnOn()
        case .turnOff: await turnOff()
        case .renew: await renew()
        case .addPasskey: await passkeys.begin()
        case .removePasskey: await passkeys.removeChosen()
        case .setPassphrase: context.push(.security)
        case .export: if let link = context.link(to: ObjectReference(.data)) { context.open(link) }
        }
    }

    // MARK: - Private Methods

    private func perform(_ step: SecurityStep, _ body: () async throws -> Void) async {
        do {
            try await body()
        } catch ServiceError.confirmationNeeded {
            open(step)
        } catch {
            context.fail(error)
        }
    }

    /// Asks for a confirmation over this page.
    private func open(_ step: SecurityStep) {
        var query = [QueryItem("step", step.rawValue)]
        if step == .removePasskey { query.append(QueryItem("passkey", passkeys.chosen)) }
        context.open(Link(.members(.security), query: query))
    }

    private func show(_ codes: [String]) {
        backupCodes = codes
        secret = ""
        hasResult = true
    }
}
