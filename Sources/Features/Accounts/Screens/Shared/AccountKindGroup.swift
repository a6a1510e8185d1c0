import Localization
import Models
import ScreenKit
import Services

/// The accounts of one kind in a list. A default account of another kind than those behind it is in a group of its own.
struct AccountKindGroup {
    var kind: AccountKind
    var accounts: [AccountSummary]

    /// Groups neighbours of the same kind.
    static func groups(of accounts: [AccountSummary]) -> [AccountKindGroup] {
        var groups: [AccountKindGroup] = []
        for summary in accounts {
            if groups.last?.kind == summary.account.kind {
                groups[groups.count - 1].accounts.append(summary)
            } else {
                groups.append(AccountKindGroup(kind: summary.account.kind, accounts: [summary]))
            }
        }
        return groups
    }

    /// The same groups under the headings of their kinds.
    static func titled(_ accounts: [AccountSummary]) -> [(title: LocalizedText?, accounts: [AccountSummary])] {
        groups(of: accounts).map { ($0.kind.groupTitle, $0.accounts) }
    }
}
