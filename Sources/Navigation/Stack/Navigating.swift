/// What a feature's coordinator asks of the app: all that crosses features.
package protocol Navigating: AnyObject {
    /// Leads to any screen, with the screens above it as stack.
    func open(_ link: Link)

    /// Says a sentence on the next page, with *Undo* where there is something to take back.
    func notify(_ notice: Notice)
}
