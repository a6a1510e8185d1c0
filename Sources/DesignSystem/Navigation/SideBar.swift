package import HTML

/// The mark, the household, the search and all sections, on wide screens. `<nav id="side-bar">`, before `<main>`.
package struct SideBar: View {
    private let household: String
    private let search: BarItem?
    private let items: [BarItem]
    private let selected: String?
    private let texts: DesignTexts

    /// - Parameters:
    ///   - search: The way to the search, above the sections.
    ///   - selected: The path of the section, or of the search, that is shown, if one of them is.
    package init(household: String, search: BarItem? = nil, items: [BarItem], selected: String?, texts: DesignTexts = .english) {
        self.household = household
        self.search = search
        self.items = items
        self.selected = selected
        self.texts = texts
    }

    package var body: some View {
        nav(.class("side-bar"), .id("side-bar"), .aria("label", texts.sections)) {
            a(.class("side-mark"), .href("/")) {
                Mark()
                span {
                    span(.class("side-name")) { "Coffer" }
                    span(.class("side-household")) { household }
                }
            }
            div(.class("side-items")) {
                if let search { link(to: search) }
                ForEach(items, id: \.path) { link(to: $0) }
            }
        }
    }

    private func link(to item: BarItem) -> some View {
        let isSelected = item.path == selected
        return a(.class("side-item"), .href(item.path), .when(isSelected, .aria("current", "page"))) {
            Icon(isSelected ? item.selectedSymbol : item.symbol)
            span { item.title }
            Badge(item.badge, texts: texts)
        }
    }
}
