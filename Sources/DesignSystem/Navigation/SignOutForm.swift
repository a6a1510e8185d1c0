package import HTML

/// The sign-out form of every page of a member. Buttons anywhere on the page submit it by its id, without a script and
/// independent of the screen.
package struct SignOutForm: Element {
    private let token: String

    package static let id = "sign-out"

    /// - Parameter token: the session's CSRF token.
    package init(token: String) {
        self.token = token
    }

    package func render(into writer: inout HTMLWriter) {
        writer.raw("<form id=\"sign-out\" method=\"post\" action=\"/auth/logout\">")
        writer.raw("<input type=\"hidden\" name=\"_token\" value=\"")
        writer.text(token)
        writer.raw("\"></form>")
    }

    package static var takesInput: Bool { false }
}
