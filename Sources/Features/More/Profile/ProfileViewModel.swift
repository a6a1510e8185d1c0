import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The member's own profile: name, and the format of numbers and days.
@Observable
final class ProfileViewModel: LoadableModel {

    // MARK: - Published Properties

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

    let context: MoreContext

    // MARK: - Initialization

    init(_ context: MoreContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    /// The selectable formats of numbers and days.
    var locales: [LocaleFormat] { LocaleFormat.all }

    // MARK: - Data Loading

    func load() async throws {
        let profile = try await context.services.members().fetchProfile()
        self.profile = profile
        name = profile.name
        displayName = profile.displayName
        locale = profile.locale
        revision = String(profile.revision)
    }

    // MARK: - Actions

    func save() async {
        guard var profile else { return }
        nameError = name.allSatisfy(\.isWhitespace) ? "Enter the name that you sign in with" : nil
        displayNameError = displayName.allSatisfy(\.isWhitespace) ? "Enter the name that others see" : nil
        guard nameError == nil, displayNameError == nil else { return }
        guard await question.confirm() else { return }
        profile.name = name
        profile.displayName = displayName
        profile.locale = locale
        profile.revision = Int64(revision) ?? 0
        do {
            _ = try await context.services.members().updateProfile(profile)
            context.notify(Notice("Saved"))
            context.pop()
        } catch ServiceError.confirmationNeeded {
            question.ask()
        } catch {
            nameError = context.message(of: error)
        }
    }
}
