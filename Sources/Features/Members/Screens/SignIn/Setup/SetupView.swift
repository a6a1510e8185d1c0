import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The setup form of the first start.
struct SetupView: View {
    let model: SetupViewModel

    var body: some View {
        AuthCard(
            title: "Set up your household", sentence: "Everything stays on this machine. You can change all of it later.",
            error: model.state.error
        ) {
            Form {
                if model.asksForToken {
                    TextField(
                        "Setup token", text: model[\.token], error: model.errors[.token], hint: "The server printed it when it started.",
                        autocomplete: "off", required: true)
                }
                TextField(
                    "Name", text: model[\.name], error: model.errors[.name], hint: "You sign in with it.", autocomplete: "username",
                    required: true, maxLength: 100)
                TextField(
                    "Passphrase", text: model[\.passphrase], error: model.errors[.passphrase],
                    hint: "At least 12 characters. Several words are easy to remember and hard to guess.", type: .password,
                    autocomplete: "new-password", required: true)
                TextField(
                    "Passphrase again", text: model[\.passphraseAgain], error: model.errors[.passphraseAgain], type: .password,
                    autocomplete: "new-password", required: true)
                TextField(
                    "Household name", text: model[\.householdName], error: model.errors[.householdName], autocomplete: "off",
                    required: true,
                    maxLength: 100)
                Picker(
                    "Currency", selection: model[\.currency],
                    options: model.currencies.map { PickerOption(.title(of: $0), value: $0.code) },
                    hint: "Totals are shown in it.")
                div(.when(model.takesBrowserZone, .data("zone", ""))) {
                    Picker(
                        "Time zone", selection: model[\.timeZone], options: model.timeZones.map { PickerOption(.verbatim($0), value: $0) },
                        error: model.errors[.timeZone], hint: "It says when a day begins and ends.")
                }
                LanguagePicker(selection: model[\.language])
                Picker(
                    "Numbers and days", selection: model[\.locale],
                    options: model.locales.map { PickerOption("\($0.tag) · \($0.sample)", value: $0.tag) })
                FormProblem(model.errors.form)
                Button("Create household") { await model.setUp() }
            }
        }
        .navigationTitle("Welcome to Coffer")
    }
}
