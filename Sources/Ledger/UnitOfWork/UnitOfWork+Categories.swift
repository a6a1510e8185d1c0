import Categorisation
package import Models
package import Storage

extension UnitOfWork {
    /// The categories chosen for normalised payees.
    package var choices: CategoryChoiceRepository { CategoryChoiceRepository(connection, household: household) }

    /// Stores the category that a member chose for a line or transaction, so that later lines of the payee and similar ones get it.
    ///
    /// - Parameters:
    ///   - amount: of the transaction, in minor units and unsigned.
    ///   - isIncome: whether the account is credited.
    ///   - scope: the account for whose lines alone it counts, since others do not see its entries (`choiceScope`); nil: for all.
    package func learn(
        _ category: ID<Category>, payee: String, memo: String, amount: Int64, isIncome: Bool, scope: LedgerAccountID? = nil
    ) throws {
        // A payee is the household's, and so is what was last chosen for it.
        if scope == nil { try journal.payees.learn(payee, category: category, isIncome: isIncome) }
        let words = LineWords(payee: payee, memo: memo)
        guard !words.key.isEmpty else { return }
        try choices.save(
            CategoryChoiceRepository.Record(
                payee: TextLimit.cut(words.key, to: TextLimit.payee), isIncome: isIncome, category: category,
                memo: words.memo.prefix(Self.memoWords).joined(separator: " "), amount: Int64(clamping: amount.magnitude), count: 1,
                scope: scope),
            id: (makeID() as ID<Category>).rawValue, at: milliseconds)
    }

    /// The maximum number of words of a memo stored with a choice.
    private static let memoWords = 12

    /// The account whose own choices count for its lines, since others do not see its entries; nil: those for all accounts count.
    package func choiceScope(of account: ID<Account>) throws -> LedgerAccountID? {
        try journal.scopes().choiceScope(of: LedgerAccountID(account))
    }

    /// The same of the own account of a transaction.
    package func choiceScope(of group: TransactionGroup) throws -> LedgerAccountID? {
        let scopes = try journal.scopes()
        guard scopes.isDivided else { return nil }
        return group.parts.flatMap { [$0.source, $0.destination] }.lazy.compactMap { scopes.choiceScope(of: $0) }.first
    }

    /// The category last chosen for the payee in an account whose entries others do not see, else for the payee as written, else for its normalised
    /// name, otherwise *other* or *other income*.
    package func rememberedCategory(_ payee: String, isIncome: Bool, in account: ID<Account>) throws -> LedgerAccountID {
        let scope = try choiceScope(of: account)
        let key = scope == nil ? "" : LineWords(payee: payee, memo: "").key
        if !key.isEmpty, let category = try open(try choices.find(key, isIncome: isIncome, scope: scope)?.category) { return category }
        return try rememberedCategory(payee, isIncome: isIncome)
    }

    /// The category last chosen for the payee as written, else for its normalised name, otherwise *other* or *other income*.
    private func rememberedCategory(_ payee: String, isIncome: Bool) throws -> LedgerAccountID {
        if !payee.isEmpty, let known = try journal.payees.find(payee), known.scope == 0,
            let category = try open(isIncome ? known.incomeCategory : known.spendingCategory)
        {
            return category
        }
        let key = LineWords(payee: payee, memo: "").key
        if !key.isEmpty, let category = try open(try choices.find(key, isIncome: isIncome)?.category) { return category }
        return try standardCategory(isIncome ? .otherIncome : .other)
    }

    /// A category that is not archived.
    private func open(_ category: ID<Category>?) throws -> LedgerAccountID? {
        guard let category, let record = try ledgerAccounts.find(LedgerAccountID(category)), record.role == .category, !record.isArchived
        else { return nil }
        return record.id
    }
}
