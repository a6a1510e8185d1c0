import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The appearance settings of the member.
@Observable
final class AppearanceViewModel: ContextModel<MembersContext>, LoadableModel {
    private(set) var profile: MemberProfile?
    var appearance = Appearance.system
    var showsAmounts = true
    private(set) var error: LocalizedText?

    func load() async throws {
        let profile = try await context.services.members().fetchProfile()
        self.profile = profile
        appearance = profile.appearance
        showsAmounts = profile.showsBalance
    }

    func save() async {
        guard var profile else { return }
        profile.appearance = appearance
        profile.showsBalance = showsAmounts
        do {
            _ = try await context.services.members().updateProfile(profile)
            context.notify(Notice("Saved"))
        } catch {
            self.error = context.message(of: error)
        }
    }
}
