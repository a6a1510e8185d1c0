import Models
import Services

/// How figures without a currency of their own are read: by the account they are about, or by the decimals that all accounts share.
struct AmountScale {

    /// One of the currencies with the right number of decimals; nil where the accounts' currencies differ in it.
    private let currency: Currency?

    init(_ account: Account) {
        currency = account.currency
    }

    /// The scale that all accounts share; with two decimals where there is no account.
    init(sharedBy accounts: [AccountSummary]) {
        guard let first = accounts.first?.account.currency else {
            currency = Currency(code: "EUR")
            return
        }
        currency = accounts.allSatisfy { $0.account.currency.decimals == first.decimals } ? first : nil
    }

    /// The scale of an account, else the one that all accounts of the household share.
    static func of(_ account: Account?, in household: DependencyContainer) async throws -> AmountScale {
        if let account { return AmountScale(account) }
        return AmountScale(sharedBy: try await household.accounts().fetchAccounts(includingArchived: true))
    }

    /// - Parameter option: what the figure was given for, to name it in an error.
    /// - Throws: `CommandFailure.usage` where it is not known how many decimals there are, or the figure has more.
    func minorUnits(_ figure: DecimalFigure, option: String) throws -> Int64 {
        guard let currency else {
            throw CommandFailure.usage("\(option) needs --account: the accounts' currencies have different decimals")
        }
        return try figure.exactMoney(in: currency, option: option).minorUnits
    }

    /// The figure as it would be written; whole minor units where it is not known how many decimals there are.
    func text(_ minorUnits: Int64) -> String {
        guard let currency else { return String(minorUnits) }
        return Money(minorUnits: minorUnits, currency: currency).decimalText
    }
}

extension DecimalFigure {

    /// The amount, where the currency has as many decimals as the figure.
    ///
    /// - Throws: `CommandFailure.usage`, also for one that is larger than what is stored (`AmountLimit`).
    func exactMoney(in currency: Currency, option: String) throws -> Money {
        try exactMoney(in: currency, option: option, elseSaying: AmountLimit.violation(in: currency))
    }

    /// The same, where a figure that does not fit is wrong in itself.
    ///
    /// - Parameter violation: what is said of one that is too large.
    /// - Throws: `CommandFailure.usage`.
    func exactMoney(in currency: Currency, option: String, elseSaying violation: String) throws -> Money {
        do {
            let (amount, isExact) = try money(in: currency)
            guard isExact else {
                throw CommandFailure.usage("\(option): \(self) has more decimals than \(currency.code), which has \(currency.decimals)")
            }
            guard AmountLimit.allows(amount) else { throw MoneyError.overflow }
            return amount
        } catch MoneyError.overflow {
            throw CommandFailure.usage("\(option): \(violation)")
        }
    }
}
