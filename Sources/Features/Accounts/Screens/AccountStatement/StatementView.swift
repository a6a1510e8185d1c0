import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The statement of an account for one month. The print style sheet omits the navigation bars.
struct StatementView: View {
    let model: StatementViewModel

    var body: some View {
        Group {
            if case .error(.rule(let violation)) = model.state, model.statement == nil {
                EmptyStateView(.calendar, sentence: violation.text) {
                    ButtonLink("Go to the account", path: AccountsRoute.detail(accountId: model.accountId).path.absolute, role: .plain)
                }
            } else {
                Loaded(model.statement, of: model, .list, retry: model.current.path) { statement in
                    months
                    heading(statement.account)
                    sums(statement)
                    entries(statement)
                }
            }
        }
        .navigationTitle(model.title)
    }

    private var months: some View {
        ControlBar {
            if let month = model.month {
                Stepper(
                    "Month", current: model.title,
                    previous: model.previous.map { Stepper.Step("\(month.previous)", path: $0.path) },
                    next: model.next.map { Stepper.Step("\(month.next)", path: $0.path) })
            }
            if let path = model.csvPath {
                button(.type("button"), .class("button button-plain print-button"), .data("print", "")) { "Print" }
                a(.class("button button-plain"), .href(path), .attribute("download", "")) { "Download as CSV" }
            }
        }
    }

    private func heading(_ account: Account) -> some View {
        p(.class("second")) {
            .verbatim(
                [account.name, account.institution, account.iban == nil ? account.maskedNumber ?? "" : account.shownIBAN].filter {
                    !$0.isEmpty
                }
                .joined(separator: " · "))
        }
    }

    private func sums(_ statement: MonthStatement) -> some View {
        FactList {
            Fact("Opening balance") { amount(statement.opening) }
            Fact("Money in") { amount(statement.moneyIn, style: statement.moneyIn?.isZero ?? true ? .neutral : .credit) }
            Fact("Money out") { amount(statement.moneyOut) }
            Fact("Closing balance") { amount(statement.closing) }
        }
    }

    private func entries(_ statement: MonthStatement) -> some View {
        Group {
            if statement.entries.isEmpty {
                EmptyStateView(.tray, sentence: "No transactions in this month.")
            } else {
                div(.class("card table-scroll"), .role("region"), .ariaLabel("Transactions"), .tabindex(0)) {
                    table(.class("table")) {
                        thead {
                            tr {
                                th(.scope("col")) { "Day" }
                                th(.scope("col")) { "Description" }
                                th(.scope("col"), .class("number")) { "Amount" }
                                th(.scope("col"), .class("number")) { "Balance" }
                            }
                        }
                        tbody {
                            ForEach(statement.entries, id: \.id.description) { entry in
                                tr {
                                    td { "\(entry.day)" }
                                    td { entry.titleText }
                                    td(.class("number")) { amount(entry.amount, style: AmountStyle(entry.amount)) }
                                    td(.class("number")) { entry.balance.map { amount($0) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// - Parameter money: The amount; nil if it is too large to display.
    private func amount(_ money: Money?, style: AmountStyle = .neutral) -> some View {
        Group {
            if let money {
                AmountText(money, style: style)
            } else {
                span(.class("amount")) { "Too large to show" }
            }
        }
    }
}
