import Localization
import Navigation
import Observation
import Services

/// The second step of sign-in: a one-time code, or a backup code.
@Observable
final class CodeViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    var code = ""
    private(set) var codeError: LocalizedText?

    // MARK: - Dependencies

    private let service: any AuthServiceProtocol
    private let origin: SignInOrigin
    private let pending: String?
    private weak let coordinator: AuthCoordinator?

    // MARK: - Initialization

    /// - Parameter pending: The token of the first step; nil if the step was not completed or has expired.
    init(service: any AuthServiceProtocol, origin: SignInOrigin, pending: String?, coordinator: AuthCoordinator?) {
        self.service = service
        self.origin = origin
        self.pending = pending
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        if pending == nil { coordinator?.open(.login) }
        state = .loaded
    }

    // MARK: - Actions

    func verify() async {
        guard let pending else { return }
        let typed = code.filter { !$0.isWhitespace }
        guard !typed.isEmpty else { return codeError = "Enter the code" }
        do {
            coordinator?.signedIn(token: try await service.verifyCode(typed, pending: pending, from: origin))
        } catch ServiceError.notFound {
            coordinator?.open(.login)
        } catch {
            codeError = message(of: error)
        }
    }
}
