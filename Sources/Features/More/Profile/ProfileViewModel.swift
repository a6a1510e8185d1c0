import Localization
import Models
import Navigation
import Observation
import Services

/// The member's own profile: name, and the format of numbers and days.
@Observable
final class ProfileViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var profile: MemberProfile?
    var name = ""
    var displayName = ""
    var locale = ""
    /// The revision of the profile that the form was filled from.
    var revision = ""
    private(set) var nameError: LocalizedText?
    private(set) var displayNameError: LocalizedText?
    /// The passphrase field, required to change the sign-in name.
    let question: PassphraseQuestion

    // MARK: - Dependencies

    private let service: any MemberServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(service: any MemberServiceProtocol, security: any SecurityServiceProtocol, coordinator: MoreCoordinator?) {
        self.service = service
        question = PassphraseQuestion(service: security)
        self.coordinator = coordinator
    }

    /// The selectable formats of numbers and days.
    var locales: [LocaleFormat] { LocaleFormat.all }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            let profile = try await service.fetchProfile()
            self.profile = profile
            name = profile.name
            displayName = profile.displayName
            locale = profile.locale
            revision = String(profile.revision)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func save() async {
        guard var profile else { return }
        nameError = name.allSatisfy(\.isWhitespace) ? "Enter the name that you sign in with" : nil
        displayNameError = displayName.allSatisfy(\.isWhitespace) ? "Enter the name that others see" : nil
        guard nameError == nil, displayNameError == nil else { return }
        guard await question.confirm() else { return failure = question.failure }
        profile.name = name
        profile.displayName = displayName
        profile.locale = locale
        profile.revision = Int64(revision) ?? 0
        do {
            _ = try await service.updateProfile(profile)
            coordinator?.notify(Notice("Saved"))
            coordinator?.pop()
        } catch ServiceError.confirmationNeeded {
            question.ask()
        } catch {
            nameError = message(of: error)
        }
    }
}
