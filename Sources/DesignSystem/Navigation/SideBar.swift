package import HTML

/// The mark, the household and all sections, on wide screens. `<nav id="side-bar">`, before `<main>`.
package struct SideBar: View {
    private let household: String
    private let items: [BarItem]
    private let selected: String?
    private let texts: DesignTexts

    /// - Parameter selected: The path of the section that is shown, if one of them is.
    package init(household: String, items: [BarItem], selected: String?, texts: DesignTexts = .english) {
        self.household = household
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
                ForEach(items, id: \.path) { item in
                    let isSelected = item.path == selected
                    a(.class("side-item"), .href(item.path), .when(isSelected, .aria("current", "page"))) {
                        Icon(isSelected ? item.selectedSymbol : item.symbol)
                        span { item.title }
                        Badge(item.badge, texts: texts)
                    }
                }
            }
        }
    }
}
