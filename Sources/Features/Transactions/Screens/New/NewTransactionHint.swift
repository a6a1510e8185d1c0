import AccountsModel
import Localization
import Models
import ScreenKit
import Services
import TransactionsModel

/// What the form of a new transaction tells about its input: the category that the payee gets, or the exchange rate.
struct NewTransactionHint {
    let context: TransactionsContext
    let form: TransactionForm

    /// Which category a payee gets if none is chosen; empty if there is nothing to say.
    func category(of payee: String, isIncome: Bool, among categories: [Category]) async -> LocalizedText {
        guard form.category.isEmpty, !payee.isEmpty else { return .verbatim("") }
        let known = try? await context.services.transactionScreens().fetchCategory(of: payee, isIncome: isIncome)
        guard let category = categories.first(where: { $0.id == known }) else {
            return "This payee is new. Coffer remembers the category you choose."
        }
        return "\(category.name), as last time."
    }

    /// The rate between the currencies of two accounts, or what is missing to know it; empty if they are the same.
    func rate(from currency: Currency?, to other: Currency?) async -> LocalizedText {
        guard let currency, let other, other != currency else { return .verbatim("") }
        let day = (try? form.day(in: context.locale, today: context.today)) ?? context.today
        if let amount = try? form.amount(in: context.locale, currency: currency),
            let received = try? form.received(in: context.locale, currency: other),
            let rate = ExchangeRate(from: amount, to: received, on: day, digits: 6)
        {
            return .verbatim(rate.text(in: context.locale))
        }
        guard let rate = try? await context.services.rates().rate(from: currency, to: other, on: day) else {
            return "What arrives is in \(other.code)."
        }
        return "The last rate is \(rate.text(in: context.locale)), of \(rate.day)."
    }
}
