import HTML
import Localization

/// A passphrase field inside the form that requires it. Other values of the form are kept.
struct PassphraseConfirmationField: View {
    let isAsked: Binding<Bool>
    let passphrase: Binding<String>
    let error: LocalizedText?

    var body: some View {
        HiddenField("asks-passphrase", value: isAsked.map({ $0 ? "1" : "" }, back: { $0 == "1" }))
        if isAsked.value {
            TextField(
                "Passphrase", text: passphrase, error: error, type: .password, autocomplete: "current-password", required: true,
                autofocus: true)
        }
    }
}
