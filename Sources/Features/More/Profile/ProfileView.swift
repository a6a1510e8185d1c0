import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The screen of the member's own profile.
struct ProfileView: View {
    let model: ProfileViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error.text, retry: MoreRoute.profile.path.absolute)
            } else if model.state != .loaded {
                LoadingView(.form)
            } else {
                Form {
                    HiddenField("revision", value: model[\.revision])
                    TextField(
                        "Display name", text: model[\.displayName], error: model.displayNameError, autocomplete: "name", required: true,
                        maxLength: 100)
                    TextField(
                        "Sign-in name", text: model[\.name], error: model.nameError,
                        hint: "Changing it may ask for your passphrase.", autocomplete: "username", required: true, maxLength: 100)
                    Picker(
                        "Numbers and days", selection: model[\.locale],
                        options: model.locales.map { PickerOption("\($0.tag) · \($0.sample)", value: $0.tag) })
                    PassphraseQuestionField(question: model.question)
                    Button("Save") { await model.save() }
                }
            }
        }
        .navigationTitle("Profile")
    }
}
