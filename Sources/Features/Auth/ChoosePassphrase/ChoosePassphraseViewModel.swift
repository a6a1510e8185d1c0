import Localization
import Navigation
import Observation
import Services

/// Replaces a passphrase that another person set, after sign-in.
@Observable
final class ChoosePassphraseViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
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

    // MARK: - Dependencies

    private let service: any SecurityServiceProtocol
    private weak let coordinator: AuthCoordinator?

    // MARK: - Initialization

    init(service: any SecurityServiceProtocol, coordinator: AuthCoordinator?) {
        self.service = service
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        do {
            asksForCurrent = try await !service.isConfirmed()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

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
                return errors.current = message(of: error)
            }
        }
        do {
            try await service.choosePassphrase(new)
            coordinator?.notify(Notice("Passphrase changed"))
            coordinator?.passphraseChosen()
        } catch ServiceError.notFound {
            // The passphrase was already replaced in another window.
            coordinator?.passphraseChosen()
        } catch {
            errors.new = message(of: error)
        }
    }
}
