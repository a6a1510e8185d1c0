import Models

/// The e-mail to a member's previous address when it is changed or removed. It does not contain the new address.
struct AddressChangeMail {
    let subject = "Your e-mail address in Coffer was changed"
    /// Lines end with LF.
    let body: String

    /// - Parameter name: the member's display name.
    init(name: String) {
        body = """
            The e-mail address of \(name) in Coffer was changed. Coffer sends nothing more to this address.

            If it was not you, sign in, change your passphrase and enter your address again: More, Security and More, Notifications. If you \
            cannot sign in any more, ask an owner of the household to reset your passphrase.

            """
    }
}
