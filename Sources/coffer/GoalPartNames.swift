import Models
import Services

/// The accounts of a goal as a person names them: `Savings`, or `Savings=500.00` for a part of one.
struct GoalPartNames {

    private let texts: [String]

    init(_ texts: [String]) {
        self.texts = texts
    }

    /// What they name, in the currency of the first one.
    ///
    /// - Parameter known: parts that are taken over where their account is named again.
    /// - Throws: `CommandFailure.notFound`; `.usage` for an account that is not among the savings, and for an amount that cannot be read.
    func parts(
        in household: DependencyContainer, keeping known: [GoalPart] = []
    ) async throws -> (drafts: [GoalPartDraft], currency: Currency) {
        var drafts: [GoalPartDraft] = []
        var currency: Currency?
        var left = known
        for text in texts {
            let (account, amount) = try await part(text, in: household)
            guard account.kind.isSavings else {
                throw CommandFailure.usage("--account: \(account.name) is not an account of the kinds savings and deposit")
            }
            currency = currency ?? account.currency
            let index = left.firstIndex { $0.account == account.id }
            let old = index.map { left.remove(at: $0) }
            drafts.append(GoalPartDraft(id: old?.id, name: old?.name ?? "", account: account.id, amount: amount))
        }
        guard let currency else { throw CommandFailure.usage("--account: \(SavingsRule.noPartViolation)") }
        return (drafts, currency)
    }

    /// An account that has the whole text as its name comes before a name with an amount.
    private func part(_ text: String, in household: DependencyContainer) async throws -> (Account, Money?) {
        let lookup = Lookup(household)
        guard let equals = text.lastIndex(of: "="),
            let figure = DecimalFigure(bytes: text[text.index(after: equals)...].utf8)
        else { return (try await lookup.account(text).account, nil) }
        do {
            return (try await lookup.account(text).account, nil)
        } catch CommandFailure.notFound {
            let account = try await lookup.account(String(text[..<equals])).account
            let violation = SavingsRule.amountViolation
            let amount = try figure.exactMoney(in: account.currency, option: "--account", elseSaying: violation)
            guard SavingsRule.violation(ofAmount: amount) == nil else { throw CommandFailure.usage("--account: \(violation)") }
            return (account, amount)
        }
    }
}
