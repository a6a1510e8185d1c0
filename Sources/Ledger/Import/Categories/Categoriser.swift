import Categorisation
import Models
import StatementFiles
import Storage

/// Categorises new lines, in this order: the household's rules, its last choice for the payee, its confirmed choices for similar payees, the category
/// in the file, codes, names of shops and words; otherwise *other* or *other income*.
struct Categoriser {
    /// The category, payee and tags of a line.
    struct Choice {
        var category: LedgerAccountID
        var payee: String
        var tags: [String]
        /// The reason for the category.
        var reason: CategoryReason
        /// The possible refund, while its purchase is not known.
        var openRefund: RefundCategories.Open?
        /// Whether a member has to confirm the category: it is *other*, or neither a rule nor an earlier choice decided.
        var needsReview = true
    }

    private let rules: [CategoryRule]
    /// The conditions of the rules on the payee.
    private let conditions: [FoldedPayeeTest]
    private let categories: OpenCategories
    private let payees: ScopedPayeeCategories
    /// The known refunds and purchases.
    let refunds: RefundCategories
    private let refund: LedgerAccountID?
    /// The neutral category of own transfers whose other account is unknown.
    let transfer: LedgerAccountID
    /// The only cash account of each currency, the target of cash withdrawals.
    private let cash: [Currency: LedgerAccountID]

    init(ledgerAccounts: [LedgerAccountRecord], rules: [CategoryRule], payees: PayeeRepository, choices: CategoryChoiceRepository) throws {
        self.rules = rules
        conditions = rules.map { FoldedPayeeTest($0.payee) }
        categories = try OpenCategories(ledgerAccounts)
        self.payees = ScopedPayeeCategories(categories, payees: payees, choices: choices)
        refunds = RefundCategories(ledgerAccounts)
        refund = ledgerAccounts.first { $0.categoryKey == .refund }?.id
        transfer = try OpenCategories.standard(.transfer, in: ledgerAccounts)
        var cash: [Currency: [LedgerAccountID]] = [:]
        for ledgerAccount in ledgerAccounts where ledgerAccount.kind == .cash && !ledgerAccount.isArchived {
            if let currency = ledgerAccount.currency { cash[currency, default: []].append(ledgerAccount.id) }
        }
        self.cash = cash.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// Categorises a line.
    ///
    /// - Parameters:
    ///   - amount: in minor units, credit positive.
    ///   - scope: the account, if its own choices count.
    func choose(_ line: StatementLine, _ amount: Int64, in account: ID<Account>, scope: LedgerAccountID? = nil) throws -> Choice {
        let choice = try decide(line, amount, in: account, payees.categories(of: scope))
        if amount < 0 { refunds.record(line, amount, category: choice.category) }
        return choice
    }

    private func decide(
        _ line: StatementLine, _ amount: Int64, in account: ID<Account>, _ payees: PayeeCategories
    ) throws -> Choice {
        let isIncome = amount > 0
        var choice = Choice(category: categories.fallback(isIncome: isIncome), payee: line.payee, tags: [], reason: .unknown)
        if !rules.isEmpty {
            let payee = FoldedPayee(line.payee.folded)
            let position = rules.indices.first { rules[$0].terms.fits(amount: amount, account: account) && conditions[$0].fits(payee) }
            if let rule = position.map({ rules[$0] }) {
                choice.tags = rule.tags
                if let name = rule.payeeName { choice.payee = name }
                if let category = rule.category.map({ LedgerAccountID($0) }), categories.isOpen(category) {
                    choice.category = category
                    choice.reason = .rule(rule.id)
                    choice.needsReview = false
                    return choice
                }
            }
        }
        let answer = try payees.answer(payee: choice.payee, memo: line.memo, amount: amount)
        let found = answer.learnt ?? named(line.category, isIncome: isIncome) ?? coded(line.codes, isIncome: isIncome) ?? answer.known
        if let found {
            choice.category = found.category
            choice.reason = found.reason
            choice.needsReview = found.reason.needsReview || found.category == categories.fallback(isIncome: isIncome)
        }
        if isIncome, answer.learnt == nil, choice.category == categories.fallback(isIncome: true) || choice.category == refund {
            try applyRefund(to: &choice, line, amount, payees)
        }
        return choice
    }

    /// Assigns the category of its purchases to a refund, if they were read already.
    private func applyRefund(to choice: inout Choice, _ line: StatementLine, _ amount: Int64, _ payees: PayeeCategories) throws {
        let spending = try payees.answer(payee: choice.payee, memo: line.memo, amount: -1)
        guard let open = refunds.open(line, amount, usual: (spending.learnt ?? spending.known)?.category) else { return }
        guard let category = refunds.category(of: open), categories.isOpen(category) else {
            choice.openRefund = open
            return
        }
        choice.category = category
        choice.reason = .refund
    }

    /// The cash account of a currency, if there is exactly one.
    func cashAccount(in currency: Currency) -> LedgerAccountID? { cash[currency] }

    /// The category with a name in a file, ignoring case; else the one for which the name is a synonym.
    func category(named name: String, isIncome: Bool) -> LedgerAccountID? { categories.named(name, isIncome: isIncome) }

    // MARK: - Private

    private func named(_ name: String?, isIncome: Bool) -> CategoryAssignment? {
        guard let name, let category = categories.named(name, isIncome: isIncome) else { return nil }
        return CategoryAssignment(category: category, reason: .file(name))
    }

    private func coded(_ codes: [StatementCode], isIncome: Bool) -> CategoryAssignment? {
        guard !codes.isEmpty, let finding = KnownTables.finding(of: codes, isIncome: isIncome) else { return nil }
        return categories.assignment(finding)
    }
}

/// A category with the reason for it.
struct CategoryAssignment {
    var category: LedgerAccountID
    var reason: CategoryReason
}
