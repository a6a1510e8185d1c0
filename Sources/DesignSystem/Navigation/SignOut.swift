package import HTML

/// What ends the session: one form on every page of a member, and buttons anywhere on the page that belong to it by its id. It needs no script,
/// and no screen has to know of it.
package struct SignOutForm: Element {
    private let token: String

    package static let id = "sign-out"

    /// - Parameter token: what the session's forms carry against forged posts.
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

/// Presses `SignOutForm`.
package struct SignOutButton: View {
    package enum Style {
        /// At the end of the side bar.
        case sideBar
        /// In a menu.
        case menu
        /// Below what a page is about, or in a dialog.
        case plain
    }

    private let style: Style
    private let texts: DesignTexts

    package init(_ style: Style, texts: DesignTexts = .english) {
        self.style = style
        self.texts = texts
    }

    package var body: some View {
        button(.classes(className), .type("submit"), .attribute("form", SignOutForm.id)) {
            if style != .plain { Icon(.rectanglePortraitAndArrowRight) }
            span { texts.signOut }
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

/// What belongs to who is signed in, at the end of the bar on a phone: their profile, and signing out. It opens without script.
package struct AccountMenu: View {
    private let name: String
    private let profile: String
    private let texts: DesignTexts

    /// - Parameters:
    ///   - name: What the member is called.
    ///   - profile: The path of their profile.
    package init(name: String, profile: String, texts: DesignTexts = .english) {
        self.name = name
        self.profile = profile
        self.texts = texts
    }

    package var body: some View {
        details(.class("menu account-menu phone-only")) {
            summary(.class("bar-action"), .aria("label", texts.you)) { Icon(.personCropCircle) }
            div(.class("menu-items")) {
                a(.class("menu-item"), .href(profile)) {
                    Icon(.person)
                    span { name }
                }
                SignOutButton(.menu, texts: texts)
            }
        }
    }
}
