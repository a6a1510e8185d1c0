import Models

/// What goes to the address that a member's messages went to until now, when it is changed or taken away. It does not name the new one.
struct AddressChangeMail {
    let subject = "Your e-mail address in Coffer was changed"
    /// Lines ended by LF.
    let body: String

    /// - Parameter name: what the member is called.
    init(name: String) {
        body = """
            The e-mail address of \(name) in Coffer was changed. Coffer sends nothing more to this address.

            If it was not you, sign in, change your passphrase and enter your address again: More, Security and More, Notifications. If you \
            cannot sign in any more, ask an owner of the household to reset your passphrase.

            """
    }
}
