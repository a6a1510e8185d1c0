import Foundation
import TestTools
import Testing

/// Other programs read the exports of a household and find the balances that `coffer balance` tells, at the end of every month.
@Suite(.blocking) struct ExportBalanceTests {

    private static let monthEnds = [
        ("2025-12-31", "2026-01-01"), ("2026-01-31", "2026-02-01"), ("2026-02-28", "2026-03-01"), ("2026-03-31", "2026-04-01"),
    ]

    /// The samples (a transfer under way at the end of January among them), pending lines and names that the formats cannot carry as they are.
    private func household() throws -> Household {
        let household = try Household.sample()
        for arguments in [
            [
                "add", "account", "Piggy; \"bank\" (old)", "--kind", "savings", "--currency", "USD", "--opening", "12.34", "--opening-day",
                "2026-01-10",
            ],
            [
                "add", "transaction", "--account", "Cash", "--amount", "-3.30", "--day", "2026-02-10", "--payee", "Kiosk ; * \"x\"",
                "--category", "dining",
            ],
            [
                "add", "transaction", "--account", "Cash", "--amount", "-99.00", "--day", "2026-02-11", "--payee", "Waiting", "--category",
                "other", "--pending",
            ],
            ["add", "transaction", "--account", "Cash", "--amount", "-10", "--day", "2026-02-12", "--to", "Joint savings"],
            [
                "add", "transaction", "--account", "Cash", "--amount", "-20", "--day", "2026-02-14", "--to", "Piggy; \"bank\" (old)",
                "--other-amount", "21.73",
            ],
        ] {
            let answer = try household.run(arguments)
            try #require(answer.status == 0, "\(arguments): \(answer.errors)")
        }
        return household
    }

    /// Balances that are not zero, as `12.30 EUR`, in the order of their text: names are cleaned by the exports, so amounts are compared.
    private func expected(_ household: Household, at day: String) throws -> [String] {
        try household.answer(BalanceLine.self, ["balance", "--at", day]).accounts
            .filter { $0.balance != "0.00" }.map { "\($0.balance) \($0.currency)" }.sorted()
    }

    private func exported(_ household: Household, to format: String) throws -> String {
        let path = "\(household.folder)/export.\(format)"
        let answer = try household.run("export", "--to", format, path)
        try #require(answer.status == 0, "\(answer.errors)")
        return path
    }

    private func run(_ tool: String, _ arguments: [String], in household: Household) throws -> String {
        let answer = try Child([#require(Tool.path(tool))] + arguments, folder: household.folder).wait()
        try #require(answer.status == 0, "\(tool): \(answer.errors)")
        return answer.output
    }

    /// Balances of own accounts from lines of an account, a tab and an amount.
    private func found(_ lines: String) -> [String] {
        lines.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 2, cells[0] != "Assets:In transit" else { return nil }
            let words = cells[1].split(separator: " ")
            // What beancount adds up has the digits of its parts; all amounts here have two.
            return words.count == 2 && !words[0].allSatisfy({ "0.-".contains($0) }) ? cells[1] : nil
        }.sorted()
    }

    @Test(.enabled(if: Tool.isInstalled("ledger"), "ledger is not installed")) func ledgerFindsTheSameBalances() throws {
        let household = try household()
        let path = try exported(household, to: "ledger")
        for (day, next) in Self.monthEnds {
            let lines = try run(
                "ledger",
                [
                    "--args-only", "-f", path, "balance", "--flat", "--no-total", "-e", next, "^Assets", "^Liabilities", "--format",
                    "%(account)\\t%(display_total)\\n",
                ], in: household)
            #expect(try found(lines) == expected(household, at: day), "\(day)")
        }
    }

    @Test(.enabled(if: Tool.isInstalled("hledger"), "hledger is not installed")) func hledgerFindsTheSameBalances() throws {
        let household = try household()
        let path = try exported(household, to: "hledger")
        for (day, next) in Self.monthEnds {
            let rows = try run(
                "hledger", ["-f", path, "balance", "--flat", "--no-total", "-e", next, "^Assets", "^Liabilities", "-O", "csv"],
                in: household)
            let lines = rows.split(whereSeparator: \.isNewline).dropFirst().map { $0.dropFirst().dropLast().replacing("\",\"", with: "\t") }
            #expect(try found(lines.joined(separator: "\n")) == expected(household, at: day), "\(day)")
        }
    }

    @Test(.enabled(if: Tool.isInstalled("bean-query"), "bean-query is not installed")) func beanQueryFindsTheSameBalances() throws {
        let household = try household()
        let path = try exported(household, to: "beancount")
        for (day, next) in Self.monthEnds {
            let query = """
                SELECT account, sum(number), currency FROM date < \(next) WHERE account ~ '^(Assets|Liabilities)' AND account != 'Assets:In-transit' \
                GROUP BY account, currency
                """
            let lines = try run("bean-query", ["-f", "csv", path, query], in: household).split(whereSeparator: \.isNewline).dropFirst().map
            { row in
                let cells = row.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                return cells.count == 3 ? "\(cells[0])\t\(cells[1]) \(cells[2])" : "unreadable\t\(row)"
            }
            #expect(try found(lines.joined(separator: "\n")) == expected(household, at: day), "\(day)")
        }
    }

    @Test(.enabled(if: Tool.isInstalled("bean-check"), "beancount is not installed")) func beanCheckFindsNothingWrong() throws {
        let household = try household()
        #expect(try run("bean-check", [exported(household, to: "beancount")], in: household).isEmpty)
    }

    @Test func aPendingLineIsAComment() throws {
        let household = try household()
        for format in ["ledger", "hledger", "beancount"] {
            let text = String(decoding: try #require(try household.bytes(exported(household, to: format))), as: UTF8.self)
            let lines = text.split(separator: "\n").filter { $0.contains("Waiting") || $0.contains("99.00") }
            #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix(";") }, "\(format): \(lines)")
        }
    }
}
