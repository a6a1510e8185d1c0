import Navigation
import Observation
import Services

/// Says that a session has ended, and leads back to where it was.
@Observable
final class SessionExpiredViewModel: ScreenModel {
    private(set) var state = LoadingState.idle
    private weak let coordinator: AuthCoordinator?

    init(coordinator: AuthCoordinator?) {
        self.coordinator = coordinator
    }

    /// Sign-in, which still knows where to go afterwards.
    var signIn: Link { AuthCoordinator.login(then: coordinator?.next ?? Link(.home(.dashboard))) }

    func loadData() async { state = .loaded }
}
