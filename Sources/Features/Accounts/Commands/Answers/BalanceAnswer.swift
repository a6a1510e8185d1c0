import AccountsModel
import CommandKit
import Localization
import Models
import Services
import WireModels

/// Balances per account and totals per currency.
struct BalanceAnswer: ListAnswer {
    /// The total of a currency; `sum` is nil if it is too large to show.
    private struct Total {
        var currency: Currency
        var sum: Money?
    }

    let positions: [AccountPosition]
    let emptyText: LocalizedText
    /// Sorted by currency code.
    private let totals: [Total]

    /// - Parameters:
    ///   - whose: the accounts that were asked for; nil: all.
    ///   - canWrite: whether the reader may add accounts.
    init(positions: [AccountPosition], whose: Perspective? = nil, canWrite: Bool = true) {
        self.positions = positions
        emptyText =
            switch whose {
            case .mine: "No account belongs to you."
            case .ours: "No account belongs to the household."
            case .all, nil: .noAccounts(canWrite: canWrite)
            }
        let (sums, tooLarge) = CurrencyConversion.knownSums(of: positions.compactMap(\.balance))
        let unknown = Set(tooLarge + positions.filter { $0.balance == nil }.map(\.account.currency))
        let known = sums.filter { !unknown.contains($0.currency) }.map { Total(currency: $0.currency, sum: $0) }
        totals = (known + unknown.map { Total(currency: $0) }).sorted { $0.currency < $1.currency }
    }

    /// Warnings about figures that are missing or too large.
    var warnings: [LocalizedText] {
        let names = positions.filter { $0.balance == nil }.map { position -> LocalizedText in
            "the balance of \(position.account.name) is too large to show"
        }
        let codes = totals.filter { $0.sum == nil }.map { total -> LocalizedText in
            "the total in \(total.currency.code) is too large to show"
        }
        return names + codes
    }

    var response: BalanceResponse {
        BalanceResponse(positions: positions, totals: totals.map { CurrencyTotalResponse(currency: $0.currency, sum: $0.sum) })
    }

    /// Without the totals.
    var rows: [AccountPosition] { positions }

    var columns: [Column<AccountPosition>] {
        [
            .csv("id") { .code($0.account.id) },
            Column("name", "ACCOUNT", maximum: 40) { .text($0.account.name) },
            .csv("currency") { .code($0.account.currency) },
            Column("balance", "BALANCE", isRight: true) { $0.balance == nil ? .amount(nil, shown: "—") : .signedAmount($0.balance) },
        ]
    }

    func table(style: TextStyle) -> String {
        guard !positions.isEmpty else { return style.line(emptyText) }
        var table = columns.emptyTable()
        for position in positions { table.add(columns.tableCells(of: position)) }
        for total in totals {
            table.add([.init("Total \(total.currency.code)", .heading), .init(.verbatim(total.sum?.description ?? "—"), .heading)])
        }
        return table.text(style: style)
    }
}
