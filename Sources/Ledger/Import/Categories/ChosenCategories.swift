import Models

/// Categories that the user chose for payees in the preview of an import.
struct ChosenCategories {
    private struct Choice {
        var payee: String
        var memo: String
        var category: LedgerAccountID
        var amount: Int64
    }

    private var choices: [Choice] = []

    /// - Parameter amount: of the line, credit positive.
    mutating func add(_ category: LedgerAccountID, for payee: String, memo: String, amount: Int64) {
        if !payee.isEmpty { choices.append(Choice(payee: payee, memo: memo, category: category, amount: amount)) }
    }

    /// Remembers them for later lines of their payees.
    func learn(in write: UnitOfWork) throws {
        for choice in choices {
            try write.learn(
                ID(rawValue: choice.category.rawValue), payee: choice.payee, memo: choice.memo, amount: choice.amount,
                isIncome: choice.amount > 0)
        }
    }
}
