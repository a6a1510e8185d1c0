import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// Notices above the figures of an account: a difference to its statement, a missing institution, or that it is archived.
struct AccountNotices: View {
    let model: AccountDetailViewModel
    let detail: AccountDetail

    var body: some View {
        if let difference = detail.summary.difference {
            Banner(
                "The statement of \(day(difference.day)) says \(difference.stated), the entries come to \(difference.booked)",
                symbol: .exclamationmarkTriangle, tone: .warning,
                link: model.context.canWrite
                    ? SectionLink("Find the difference", path: AccountsRoute.check(accountId: model.accountId).path.absolute) : nil)
            if model.context.canWrite {
                Button("Adjust balance", role: .plain, confirm: "Add an entry that makes up the difference?") { await model.adjust() }
            }
        }
        if detail.summary.account.isArchived {
            Banner("This account is archived", text: "Lists do not show this account. Its balance still counts.", symbol: .archivebox)
            if model.context.canWrite { Button("Restore account", role: .plain) { await model.restore() } }
        }
        if detail.summary.account.institution.isEmpty, detail.summary.account.kind != .cash, model.context.canWrite {
            Banner(
                "Which bank is this account with?", symbol: .buildingColumns,
                link: SectionLink("Add institution", path: AccountsRoute.edit(accountId: model.accountId).path.absolute))
        }
    }

    private func day(_ day: Day) -> LocalizedText { .relative(day) }
}
