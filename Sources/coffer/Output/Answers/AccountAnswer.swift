import Models

/// An account that was added or changed.
struct AccountAnswer: Answer {

    /// The past participle of the change: `Added`, `Changed`.
    var deed: String
    var account: AccountSummary

    func writeJSON(to text: inout JSONText) { AccountsAnswer.write(account, to: &text) }
    var csv: [[String]] { AccountsAnswer(accounts: [account]).csv }

    func table(style: TextStyle) -> String {
        TerminalText.clean("\(deed) \(account.account.name), \(account.balance.booked)") + "\n"
    }
}
