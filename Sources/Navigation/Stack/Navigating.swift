/// What a feature's coordinator asks of the app: all that crosses features.
package protocol Navigating: AnyObject {
    /// What is to be seen.
    var link: Link { get }

    /// Leads to any screen, with the screens above it as stack.
    func open(_ link: Link)

    /// Leads to the form of a transfer between own accounts, with the one that pays.
    func navigateToTransfer(fromAccountId: String)

    /// Says a sentence on the next page, with *Undo* where there is something to take back.
    func notify(_ notice: Notice)

    /// A session has begun; its token goes into the cookie.
    func signedIn(token: String, then link: Link)

    /// The passphrase was right; the code is asked for next.
    func needsCode(pending: String, then link: Link)

    /// The member has chosen a passphrase of their own; everything can be opened from here on.
    func passphraseChosen(then link: Link)

    /// Ends the session and forgets all that belongs to it.
    func signOut()
}
