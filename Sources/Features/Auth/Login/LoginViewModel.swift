import Localization
import Navigation
import Observation
import Services

/// Sign-in with name and passphrase.
@Observable
final class LoginViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    var name = ""
    var passphrase = ""
    private(set) var errors = Errors()

    /// Validation errors by field.
    struct Errors: Hashable {
        var name: LocalizedText?
        var passphrase: LocalizedText?
    }

    // MARK: - Dependencies

    private let service: any AuthServiceProtocol
    private let origin: SignInOrigin
    private weak let coordinator: AuthCoordinator?

    // MARK: - Initialization

    init(service: any AuthServiceProtocol, origin: SignInOrigin, coordinator: AuthCoordinator?) {
        self.service = service
        self.origin = origin
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        do {
            if try await service.needsSetup() { coordinator?.open(.setup) }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func signIn() async {
        errors = Errors(
            name: name.isEmpty ? "Enter your name" : nil, passphrase: passphrase.isEmpty ? "Enter your passphrase" : nil)
        guard errors == Errors() else { return }
        do {
            switch try await service.signIn(name: name, passphrase: passphrase, from: origin) {
            case .signedIn(let token): coordinator?.signedIn(token: token)
            case .needsCode(let pending): coordinator?.needsCode(pending: pending)
            }
        } catch {
            errors.passphrase = message(of: error)
        }
        passphrase = ""
    }
}
