import HouseholdModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit

/// The menu of settings.
@Observable
final class MoreViewModel: ContextModel<MoreContext>, LoadableModel {
    /// The display name of the member's role.
    var roleTitle: LocalizedText { context.member.role.title }

    /// The sections that have no tab on a phone.
    var sections: [FeatureSection] { context.contributions.sections.filter { !$0.isTab } }

    /// The entries of a part of the menu.
    func items(in part: MenuItem.Part) -> [MenuItem] { context.contributions.menuItems.filter { $0.part == part } }

    /// What the entry of the household says besides its title; nil for every other.
    func subtitle(of item: MenuItem) -> LocalizedText? {
        item.route == .household(.household) ? .verbatim(context.household.name) : nil
    }

    /// The path of the member's profile.
    var profile: String? { context.link(to: ObjectReference(.profile))?.path }

    func load() async throws {}

    func signOut() async { context.signOut() }
}
