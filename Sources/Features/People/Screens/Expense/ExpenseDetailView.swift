import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit
import TransactionsModel

/// The screen of one expense.
struct ExpenseDetailView: View {
    let model: ExpenseDetailViewModel

    var body: some View {
        Loaded(
            model.details, of: model, .detail,
            retry: PeopleRoute.expenseDetail(groupId: model.groupId, expenseId: model.expenseId).path.absolute
        ) { details in
            Live("expense") { content(details) }
            ExpenseAttachments(model: model, attachments: details.attachments)
            if model.context.canWrite { changes }
        }
        .toolbar {
            if model.context.canWrite, model.details?.expense.charge == nil {
                BarAction(
                    "Edit expense", symbol: .pencil,
                    path: PeopleRoute.editExpense(groupId: model.groupId, expenseId: model.expenseId).path.absolute)
            }
        }
        .navigationTitle((model.details?.expense.title).map { .verbatim($0) } ?? "Expense")
    }

    private func content(_ details: ExpenseDetails) -> some View {
        Columns {
            div(.class("wrapping")) {
                GroupBox {
                    p(.class("figure-label")) { .joined([.relative(details.expense.day), details.group.payerText(of: details.expense)]) }
                    p(.class("figure")) { AmountText(details.expense.amount) }
                }
                if details.expense.isReconstructed {
                    Banner(
                        "Payers and shares follow from the balances", symbol: .infoCircle)
                }
                facts(details)
            }
            div { parts(details) }
        }
    }

    private func facts(_ details: ExpenseDetails) -> some View {
        let expense = details.expense
        return FactList("About this expense") {
            Fact("Category", details.category.map { .verbatim($0.name) } ?? "Other")
            if let account = details.account {
                Fact("Paid from") {
                    if let transaction = expense.transaction {
                        a(.href(TransactionsRoute.detail(transactionId: transaction.description).path.absolute)) { .verbatim(account.name) }
                    } else {
                        .verbatim(account.name)
                    }
                }
            }
            if let charge = expense.charge {
                Fact("Follows the charge") {
                    a(.href(TransactionsRoute.detail(transactionId: charge.transaction.description).path.absolute)) { "See transaction" }
                }
                if let link = model.context.link(to: ObjectReference(charge.subscription)) {
                    Fact("Subscription") { a(.href(link.path)) { LocalizedText.verbatim(expense.title) } }
                }
            }
            if let charged = details.charged { Fact("Charged to the account") { AmountText(charged) } }
            if let foreign = expense.foreign { Fact("Paid abroad") { AmountText(foreign) } }
            Fact("Split", expense.split.type.title)
            if let schedule = details.series?.schedule { Fact("Repeats", schedule.text) }
            if !expense.guest.isEmpty { Fact("Added by the guest", .verbatim(expense.guest)) }
            if !expense.notes.isEmpty { Fact("Notes", .verbatim(expense.notes)) }
        }
    }

    /// Who paid, and what each bears.
    private func parts(_ details: ExpenseDetails) -> some View {
        Group {
            if details.expense.payers.count > 1 {
                Section("Who paid", id: "payers") {
                    ForEach(details.expense.payers, id: { $0.member.description }) { row(details, $0.member, $0.amount) }
                }
            }
            Section("Shares", id: "shares") {
                ForEach(details.expense.shares, id: { $0.member.description }) { row(details, $0.member, $0.amount) }
            }
        }
    }

    private func row(_ details: ExpenseDetails, _ member: ID<GroupMember>, _ amount: Int64) -> some View {
        ListRow(details.group.name(of: member)) {
            EmptyView()
        } trailing: {
            AmountText(Money(minorUnits: amount, currency: details.expense.amount.currency))
        }
    }

    private var changes: some View {
        div(.class("buttons")) {
            Button("Delete expense", role: .destructive, confirm: model.deleteQuestion(.thisOne), name: "delete") {
                await model.delete(.thisOne)
            }
            if model.isRecurring {
                Button("Delete and end repetition", role: .destructive, confirm: model.deleteQuestion(.allComing), name: "delete-all") {
                    await model.delete(.allComing)
                }
            }
        }
    }
}
