import Models
import Services

/// Balances per account, and added up per currency.
struct BalanceAnswer: Answer {

    let positions: [AccountPosition]
    /// By code of the currency.
    let totals: [Money]

    /// - Throws: `MoneyError.overflow`.
    init(positions: [AccountPosition]) throws(MoneyError) {
        self.positions = positions
        var sums: [Currency: Money] = [:]
        for position in positions {
            let currency = position.balance.currency
            sums[currency] = try (sums[currency] ?? .zero(currency)) + position.balance
        }
        totals = sums.values.sorted { $0.currency < $1.currency }
    }

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            text.key("accounts")
            text.array(positions) { text, position in
                text.object { text in
                    text.member("id", position.account.id.description)
                    text.member("name", position.account.name)
                    text.member("currency", position.balance.currency.code)
                    text.member("balance", position.balance.decimalText)
                }
            }
            text.key("totals")
            text.array(totals) { text, total in
                text.object { text in
                    text.member("currency", total.currency.code)
                    text.member("balance", total.decimalText)
                }
            }
        }
    }

    /// The accounts; totals are for whoever reads them to add up.
    var csv: [[String]] {
        [["id", "name", "currency", "balance"]]
            + positions.map {
                [$0.account.id.description, CSVCell.guarded($0.account.name), $0.balance.currency.code, $0.balance.decimalText]
            }
    }

    func table(style: TextStyle) -> String {
        guard !positions.isEmpty else { return "No accounts yet. Begin with: coffer import FILE…\n" }
        var table = Table([.init(title: "ACCOUNT", maximum: 40), .init(title: "BALANCE", isRight: true)])
        for position in positions { table.add([.init(position.account.name), .init(position.balance)]) }
        for total in totals { table.add([.init("Total \(total.currency.code)", .heading), .init(total.description, .heading)]) }
        return table.text(style: style)
    }
}
