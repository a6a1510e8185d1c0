package import HTML
import Localization

/// A button that submits `SignOutForm`.
package struct SignOutButton: View {
    package enum Style {
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
        case .menu: ClassName("menu-item")
        case .plain: ClassName("button button-plain")
        }
    }
}
