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
                    household: "The Millers", search: BarItem("Search", symbol: .magnifyingglass, path: "/search"),
                    notifications: BarItem("Notifications", symbol: .bell, path: "/notifications", badge: 3), groups: groups, selected: "/"
                ) {
                    SideMenu(
                        name: "Anna Miller", profile: "/more/profile", appearance: "/more/appearance",
                        settings: BarItem("Settings", symbol: .gear, path: "/more"), isSelected: false, showsAmounts: true)
                }
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
        case .frame: AnyView(GalleryFrame())
        case .split: AnyView(GallerySplit())
        case .reading: AnyView(GalleryReading())
        case .insights: AnyView(GalleryInsights())
        case .charts: AnyView(GalleryCharts())
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

    private var groups: [[BarItem]] {
        [
            [tabs[0], BarItem("Transactions", symbol: .listBullet, path: "/transactions"), tabs[1], tabs[2]],
            [
                BarItem("Plan", symbol: .calendar, path: "/plan"), BarItem("Subscriptions", symbol: .repeat, path: "/subscriptions"),
                BarItem("Savings", symbol: .leaf, path: "/savings"),
            ],
            [tabs[3], BarItem("People", symbol: .person2, path: "/people")],
            [BarItem("Insights", symbol: .chartLineUptrendXyaxis, path: "/insights")],
        ]
    }
}
