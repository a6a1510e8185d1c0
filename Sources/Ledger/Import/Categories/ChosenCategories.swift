import Models

/// Categories that the user chose for payees in the preview of an import.
struct ChosenCategories {
    private struct Choice {
        var payee: String
        var memo: String
        var category: LedgerAccountID
        var amount: Int64
        var account: ID<Account>
    }

    private var choices: [Choice] = []

    /// - Parameters:
    ///   - amount: of the line, credit positive.
    ///   - account: the account of the line.
    mutating func add(_ category: LedgerAccountID, for payee: String, memo: String, amount: Int64, in account: ID<Account>) {
        if !payee.isEmpty { choices.append(Choice(payee: payee, memo: memo, category: category, amount: amount, account: account)) }
    }

    /// Remembers them for later lines of their payees.
    func learn(in write: UnitOfWork) throws {
        for choice in choices {
            try write.learn(
                ID(rawValue: choice.category.rawValue), payee: choice.payee, memo: choice.memo, amount: choice.amount,
                isIncome: choice.amount > 0, scope: try write.choiceScope(of: choice.account))
        }
    }
}
