import ArgumentParser
import CommandKit
import Models
import Services
import TransactionsModel

/// A transaction to split, from the perspective of its only own account.
struct SplitPlan {
    /// Negative for money out.
    let amount: Money

    /// - Parameter accounts: the own accounts.
    /// - Throws: `ServiceError.rule` if none or several own accounts take part, `MoneyError`.
    init(_ group: TransactionGroup, accounts: Set<LedgerAccountID>) throws {
        let touched = Set(group.parts.flatMap { [$0.source, $0.destination] }).intersection(accounts)
        guard let account = touched.first, touched.count == 1, let currency = group.parts.first?.amount.currency else {
            throw ServiceError.rule(.splitOfTransfer)
        }
        amount = try group.amount(at: account, in: currency)
    }

    /// The signed parts. They may be given with the sign of the transaction or without it.
    ///
    /// - Throws: `ServiceError.rule` if they do not add up, `CommandFailure`, `MoneyError`.
    func parts(_ written: [SplitPartArgument], in household: DependencyContainer) async throws -> [SplitPart] {
        var figures: [Money] = []
        var sum = Money.zero(amount.currency)
        for part in written {
            let figure = try part.amount.exactMoney(in: amount.currency, option: "--split")
            figures.append(figure)
            sum = try sum + figure
        }
        let isSignFlipped = sum != amount
        guard !isSignFlipped || -sum == amount else {
            throw ServiceError.rule(.splitArgumentSum(of: sum, transaction: amount))
        }
        var parts: [SplitPart] = []
        for (figure, part) in zip(figures, written) {
            let category = try await Lookup(household).category(part.category)
            parts.append(SplitPart(amount: isSignFlipped ? -figure : figure, category: category.id))
        }
        return parts
    }
}

/// A part of a split, parsed from `12.00=groceries`.
struct SplitPartArgument: ExpressibleByArgument, Hashable {
    var amount: DecimalFigure
    var category: String

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), let amount = DecimalFigure(bytes: argument[..<equals].utf8) else { return nil }
        category = String(argument[argument.index(after: equals)...])
        guard !category.isEmpty else { return nil }
        self.amount = amount
    }
}
