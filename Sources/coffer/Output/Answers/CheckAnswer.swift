import Models

/// The result of recomputing all balances and totals.
struct CheckAnswer: Answer {

    var check: LedgerCheck

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            text.member("ok", check.isClean)
            text.member("transactions", check.transactions)
            text.member("differences", check.differences)
        }
    }

    var csv: [[String]] { [["difference"]] + check.differences.map { [CSVCell.guarded($0)] } }

    func table(style: TextStyle) -> String {
        if check.isClean { return "No differences: \(check.transactions) transactions\n" }
        return check.differences.map { TerminalText.clean($0) + "\n" }.joined()
    }
}
