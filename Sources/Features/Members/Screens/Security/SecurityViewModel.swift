import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The sign-in settings of the member: passphrase, one-time codes and the security log.
@Observable
final class SecurityViewModel: ContextModel<MembersContext>, LoadableModel {
    private(set) var status: SecurityStatus?
    private(set) var changedAt: Moment?
    private(set) var events: [SecurityLogLine] = []
    var current = ""
    var new = ""
    var again = ""
    private(set) var errors = Errors()

    /// The action that waits for the passphrase, from the query; empty if there is none.
    var step = ""
    /// The passphrase for the waiting action.
    var passphrase = ""
    /// The secret for the authenticator app during the setup of one-time codes. It is stored only in the form.
    var secret = ""
    var uri = ""
    var code = ""
    /// The passphrase field, required for the first code if its setup took longer than the confirmation lasts.
    @ObservationIgnored private(set) lazy var question = PassphraseQuestion(context)
    /// Backup codes that were just created.
    private(set) var backupCodes: [String] = []
    private(set) var showsResult = false

    /// Validation errors by field.
    struct Errors: Hashable {
        var current: LocalizedText?
        var new: LocalizedText?
        var again: LocalizedText?
        var passphrase: LocalizedText?
        var code: LocalizedText?
    }

    private var isConfirmed = false

    /// The action that waits for the passphrase; nil if there is none. During the setup of one-time codes their form asks.
    var pending: SecurityStep? { isConfirmed || !secret.isEmpty ? nil : SecurityStep(rawValue: step) }

    /// The link that opens the authenticator app. The value comes from the form, so only `otpauth` URLs become a link.
    var authenticatorLink: String? { uri.hasPrefix("otpauth://totp/") ? uri : nil }

    // MARK: - Data Loading

    func load() async throws {
        let status = try await context.services.security().fetchStatus()
        self.status = status
        isConfirmed = try await context.services.security().isConfirmed()
        let log = try await context.services.security().fetchEvents(limit: 50)
        let moments = try await context.services.localTime().moments(at: [status.passphraseChangedAt] + log.map(\.at))
        changedAt = moments.first
        let names = try await context.services.membership().fetchNames()
        events = zip(log, moments.dropFirst()).map { event, moment in
            SecurityLogLine(event: event, moment: moment, memberName: event.member.flatMap { names[$0] })
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

    // MARK: - One-time codes

    /// Creates a secret for the authenticator app.
    func turnOn() async {
        await perform(.turnOn) {
            let setup = try await context.services.security().enableCodes()
            (secret, uri) = (setup.secret, setup.uri)
            showsResult = true
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

    /// Verifies the passphrase and then performs the waiting action.
    func confirm() async {
        guard let pending else { return }
        do {
            try await context.services.security().confirm(passphrase: passphrase)
            isConfirmed = true
        } catch {
            return errors.passphrase = context.message(of: error)
        }
        switch pending {
        case .turnOn: await turnOn()
        case .turnOff: await turnOff()
        case .renew: await renew()
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

    /// Shows the passphrase form over this page.
    private func open(_ step: SecurityStep) {
        context.open(Link(.members(.security), query: [QueryItem("step", step.rawValue)]))
    }

    private func show(_ codes: [String]) {
        backupCodes = codes
        secret = ""
        showsResult = true
    }
}
