package import HTML
package import Localization

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
