/// The navigation interface of the app for feature coordinators: everything that crosses features.
package protocol AppNavigator: AnyObject {
    /// The current screen.
    var link: Link { get }

    /// The screen that one came from, if the link of the current screen says which.
    var back: Link? { get }

    /// Opens any screen, with its parents as the stack.
    func open(_ link: Link)

    /// Opens the parent of the current screen, whichever feature it belongs to.
    func openParent()

    /// Opens the first screen of a section.
    func switchTab(_ section: AppSection)

    /// Shows a notice on the next page, with *Undo* if it can be undone.
    func notify(_ notice: Notice)

    /// Starts a session; its token is set as cookie.
    func signedIn(token: String, then link: Link)

    /// The passphrase was correct; a code is required next.
    func needsCode(pending: String, then link: Link)

    /// The member has replaced a temporary passphrase; all screens are available.
    func passphraseChosen(then link: Link)

    /// Ends the session and deletes its cookies.
    func signOut()
}
