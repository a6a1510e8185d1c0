package import HTML
package import Localization

/// The menu of the signed-in member at the foot of the side bar: profile, appearance, amounts, settings and sign-out. It opens upward, without script.
package struct SideMenu: View {
    private let name: LocalizedText
    private let profile: String
    private let appearance: String
    private let settings: BarItem
    private let isSelected: Bool
    private let showsAmounts: Bool

    /// The name of the button that hides amounts, or shows them. The frame answers it for every screen.
    package static let amounts = "amounts"

    /// - Parameters:
    ///   - name: The member's name.
    ///   - profile: The path of their profile.
    ///   - appearance: The path of the choice of colours, language and format.
    ///   - settings: The page of all settings.
    ///   - isSelected: Whether the page shown belongs to the settings.
    package init(
        name: LocalizedText, profile: String, appearance: String, settings: BarItem, isSelected: Bool, showsAmounts: Bool
    ) {
        self.name = name
        self.profile = profile
        self.appearance = appearance
        self.settings = settings
        self.isSelected = isSelected
        self.showsAmounts = showsAmounts
    }

    package var body: some View {
        details(.class("menu side-menu"), .id("side-menu")) {
            summary(.class("side-item"), .when(isSelected, .aria("current", "true"))) {
                Icon(.personCropCircle)
                span { name }
                Icon(.chevronUp, size: .tiny)
            }
            div(.class("menu-items")) {
                link("Profile", .person, profile)
                link("Appearance", .paintbrush, appearance)
                Button(showsAmounts ? "Hide amounts" : "Show amounts", role: .plain, name: Self.amounts, action: {}) {
                    Icon(showsAmounts ? .eyeSlash : .eye)
                    span { showsAmounts ? "Hide amounts" : "Show amounts" }
                }
                a(.class("menu-item"), .href(settings.path), settings.key.map { PrefixedAttribute.data("key", String($0)) }) {
                    Icon(.gear)
                    span { settings.title }
                }
                SignOutButton(.menu)
            }
        }
    }

    private func link(_ title: LocalizedText, _ symbol: Symbol, _ path: String) -> some View {
        a(.class("menu-item"), .href(path)) {
            Icon(symbol)
            span { title }
        }
    }
}
