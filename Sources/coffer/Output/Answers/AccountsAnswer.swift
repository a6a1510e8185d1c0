import Models

/// Accounts with their balances.
struct AccountsAnswer: Answer {

    var accounts: [AccountSummary]

    func writeJSON(to text: inout JSONText) {
        text.array(accounts) { Self.write($1, to: &$0) }
    }

    /// Writes one account as an element of `coffer accounts --output json`.
    static func write(_ summary: AccountSummary, to text: inout JSONText) {
        let account = summary.account
        text.object { text in
            text.member("id", account.id.description)
            text.member("name", account.name)
            text.member("institution", account.institution)
            text.member("kind", account.kind.rawValue)
            text.member("currency", account.currency.code)
            text.member("balance", summary.balance.booked.decimalText)
            text.member("available", summary.available?.decimalText)
            text.member("number", account.maskedNumber)
            text.member("iban", account.iban)
            text.member("transactions", summary.balance.entries)
        }
    }

    var csv: [[String]] {
        let names = ["id", "name", "institution", "kind", "currency", "balance", "available", "number", "iban", "transactions"]
        let rows = accounts.map { summary in
            let account = summary.account
            return [
                account.id.description, CSVCell.guarded(account.name), CSVCell.guarded(account.institution), account.kind.rawValue,
                account.currency.code, summary.balance.booked.decimalText, summary.available?.decimalText ?? "", account.maskedNumber ?? "",
                account.iban ?? "", String(summary.balance.entries),
            ]
        }
        return [names] + rows
    }

    func table(style: TextStyle) -> String {
        guard !accounts.isEmpty else { return "No accounts yet. Begin with: coffer import FILE…\n" }
        var table = Table([
            .init(title: "ACCOUNT", maximum: 32), .init(title: "INSTITUTION", maximum: 28), .init(title: "KIND"), .init(title: "NUMBER"),
            .init(title: "BALANCE", isRight: true), .init(title: "AVAILABLE", isRight: true), .init(title: "ENTRIES", isRight: true),
            .init(title: ""),
        ])
        for summary in accounts {
            let account = summary.account
            table.add([
                .init(account.name), .init(account.institution), .init(account.kind.rawValue),
                .init(account.iban ?? account.maskedNumber ?? ""),
                .init(summary.balance.booked), .init(summary.available?.description ?? "—"), .init(String(summary.balance.entries)),
                .init(account.isArchived ? "archived" : "", .faint),
            ])
        }
        return table.text(style: style) + accounts.flatMap { warnings(of: $0, style: style) }.joined()
    }

    private func warnings(of summary: AccountSummary, style: TextStyle) -> [String] {
        let name = TerminalText.clean(summary.account.name)
        return [
            summary.difference.map {
                "\(name): at the end of \($0.day) the statement says \($0.stated), the ledger \($0.booked)"
            }, summary.available == nil ? "\(name): the available amount is too large to show; edit its limit" : nil,
        ].compactMap(\.self).map { style.painted("Warning: " + $0, .warning) + "\n" }
    }
}
