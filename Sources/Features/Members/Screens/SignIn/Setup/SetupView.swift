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
                        "Setup token", text: model[\.token], error: model.errors[.token],
                        hint: "The server showed this token when it started.",
                        autocomplete: "off", required: true)
                }
                TextField(
                    "Name", text: model[\.name], error: model.errors[.name], hint: "You sign in with this name.", autocomplete: "username",
                    required: true, maxLength: 100)
                NewPassphraseFields(
                    passphrase: model[\.passphrase], error: model.errors[.passphrase], again: model[\.passphraseAgain],
                    againError: model.errors[.passphraseAgain])
                TextField(
                    "Household name", text: model[\.householdName], error: model.errors[.householdName], autocomplete: "off",
                    required: true,
                    maxLength: 100)
                guessed
                FormProblem(model.errors.form)
                Button("Create household") { await model.setUp() }
            }
        }
        .navigationTitle("Welcome to Coffer")
    }

    /// What the browser and the machine say, and is seldom changed.
    private var guessed: some View {
        details(.class("card disclosure"), .open(model.errors[.timeZone] != nil)) {
            summary {
                span(.class("row-text")) {
                    span { "Language, formats and currency" }
                    span(.class("row-subtitle")) {
                        span { model.guess }
                        " · "
                        span(.when(model.takesBrowserZone, .data("zone-said", ""))) { .verbatim(model.timeZone) }
                    }
                }
            }
            div(.class("stack")) {
                LanguagePicker(selection: model[\.language])
                Picker(
                    "Numbers and days", selection: model[\.locale],
                    options: model.locales.map { PickerOption("\($0.tag) · \($0.sample)", value: $0.tag) })
                div(.when(model.takesBrowserZone, .data("zone", ""))) {
                    Picker(
                        "Time zone", selection: model[\.timeZone], options: model.timeZones.map { PickerOption(.verbatim($0), value: $0) },
                        error: model.errors[.timeZone], hint: "The time zone sets when a day begins.")
                }
                Picker(
                    "Currency", selection: model[\.currency],
                    options: model.currencies.map { PickerOption(.title(of: $0), value: $0.code) },
                    hint: "Totals are shown in it. If you leave it, it follows your first statement.")
            }
        }
    }
}
