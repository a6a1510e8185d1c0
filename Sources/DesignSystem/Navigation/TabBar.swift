package import HTML
import Localization

/// The tab bar with five sections at the bottom of a phone. `<nav id="tab-bar">`, next to `<main>`.
package struct TabBar: View {
    private let items: [BarItem]
    private let selected: String?

    /// - Parameter selected: The path of the selected section, if any.
    package init(_ items: [BarItem], selected: String?) {
        self.items = items
        self.selected = selected
    }

    package var body: some View {
        nav(.class("tab-bar"), .id("tab-bar"), .ariaLabel("Sections")) {
            ForEach(items, id: \.path) { item in
                let isSelected = item.path == selected
                a(.class("tab"), .href(item.path), .when(isSelected, .aria("current", "page"))) {
                    Icon(isSelected ? item.selectedSymbol : item.symbol)
                    span { item.title }
                    Badge(item.badge)
                }
            }
        }
    }
}
