import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// What the members owe each other, and the balance of each; both open into what is behind them.
struct GuestDebts: View {
    let model: GuestGroupViewModel
    let group: PeopleGroup

    var body: some View {
        Group {
            if debts.isEmpty {
                Banner("Everybody is settled", symbol: .checkmarkCircle, tone: .credit)
            } else {
                Section("Who owes whom", id: "debts", note: "Open a payment to see why.") {
                    ForEach(Array(debts.indices), id: { String($0) }) { index in
                        let debt = debts[index]
                        ListRow(group.sentence(of: debt), path: explanationPath(debt.from, to: debt.to)) {
                            IconDisc(.arrowUpRight, tint: debt.from.description == model.me ? .warning : .neutral)
                        } trailing: {
                            AmountText(debt.amount)
                        }
                    }
                }
            }
            Section("Balances", id: "balances") {
                ForEach(rows, id: { "\($0.member)-\($0.currency.code)" }) { row in
                    ListRow(group.name(of: row.member), path: explanationPath(row.member)) {
                        EmptyView()
                    } trailing: {
                        AmountText(row.netMoney, style: AmountStyle(row.netMoney))
                    }
                }
            }
        }
    }

    private var debts: [Debt] { model.details?.debts ?? [] }

    private var rows: [MemberBalance] { model.details?.summary.balances.rows ?? [] }

    private func explanationPath(_ member: ID<GroupMember>, to payee: ID<GroupMember>? = nil) -> String {
        model.link(
            [QueryItem("why", member.description)] + (payee.map { [QueryItem("to", $0.description)] } ?? [])
        ).path
    }
}
