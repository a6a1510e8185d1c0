import AccountsModel
import DesignSystem
import HTML
import ImportModel
import Localization
import Models
import Navigation
import Services
import TransactionsModel

/// The result of an import, with links to its accounts and the undo button.
struct ImportReceiptView: View {
    let receipt: ImportReceipt
    /// The path of the form for the next import.
    let again: String
    let locale: LocaleFormat

    var body: some View {
        Group {
            if receipt.asks { question }
            ImportUndoConfirmation(receipt: receipt)
            if let report = receipt.report {
                if report.isUndone {
                    Banner(
                        "This import was undone", text: report.shared.text ?? "Coffer has removed its transactions.",
                        symbol: .arrowClockwise)
                }
                GroupBox {
                    div(.class("import-done")) {
                        IconDisc(.checkmark, tint: .credit, isLarge: true)
                        div {
                            p(.class("figure-medium"), .role("status")) { headline(report) }
                            p(.class("second")) {
                                .plural(
                                    report.files.count, one: "1 file read and deleted.",
                                    other: "\(report.files.count) files read and deleted.")
                            }
                        }
                    }
                }
                FactList {
                    Fact("New transactions", "\(sum(report, \.transactions))")
                    Fact("Already in your books", "\(sum(report, \.known))")
                    Fact("Matched with what you entered", "\(sum(report, \.matched))")
                    Fact("Sides of transfers", "\(sum(report, \.transfers))")
                    Fact("Rejected", "\(sum(report, \.rejected))")
                }
                if !accounts(report).isEmpty {
                    Section("Accounts") { ForEach(accounts(report), id: \.account.description, content: row) }
                }
                Form(label: "Next") {
                    div(.class("buttons")) {
                        if receipt.waiting > 0 { ButtonLink(check, path: TransactionsRoute.review.path.absolute) }
                        if let only = accounts(report).first, accounts(report).count == 1, !only.isAccountDeleted {
                            ButtonLink(
                                "Show account", path: AccountsRoute.detail(accountId: only.account.description).path.absolute,
                                role: receipt.waiting > 0 ? .plain : .primary)
                        }
                        ButtonLink("Import another", path: again, role: .plain)
                        if !report.isUndone {
                            Button(
                                "Undo import", role: .destructive, confirm: receipt.undoQuestion, name: "undo-import"
                            ) { await receipt.undo(force: false) }
                        }
                    }
                }
            }
        }
    }

    /// What an import ends at.
    private var check: LocalizedText {
        receipt.waiting < ReviewPage.counted
            ? .plural(receipt.waiting, one: "Check 1 new transaction", other: "Check \(receipt.waiting) new transactions")
            : "Check the new transactions"
    }

    private var question: some View {
        Group {
            Banner(receipt.question, symbol: .exclamationmarkTriangle, tone: .warning)
            ul(.class("prose")) {
                ForEach(Array(receipt.changed.enumerated()), id: \.offset.description) { _, name in li { name } }
            }
        }
    }

    private func row(_ statement: StatementReport) -> some View {
        ListRow(
            .verbatim(statement.name), subtitle: subtitle(statement),
            path: statement.isAccountDeleted ? nil : AccountsRoute.detail(accountId: statement.account.description).path.absolute
        ) {
            IconDisc(.buildingColumns, tint: statement.isNewAccount ? .accent : .neutral)
        }
    }

    private func subtitle(_ statement: StatementReport) -> LocalizedText {
        .joined(["\(statement.transactions) new"] + ImportCounts.others(statement), separator: ", ")
    }

    private func headline(_ report: ImportReport) -> LocalizedText {
        let new = sum(report, \.transactions)
        return new == 0 ? "Nothing new" : .plural(new, one: "1 new transaction", other: "\(new) new transactions")
    }

    private func sum(_ report: ImportReport, _ count: KeyPath<StatementReport, Int>) -> Int {
        report.files.flatMap(\.statements).reduce(0) { $0 + $1[keyPath: count] }
    }

    /// One report per account, which combines all statements of the account.
    private func accounts(_ report: ImportReport) -> [StatementReport] {
        var accounts: [StatementReport] = []
        for statement in report.files.flatMap(\.statements) {
            guard let place = accounts.firstIndex(where: { $0.account == statement.account }) else {
                accounts.append(statement)
                continue
            }
            accounts[place].new += statement.new
            accounts[place].transactions += statement.transactions
            accounts[place].known += statement.known
            accounts[place].matched += statement.matched
            accounts[place].transfers += statement.transfers
            accounts[place].rejected += statement.rejected
            accounts[place].isNewAccount = accounts[place].isNewAccount || statement.isNewAccount
        }
        return accounts
    }
}
