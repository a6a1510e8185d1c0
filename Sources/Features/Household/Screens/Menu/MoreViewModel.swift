import Localization
import Models
import Observation
import ScreenKit

/// The menu of settings.
@Observable
final class MoreViewModel: LoadableModel {
    let context: HouseholdContext

    init(_ context: HouseholdContext) {
        self.context = context
    }

    /// The display name of the member's role.
    var roleTitle: LocalizedText { context.member.role.title }

    /// The sections that have no tab on a phone.
    var sections: [FeatureSection] { context.contributions.sections.filter { !$0.isTab } }

    func load() async throws {}

    func signOut() async { context.signOut() }
}
