import CommandKit
import Localization
import Models
import SavingsModel
import Services

/// The accounts of a goal as given by the user: `Savings`, or `Savings=500.00` for a part of one.
struct GoalPartNames {
    private let texts: [String]

    init(_ texts: [String]) {
        self.texts = texts
    }

    /// Resolves the names, with the currency of the first account.
    ///
    /// - Parameter known: existing parts, which are kept if their account is given again.
    /// - Throws: `CommandFailure.notFound`; `.usage` for an account that is not a savings account, and for an invalid amount.
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
        guard let currency else { throw CommandFailure.usage("--account: \(RuleViolation.goalPartMissing.text)") }
        return (drafts, currency)
    }

    /// Looks for an account with the whole text as its name first, then for a name with an amount.
    private func part(_ text: String, in household: DependencyContainer) async throws -> (Account, Money?) {
        let lookup = Lookup(household)
        guard let equals = text.lastIndex(of: "="),
            let figure = DecimalFigure(bytes: text[text.index(after: equals)...].utf8)
        else { return (try await lookup.account(text).account, nil) }
        do {
            return (try await lookup.account(text).account, nil)
        } catch CommandFailure.notFound {
            let account = try await lookup.account(String(text[..<equals])).account
            let violation = RuleViolation.goalPartAmountInvalid.text
            let amount = try figure.exactMoney(in: account.currency, option: "--account", elseSaying: violation)
            guard SavingsRule.allows(partAmount: amount) else { throw CommandFailure.usage("--account: \(violation)") }
            return (account, amount)
        }
    }
}
