import Models
import Services

/// Balances per account and totals per currency.
struct BalanceAnswer: Answer {

    /// The total of a currency; `sum` is nil if it is too large to show.
    private struct Total {
        var currency: Currency
        var sum: Money?
    }

    let positions: [AccountPosition]
    /// Sorted by currency code.
    private let totals: [Total]

    init(positions: [AccountPosition]) {
        self.positions = positions
        let (sums, tooLarge) = CurrencyConversion.knownSums(of: positions.compactMap(\.balance))
        let unknown = Set(tooLarge + positions.filter { $0.balance == nil }.map(\.account.currency))
        let known = sums.filter { !unknown.contains($0.currency) }.map { Total(currency: $0.currency, sum: $0) }
        totals = (known + unknown.map { Total(currency: $0) }).sorted { $0.currency < $1.currency }
    }

    /// Warnings about figures that are missing or too large.
    var warnings: [String] {
        let names = positions.filter { $0.balance == nil }.map { "the balance of \(TerminalText.clean($0.account.name))" }
        let codes = totals.filter { $0.sum == nil }.map { "the total in \($0.currency.code)" }
        return (names + codes).map { "\($0) is too large to show" }
    }

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            text.key("accounts")
            text.array(positions) { text, position in
                text.object { text in
                    text.member("id", position.account.id.description)
                    text.member("name", position.account.name)
                    text.member("currency", position.account.currency.code)
                    text.member("balance", position.balance?.decimalText)
                }
            }
            text.key("totals")
            text.array(totals) { text, total in
                text.object { text in
                    text.member("currency", total.currency.code)
                    text.member("balance", total.sum?.decimalText)
                }
            }
        }
    }

    /// One row per account, without totals.
    var csv: [[String]] {
        [["id", "name", "currency", "balance"]]
            + positions.map {
                [
                    $0.account.id.description, CSVCell.guarded($0.account.name), $0.account.currency.code,
                    $0.balance?.decimalText ?? "",
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !positions.isEmpty else { return "No accounts yet. Begin with: coffer import FILE…\n" }
        var table = Table([.init(title: "ACCOUNT", maximum: 40), .init(title: "BALANCE", isRight: true)])
        for position in positions { table.add([.init(position.account.name), position.balance.map { .init($0) } ?? .init("—")]) }
        for total in totals {
            table.add([.init("Total \(total.currency.code)", .heading), .init(total.sum?.description ?? "—", .heading)])
        }
        return table.text(style: style)
    }
}
