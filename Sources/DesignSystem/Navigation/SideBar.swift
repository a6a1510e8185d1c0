package import HTML
package import Localization

/// The side bar of wide screens: the logo, the household, the search, all sections in groups and the member's menu. `<nav id="side-bar">`, before
/// `<main>`. Only its sections scroll.
package struct SideBar<Foot: View>: View {
    private let household: LocalizedText
    private let search: BarItem?
    private let notifications: BarItem?
    private let groups: [[BarItem]]
    private let selected: String?
    private let add: String?
    private let help: String?
    private let foot: Foot

    /// - Parameters:
    ///   - search: The link to the search, above the sections.
    ///   - notifications: The link to the notifications, below the search. It is a live region, since its badge changes.
    ///   - groups: The sections, in groups without heads.
    ///   - selected: The path of the selected item, if any.
    ///   - add: The path that the key `n` opens.
    ///   - help: The path that the key `?` opens as a dialog.
    ///   - foot: A `SideMenu`.
    package init(
        household: LocalizedText, search: BarItem? = nil, notifications: BarItem? = nil, groups: [[BarItem]], selected: String?,
        add: String? = nil, help: String? = nil, @ViewBuilder foot: () -> Foot
    ) {
        self.household = household
        self.search = search
        self.notifications = notifications
        self.groups = groups
        self.selected = selected
        self.add = add
        self.help = help
        self.foot = foot()
    }

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
            div(.class("side-group")) {
                if let search { link(to: search) }
                if let notifications { Live(SideBarRegion.notifications) { link(to: notifications) } }
            }
            div(.class("side-sections")) {
                ForEach(groups.enumerated(), id: \.offset.description) { _, items in
                    div(.class("side-group")) { ForEach(items, id: \.path) { link(to: $0) } }
                }
            }
            foot
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

/// The live regions of the side bar.
package enum SideBarRegion {
    /// The link to the notifications, whose badge changes.
    package static let notifications = "side-notifications"
}
