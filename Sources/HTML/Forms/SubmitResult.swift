/// What came of a post.
public enum SubmitResult: Hashable, Sendable {
    /// The button's action ran.
    case pressed
    /// The button asks first and nothing ran: render the page again with `PageContext.pendingConfirmation`.
    case asks(Confirmation)
    /// There is no such button on the page as it now is, or it is disabled. What was typed has been written into the bindings.
    case notFound
}
