import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The screen of the member's own profile.
struct ProfileView: View {
    let model: ProfileViewModel

    var body: some View {
        Loaded(model, .form, retry: MembersRoute.profile.path.absolute) {
            EditFormView(
                model, label: "Profile", row: MembersRoute.profile.path.absolute, list: MoreRoute.menu.path.absolute
            ) {
                TextField(
                    "Display name", text: model[\.form.displayName], error: model.form.errors[.displayName], autocomplete: "name",
                    required: true, maxLength: 100)
                TextField(
                    "Sign-in name", text: model[\.form.name], error: model.form.errors[.name],
                    hint: "You may need your passphrase to change this.", autocomplete: "username", required: true, maxLength: 100)
                LanguagePicker(selection: model[\.form.language])
                Picker(
                    "Numbers and days", selection: model[\.form.locale],
                    options: model.locales.map { PickerOption("\($0.tag) · \($0.sample)", value: $0.tag) })
                PassphraseQuestionField(question: model.question, of: model)
            }
        }
        .navigationTitle("Profile")
    }
}
