package import HTML
package import Localization

/// The side bar of wide screens: the logo, the household, the search, all sections and the sign-out button. `<nav id="side-bar">`, before `<main>`.
package struct SideBar: View {
    private let household: LocalizedText
    private let search: BarItem?
    private let notifications: BarItem?
    private let items: [BarItem]
    private let selected: String?
    private let add: String?
    private let help: String?

    /// - Parameters:
    ///   - search: The link to the search, above the sections.
    ///   - notifications: The link to the notifications, below the search. It is a live region, since its badge changes.
    ///   - selected: The path of the selected item, if any.
    ///   - add: The path that the key `n` opens.
    ///   - help: The path that the key `?` opens.
    package init(
        household: LocalizedText, search: BarItem? = nil, notifications: BarItem? = nil, items: [BarItem], selected: String?,
        add: String? = nil, help: String? = nil
    ) {
        self.household = household
        self.search = search
        self.notifications = notifications
        self.items = items
        self.selected = selected
        self.add = add
        self.help = help
    }

    /// The id of the live region.
    package static let notificationsId = "side-notifications"

    package var body: some View {
        nav(
            .class("side-bar"), .id("side-bar"), .ariaLabel("Sections"),
            AttributePair(add.map { PrefixedAttribute.data("add", $0) }, help.map { PrefixedAttribute.data("help", $0) })
        ) {
            a(.class("side-mark"), .href("/")) {
                Mark()
                span {
                    span(.class("side-name")) { "Coffer" }
                    span(.class("side-household")) { household }
                }
            }
            div(.class("side-items")) {
                if let search { link(to: search) }
                if let notifications { Live(Self.notificationsId) { link(to: notifications) } }
                ForEach(items, id: \.path) { link(to: $0) }
            }
            SignOutButton(.sideBar)
        }
    }

    private func link(to item: BarItem) -> some View {
        let isSelected = item.path == selected
        return a(
            .class("side-item"), .href(item.path), .when(isSelected, .aria("current", "page")),
            item.key.map { PrefixedAttribute.data("key", String($0)) }
        ) {
            Icon(isSelected ? item.selectedSymbol : item.symbol)
            span { item.title }
            Badge(item.badge)
        }
    }
}
