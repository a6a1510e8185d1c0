import DesignSystem
import HTML
import Localization
import Models

/// A list of more rows than fit, and the detail of one of them.
struct GallerySplit: View {
    var body: some View {
        div(.class("page page-split")) {
            NavigationBar("Joint account", back: BackLink("Accounts", path: "/accounts"))
            SplitView {
                Section("Accounts") {
                    ForEach(Array(1...24), id: \.description) { number in
                        ListRow("Account \(number)", subtitle: "****7890", symbol: .buildingColumns, path: "/a")
                    }
                }
            } detail: {
                GroupBox("Balance") { p(.class("figure")) { AmountText(Sample.money(5_432_50)) } }
                FactList("Details") {
                    Fact("Institution", "Northern Bank")
                    Fact("Number", "****7890")
                }
            }
        }
    }
}
