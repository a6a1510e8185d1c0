import Localization

/// The e-mail to a member's previous address when it is changed or removed. It does not contain the new address.
struct AddressChangeMail {
    let subject: String
    /// Lines end with LF.
    let body: String

    /// - Parameters:
    ///   - name: the member's display name.
    ///   - environment: the member's language and format.
    init(name: String, in environment: TextEnvironment) {
        let title: LocalizedText = "Your e-mail address in Coffer was changed"
        let told: LocalizedText = "The e-mail address of \(name) in Coffer was changed. Coffer sends nothing more to this address."
        let advice: LocalizedText = """
            If it was not you, sign in, change your passphrase and enter your address again: More, Security and More, Notifications. If you \
            cannot sign in any more, ask an owner of the household to reset your passphrase.
            """
        subject = title.string(in: environment)
        body = told.string(in: environment) + "\n\n" + advice.string(in: environment) + "\n"
    }
}
