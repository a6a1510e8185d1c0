package import Localization
package import Models
package import Services

/// The number of decimals of figures without a currency: that of their account, or the one that all accounts share.
package struct AmountScale {
    /// A currency with the right number of decimals; nil if the accounts' currencies differ in it.
    private let currency: Currency?

    package init(_ account: Account) {
        currency = account.currency
    }

    /// The scale that all accounts share; two decimals without accounts.
    package init(sharedBy accounts: [AccountSummary]) {
        guard let first = accounts.first?.account.currency else {
            currency = .euro
            return
        }
        currency = accounts.allSatisfy { $0.account.currency.decimals == first.decimals } ? first : nil
    }

    /// The scale of an account, else the one shared by all accounts of the household.
    package static func of(_ account: Account?, in household: DependencyContainer) async throws -> AmountScale {
        if let account { return AmountScale(account) }
        return AmountScale(sharedBy: try await household.accounts().fetchAccounts(includingArchived: true))
    }

    /// - Parameter option: the option of the figure, for error messages.
    /// - Throws: `CommandFailure.usage` if the number of decimals is unknown or the figure has more.
    package func minorUnits(_ figure: DecimalFigure, option: String) throws -> Int64 {
        guard let currency else {
            throw CommandFailure.usage("\(option) needs --account: the accounts' currencies have different decimals")
        }
        return try figure.exactMoney(in: currency, option: option).minorUnits
    }

    /// The decimal text of an amount; whole minor units if the number of decimals is unknown.
    package func text(_ minorUnits: Int64) -> String {
        guard let currency else { return String(minorUnits) }
        return Money(minorUnits: minorUnits, currency: currency).decimalText
    }
}

extension DecimalFigure {
    /// The figure as an amount of a currency that has enough decimals.
    ///
    /// - Throws: `CommandFailure.usage`, also for an amount above `AmountLimit`.
    package func exactMoney(in currency: Currency, option: String) throws -> Money {
        try exactMoney(in: currency, option: option, elseSaying: RuleViolation.amountTooLarge(in: currency).text)
    }

    /// The same with a custom message for an amount that is too large.
    ///
    /// - Parameter violation: the message for an amount that is too large.
    /// - Throws: `CommandFailure.usage`.
    package func exactMoney(in currency: Currency, option: String, elseSaying violation: LocalizedText) throws -> Money {
        do {
            let (amount, isExact) = try money(in: currency)
            guard isExact else {
                throw CommandFailure.usage(
                    "\(option): \(description) has more decimals than \(currency.code), which has \(Int(currency.decimals))")
            }
            guard AmountLimit.allows(amount) else { throw MoneyError.overflow }
            return amount
        } catch MoneyError.overflow {
            throw CommandFailure.usage("\(option): \(violation)")
        }
    }
}
