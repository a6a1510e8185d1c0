import Localization
import MembersModel
import Models
import Observation
import ScreenKit
import Services

/// The member's own profile: name, language, and the format of numbers and days.
@Observable
final class ProfileViewModel: EditableModel {
    private(set) var profile: MemberProfile?
    var form = EditForm<ProfileForm>()
    /// The passphrase field, required to change the sign-in name.
    let question: PassphraseQuestion

    let context: MembersContext

    init(_ context: MembersContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    var texts: EditTexts {
        EditTexts(conflict: "Your profile was changed elsewhere in the meantime", gone: "Your profile was deleted in the meantime")
    }

    /// The selectable formats of numbers and days.
    var locales: [LocaleFormat] { LocaleFormat.all.map { $0.speaking(context.memberContext.language) } }

    func load() async throws {
        let profile = try await context.services.members().fetchProfile()
        self.profile = profile
        form.begin(with: ProfileForm(profile), revision: profile.revision)
    }

    func save() async {
        guard var profile else { return }
        form.errors = form.values.errors
        guard form.errors.isEmpty, await question.confirm() else { return }
        profile.name = form.name
        profile.displayName = form.displayName
        profile.locale = form.locale
        profile.language = Language(rawValue: form.language) ?? profile.language
        profile.revision = form.seenRevision
        await submit {
            do {
                _ = try await context.services.members().updateProfile(profile)
            } catch ServiceError.confirmationNeeded {
                return await question.ask()
            }
            context.dismiss(showing: "Saved")
        }
    }
}
