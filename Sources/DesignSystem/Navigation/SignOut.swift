package import HTML
package import Localization

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

/// A button that submits `SignOutForm`.
package struct SignOutButton: View {
    package enum Style {
        /// At the end of the side bar.
        case sideBar
        /// In a menu.
        case menu
        /// Below the content of a page, or in a dialog.
        case plain
    }

    private let style: Style

    package init(_ style: Style) {
        self.style = style
    }

    package var body: some View {
        button(.classes(className), .type("submit"), .attribute("form", SignOutForm.id)) {
            if style != .plain { Icon(.rectanglePortraitAndArrowRight) }
            span { "Sign out" }
        }
    }

    private var className: ClassName {
        switch style {
        case .sideBar: ClassName("side-item side-end")
        case .menu: ClassName("menu-item")
        case .plain: ClassName("button button-plain")
        }
    }
}

/// The menu of the signed-in member at the end of the bar on a phone: profile and sign-out. It opens without script.
package struct AccountMenu: View {
    private let name: LocalizedText
    private let profile: String

    /// - Parameters:
    ///   - name: The member's name.
    ///   - profile: The path of their profile.
    package init(name: LocalizedText, profile: String) {
        self.name = name
        self.profile = profile
    }

    package var body: some View {
        details(.class("menu account-menu phone-only")) {
            summary(.class("bar-action"), .ariaLabel("You")) { Icon(.personCropCircle) }
            div(.class("menu-items")) {
                a(.class("menu-item"), .href(profile)) {
                    Icon(.person)
                    span { name }
                }
                SignOutButton(.menu)
            }
        }
    }
}
