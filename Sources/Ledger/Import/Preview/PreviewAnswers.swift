import Models
import Services
import Storage

/// The user's corrections in the preview, indexed by line.
struct PreviewAnswers {
    /// Chosen accounts by the statement's key.
    let accounts: [String: ImportAccount]
    private let categories: [LineKey: LedgerAccountID]
    private let payees: [String: LedgerAccountID]
    private let matches: [LineKey: ImportMatch]
    /// Number of chosen categories that no longer exist.
    let missingCategories: Int

    init(_ choices: ImportChoices, ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]) {
        accounts = choices.accounts
        var categories: [LineKey: LedgerAccountID] = [:]
        var missingCategories = 0
        for (text, category) in choices.categories {
            guard let key = LineKey(text), let record = ledgerAccounts[LedgerAccountID(category)], record.role == .category else {
                missingCategories += 1
                continue
            }
            categories[key] = record.id
        }
        self.categories = categories
        payees = choices.payees.compactMapValues { category in
            let record = ledgerAccounts[LedgerAccountID(category)]
            return record?.role == .category ? record?.id : nil
        }
        missingCategories += choices.payees.count - payees.count
        self.missingCategories = missingCategories
        var matches: [LineKey: ImportMatch] = [:]
        for (text, match) in choices.matches {
            if let key = LineKey(text) { matches[key] = match }
        }
        self.matches = matches
    }

    /// The category chosen for a line, else for all lines of its payee and direction.
    func category(of key: LineKey, payee: String, isIncome: Bool) -> LedgerAccountID? {
        if !categories.isEmpty, let category = categories[key] { return category }
        return payees.isEmpty ? nil : payees[ImportChoices.key(payee: payee, isIncome: isIncome)]
    }

    /// The open transaction chosen for a line.
    func match(of key: LineKey) -> ImportMatch? { matches.isEmpty ? nil : matches[key] }
}
