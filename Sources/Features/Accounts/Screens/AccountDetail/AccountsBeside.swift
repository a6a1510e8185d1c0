import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation

/// The accounts beside the one that is shown.
struct AccountsBeside: View {
    let list: AccountList
    let shown: ID<Account>

    var body: some View {
        div(.class("stack-wide")) {
            AccountGroups(groups: AccountKindGroup.titled(list.accounts), trends: list.trends, selected: shown)
            p(.class("section-note")) { a(.href(AccountsRoute.list.path.absolute)) { "See all" } }
        }
    }
}
