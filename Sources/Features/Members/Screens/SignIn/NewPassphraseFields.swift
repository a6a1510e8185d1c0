import DesignSystem
import HTML
import Localization

/// The fields in which somebody new chooses a passphrase.
struct NewPassphraseFields: View {
    let passphrase: Binding<String>
    let error: LocalizedText?
    let again: Binding<String>
    let againError: LocalizedText?

    var body: some View {
        RevealedField {
            TextField(
                "Passphrase", text: passphrase, error: error,
                hint: "At least 12 characters. Several words are easy to remember and hard to guess.", type: .password,
                autocomplete: "new-password", required: true)
        }
        // With the script it can be shown instead.
        div(.class("without-script")) {
            TextField("Passphrase again", text: again, error: againError, type: .password, autocomplete: "new-password")
        }
    }
}
