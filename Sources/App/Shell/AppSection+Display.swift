import DesignSystem
import Localization
import Navigation

extension AppSection {
    /// The bar item of the section.
    var item: BarItem {
        switch self {
        case .home: item(.house, selected: .houseFill)
        case .accounts: item(.buildingColumns, selected: .buildingColumnsFill)
        case .transfer: item(.arrowLeftArrowRight)
        case .cards: item(.creditcard, selected: .creditcardFill)
        case .savings: item(.leaf)
        case .subscriptions: item(.repeat)
        case .people: item(.person2, selected: .person2Fill)
        case .plan: item(.calendar)
        case .insights: item(.chartLineUptrendXyaxis)
        case .more: item(.ellipsis)
        }
    }

    /// The title of the section.
    var title: LocalizedText {
        switch self {
        case .home: "Home"
        case .accounts: "Accounts"
        case .transfer: "Transfer"
        case .cards: "Cards"
        case .savings: "Savings"
        case .subscriptions: "Subscriptions"
        case .people: "People"
        case .plan: "Plan"
        case .insights: "Insights"
        case .more: "More"
        }
    }

    private func item(_ symbol: Symbol, selected: Symbol? = nil) -> BarItem {
        BarItem(title, symbol: symbol, selectedSymbol: selected, path: root.path.absolute)
    }
}
