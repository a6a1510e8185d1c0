import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The facts about a transaction other than its amount.
struct TransactionFacts: View {
    let outline: TransactionOutline
    /// Why it has its category.
    let reason: CategoryReason?
    /// The rule that chose the category.
    var rule: ID<CategoryRule>?
    let context: MemberContext

    var body: some View {
        FactList("About this transaction") {
            if !outline.group.payee.isEmpty { Fact("Payee", outline.payee) }
            if let category = outline.category {
                Fact("Category") {
                    a(.href(Link.category(category.id).path)) { .verbatim(category.name) }
                }
            } else if outline.kind != .transfer, outline.parts.count == 1, outline.privateSide == nil {
                Fact("Category", outline.parts[0].name)
            }
            if outline.category != nil, let reason = reason?.text {
                if let rule, context.canWrite {
                    Fact("Why this category") {
                        a(.href(Link.rule(rule).path)) { reason }
                    }
                } else {
                    Fact("Why this category", reason)
                }
            }
            if let other = outline.otherAccount {
                Fact("From") { account(outline.account) }
                Fact("To") { account(other) }
                if let received = outline.received {
                    Fact("Received") { AmountText(received) }
                }
                if let rate = outline.rate { Fact("Rate", .verbatim(rate.text(in: context.locale))) }
            } else if let side = outline.privateSide {
                if side.amount.isNegative {
                    Fact("From") { account(outline.account) }
                    Fact("To", side.name)
                } else {
                    Fact("From", side.name)
                    Fact("To") { account(outline.account) }
                }
            } else {
                Fact("Account") { account(outline.account) }
            }
            Fact("Day", "\(outline.day)")
            if let day = outline.otherDay { Fact("Arrived on", "\(day)") }
            Fact("Status", outline.group.status.title)
            ForEach(foreign, id: \.currency.code) { money in
                Fact("In foreign currency") { AmountText(money) }
            }
            if outline.parts.count == 1 || outline.received != nil, !outline.parts[0].note.isEmpty {
                Fact("Note", .verbatim(outline.parts[0].note))
            }
            if let reference = outline.group.reference, !reference.isEmpty { Fact("Reference", .verbatim(reference)) }
            if !outline.group.tags.isEmpty { Fact("Tags", .verbatim(TagText.text(outline.group.tags))) }
        }
    }

    private var foreign: [Money] { outline.group.parts.compactMap(\.foreign) }

    /// The name of an account, which leads to it if the member sees its entries.
    private func account(_ account: Account) -> some View {
        Group {
            if account.showsOnlyBalance(to: context.member) {
                Text(.verbatim(account.name))
            } else {
                a(.href(AccountsRoute.detail(accountId: account.id.description).path.absolute)) { .verbatim(account.name) }
            }
        }
    }
}
