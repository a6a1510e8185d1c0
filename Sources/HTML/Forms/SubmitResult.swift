/// The result of a post.
public enum SubmitResult: Hashable, Sendable {
    /// The button's action ran.
    case pressed
    /// The button requires a confirmation and its action did not run: render the page again with `PageContext.pendingConfirmation`.
    case asks(Confirmation)
    /// Nothing ran, because fields have values that are not offered: render the page again with `PageContext.refusedFields`.
    case refused(Set<String>)
    /// The button does not exist on the current page, or is disabled. The fields have been written into the bindings.
    case notFound
}
