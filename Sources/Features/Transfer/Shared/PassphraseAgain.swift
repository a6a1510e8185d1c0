import HTML

/// The passphrase once more, in the form that needs it. What else was typed there stays.
struct PassphraseAgain: View {
    let isAsked: Binding<Bool>
    let passphrase: Binding<String>
    let error: String?

    var body: some View {
        HiddenField("asks-passphrase", value: isAsked.map({ $0 ? "1" : "" }, back: { $0 == "1" }))
        if isAsked.value {
            TextField(
                "Passphrase", text: passphrase, error: error, type: .password, autocomplete: "current-password", required: true,
                autofocus: true)
        }
    }
}
