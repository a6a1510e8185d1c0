import DesignSystem
import HTML
import Localization

/// A page of the gallery in the app's frame.
struct GalleryShell: View {
    let page: GalleryPage
    let theme: String

    var body: some View {
        html(.lang("en"), .data("theme", theme)) {
            head { AssetLinks(title: page.rawValue) }
            HTML.body {
                SkipLink()
                SideBar(
                    household: "The Millers", search: BarItem("Search", symbol: .magnifyingglass, path: "/search"), items: sections,
                    selected: "/")
                main(.id("main"), .tabindex(-1)) { content }
                TabBar(tabs, selected: "/")
                Toasts {
                    if page == .states { Toast("Transaction deleted", id: "t") { button(.class("button"), .type("button")) { "Undo" } } }
                }
                ScriptTemplates()
            }
        }
    }

    private var content: AnyView {
        switch page {
        case .home: AnyView(GalleryHome())
        case .detail: AnyView(GalleryDetail())
        case .form: AnyView(GalleryForm())
        case .insights: AnyView(GalleryInsights())
        case .states: AnyView(GalleryStates())
        case .loading: AnyView(LoadingView(.dashboard))
        }
    }

    private var tabs: [BarItem] {
        [
            BarItem("Home", symbol: .house, selectedSymbol: .houseFill, path: "/"),
            BarItem("Accounts", symbol: .buildingColumns, selectedSymbol: .buildingColumnsFill, path: "/accounts"),
            BarItem("Transfer", symbol: .arrowLeftArrowRight, path: "/transfer"),
            BarItem("Cards", symbol: .creditcard, selectedSymbol: .creditcardFill, path: "/cards"),
            BarItem("More", symbol: .ellipsis, path: "/more", badge: 3),
        ]
    }

    private var sections: [BarItem] {
        tabs.dropLast() + [
            BarItem("Savings", symbol: .leaf, path: "/savings"),
            BarItem("Subscriptions", symbol: .repeat, path: "/subscriptions"),
            BarItem("People", symbol: .person2, path: "/people"),
            BarItem("Plan", symbol: .target, path: "/plan"),
            BarItem("Insights", symbol: .chartLineUptrendXyaxis, path: "/insights", badge: 3),
            BarItem("More", symbol: .ellipsis, path: "/more"),
        ]
    }
}
