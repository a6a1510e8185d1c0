import Localization
import MembersModel
import Navigation
import Observation
import ScreenKit
import Services

/// Replaces a passphrase that another person set, after sign-in.
@Observable
final class ChoosePassphraseViewModel: LoadableModel {
    /// The passphrase that another person set. It is required only if it was entered too long ago.
    var current = ""
    var new = ""
    var again = ""
    private(set) var asksForCurrent = false
    private(set) var errors = Errors()

    /// Validation errors by field.
    struct Errors: Hashable {
        var current: LocalizedText?
        var new: LocalizedText?
        var again: LocalizedText?
    }

    private let service: any SecurityServiceProtocol
    let context: SignInContext

    init(_ context: SignInContext, service: any SecurityServiceProtocol) {
        self.context = context
        self.service = service
    }

    func load() async throws {
        asksForCurrent = try await !service.isConfirmed()
    }

    func choose() async {
        errors = Errors()
        if asksForCurrent, current.isEmpty { errors.current = "Enter the passphrase that you signed in with" }
        if new.isEmpty { errors.new = "Enter a new passphrase" }
        if new != again { errors.again = "The two passphrases are not the same" }
        guard errors == Errors() else { return }
        if asksForCurrent {
            do {
                try await service.confirm(passphrase: current)
                asksForCurrent = false
            } catch {
                return errors.current = context.message(of: error)
            }
        }
        do {
            try await service.choosePassphrase(new)
            context.notify(Notice("Passphrase changed"))
            context.passphraseChosen()
        } catch ServiceError.notFound {
            // The passphrase was already replaced in another window.
            context.passphraseChosen()
        } catch {
            errors.new = context.message(of: error)
        }
    }
}
