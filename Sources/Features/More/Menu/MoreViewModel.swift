import Localization
import Models
import Navigation
import Observation
import Services

/// The menu of settings.
@Observable
final class MoreViewModel: ScreenModel {
    private(set) var state = LoadingState.idle

    let context: MemberContext
    private weak let coordinator: MoreCoordinator?

    init(context: MemberContext, coordinator: MoreCoordinator?) {
        self.context = context
        self.coordinator = coordinator
    }

    /// The display name of the member's role.
    var roleTitle: LocalizedText { context.member.role.title }

    func loadData() async { state = .loaded }

    func signOut() async { coordinator?.signOut() }
}
