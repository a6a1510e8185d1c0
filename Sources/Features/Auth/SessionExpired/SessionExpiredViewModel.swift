import Navigation
import Observation
import Services

/// Shows that the session has ended, and links to sign-in.
@Observable
final class SessionExpiredViewModel: ScreenModel {
    private(set) var state = LoadingState.idle
    private weak let coordinator: AuthCoordinator?

    init(coordinator: AuthCoordinator?) {
        self.coordinator = coordinator
    }

    /// The link to sign-in, which keeps the link to open afterwards.
    var signIn: Link { AuthCoordinator.login(then: coordinator?.next ?? Link(.home(.dashboard))) }

    func loadData() async { state = .loaded }
}
