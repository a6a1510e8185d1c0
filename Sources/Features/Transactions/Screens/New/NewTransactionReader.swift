import Localization
import Models
import Services

/// Reads the form of a new transaction.
struct NewTransactionReader {
    let form: TransactionForm
    let kind: TransactionKind
    /// The typed payee, or the one that was chosen among the recent ones.
    let payee: String
    let accounts: [Account]
    /// The selected account.
    let account: Account?
    /// The other account of a transfer.
    let other: ID<Account>?
    /// The parts of a split that is duplicated.
    let parts: [SplitPart]
    /// The idempotency key; empty for none.
    let key: String
    let allowsClosedDays: Bool
    let locale: LocaleFormat
    let today: Day

    /// The draft; nil if a value is invalid.
    func read() -> (draft: TransactionDraft?, errors: TransactionForm.Errors) {
        var errors = TransactionForm.Errors()
        guard let account else {
            errors.account = "Choose an account"
            return (nil, errors)
        }
        var amount: Money?
        var day: Day?
        do { amount = try form.amount(in: locale, currency: account.currency) } catch { errors.amount = error.sentence }
        do { day = try form.day(in: locale, today: today) } catch { errors.day = error.sentence }
        if kind == .transfer {
            if other == nil { errors.otherAccount = "Choose the other account" }
            if other == account.id { errors.otherAccount = "Choose two different accounts" }
        }
        let received = kind == .transfer ? received(from: account, &errors) : nil
        guard errors.isEmpty, let amount, let day else { return (nil, errors) }
        let isSplit = kind != .transfer && !parts.isEmpty
        let draft = TransactionDraft(
            account: account.id, amount: kind == .income ? amount : -amount, day: day, payee: payee, note: form.note,
            category: kind == .transfer || isSplit ? nil : form.categoryId, transferAccount: kind == .transfer ? other : nil,
            otherAmount: received, tags: form.tagList, parts: isSplit ? parts : [],
            key: key.isEmpty ? nil : key, allowsClosedDays: allowsClosedDays)
        return (draft, errors)
    }

    /// The received amount if the other account has another currency.
    private func received(from account: Account, _ errors: inout TransactionForm.Errors) -> Money? {
        guard let currency = accounts.first(where: { $0.id == other })?.currency else { return nil }
        guard currency != account.currency else {
            if !form.received.withoutOuterBlanks.isEmpty { errors.received = "Both accounts are in \(currency.code): leave this empty" }
            return nil
        }
        guard !form.received.withoutOuterBlanks.isEmpty else {
            errors.received = "Enter what arrives in \(currency.code)"
            return nil
        }
        do { return try form.received(in: locale, currency: currency) } catch {
            errors.received = error.sentence
            return nil
        }
    }
}
