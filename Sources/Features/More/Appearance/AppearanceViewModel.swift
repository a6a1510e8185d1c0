import Localization
import Models
import Navigation
import Observation
import Services

/// The appearance settings of the member.
@Observable
final class AppearanceViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var profile: MemberProfile?
    var appearance = Appearance.system
    var showsAmounts = true
    private(set) var error: LocalizedText?

    // MARK: - Dependencies

    private let service: any MemberServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(service: any MemberServiceProtocol, coordinator: MoreCoordinator?) {
        self.service = service
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            let profile = try await service.fetchProfile()
            self.profile = profile
            appearance = profile.appearance
            showsAmounts = profile.showsBalance
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func save() async {
        guard var profile else { return }
        profile.appearance = appearance
        profile.showsBalance = showsAmounts
        do {
            _ = try await service.updateProfile(profile)
            coordinator?.notify(Notice("Saved"))
        } catch {
            self.error = message(of: error)
        }
    }
}
