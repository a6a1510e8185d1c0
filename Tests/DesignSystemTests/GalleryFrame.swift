import DesignSystem
import HTML
import Localization
import Models

/// The head of a page with as many actions as there may be, and columns in all their shares.
struct GalleryFrame: View {
    var body: some View {
        div(.class("page page-wide")) {
            NavigationBar("A title that is longer than most titles", back: BackLink("Accounts", path: "/accounts")) {
                BarAction("Select transactions", symbol: .checkmarkCircle, path: "/select")
                BarAction("Add transaction", symbol: .plus, path: "/add", isSheet: true)
            } more: {
                PageActions {
                    PageAction("Order a transfer", symbol: .arrowLeftArrowRight, path: "/transfer")
                    PageAction("Import statement", symbol: .squareAndArrowDown, path: "/import")
                    PageAction("Check against statement", symbol: .checkmarkCircle, path: "/check")
                    PageButton("Unblock", symbol: .lockOpen, label: "Unblock card", name: "unblock") {}
                }
            }
            ForEach(ColumnShares.allCases.enumerated(), id: \.offset.description) { _, shares in
                Columns(shares) {
                    div { rows }
                    div { rows }
                }
            }
            SectionFlow { ForEach(Array(1...5), id: \.description) { count in section(count) } }
            section(3)
        }
    }

    private var rows: some View { section(2) }

    private func section(_ count: Int) -> some View {
        Section("Section") {
            ForEach(Array(0..<count), id: \.description) { _ in
                ListRow("Green Market", subtitle: "Groceries", symbol: .basket, path: "/t")
            }
        }
    }
}
