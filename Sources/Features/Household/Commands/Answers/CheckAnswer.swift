import CommandKit
import Localization
import Models
import WireModels

/// The result of recomputing all balances and totals.
struct CheckAnswer: Answer {
    var check: LedgerCheck

    var response: LedgerCheckResponse { LedgerCheckResponse(check) }
    var csv: [[String]] { [["difference"]] + check.differences.map { [CSVCell.guarded($0)] } }

    func table(style: TextStyle) -> String {
        if check.isClean { return style.line("No differences: \(check.transactions) transactions") }
        return check.differences.map { TerminalText.clean($0) + "\n" }.joined()
    }
}
