import Localization
import Models
import PeopleModel
import ScreenKit
import Services

extension ExpenseForm {
    /// The amount with its sign; nil if it cannot be read.
    func amount(in locale: LocaleFormat) -> Money? {
        guard let currency = Currency(code: currency.trimmed.uppercased()),
            let amount = AmountParser.parse(amountText, locale: locale, currency: currency)
        else { return nil }
        return isReceived ? -amount.magnitude : amount
    }

    /// The split among members as it is typed; nil if a value cannot be read.
    func split(among members: [GroupMember], in currency: Currency, _ locale: LocaleFormat) -> ExpenseSplit? {
        var parts: [ExpenseSplit.Part] = []
        for member in members {
            let key = member.id.description
            let text = values[key, default: ""].trimmed
            switch type {
            case .equally:
                if among.contains(key) { parts.append(.init(member.id, 0)) }
            case .adjust:
                guard among.contains(key) else { continue }
                guard !text.isEmpty else {
                    parts.append(.init(member.id, 0))
                    continue
                }
                guard let value = AmountParser.parse(text, locale: locale, currency: currency)?.minorUnits else { return nil }
                parts.append(.init(member.id, value))
            case .exact:
                guard !text.isEmpty else { continue }
                guard let value = AmountParser.parse(text, locale: locale, currency: currency)?.minorUnits else { return nil }
                if value != 0 { parts.append(.init(member.id, value)) }
            case .percent, .shares:
                guard !text.isEmpty else { continue }
                guard let value = Hundredths.parse(text, in: locale) else { return nil }
                if value != 0 { parts.append(.init(member.id, value)) }
            }
        }
        return ExpenseSplit(type, parts)
    }

    /// Parses the form into a draft, and sets the errors of what cannot be read.
    ///
    /// - Parameter members: those who can pay and bear a part.
    /// - Returns: nil if a value cannot be read.
    func draft(
        among members: [GroupMember], accounts: [Account], in locale: LocaleFormat, today: Day, errors: inout Errors
    ) -> ExpenseDraft? {
        errors = Errors()
        let chosen = Currency(code: currency.trimmed.uppercased())
        if chosen == nil { errors[.currency] = "Enter a currency, such as EUR" }
        if title.trimmed.isEmpty { errors[.title] = RuleViolation.expenseTitleMissing.text }
        let amount = amount(in: locale)
        if amount == nil, chosen != nil { errors[.amount] = "Amount must be a valid number" }
        if amount?.isZero == true { errors[.amount] = RuleViolation.expenseAmountZero.text }
        let day = DayText.parse(dayText, in: locale, today: today)
        if day == nil { errors[.day] = "Enter a day" }
        var payers: [ExpensePayer]?
        var split: ExpenseSplit?
        if let chosen {
            payers = self.payers(of: amount, among: members, in: chosen, locale, &errors)
            split = self.split(among: members, in: chosen, locale)
        }
        if chosen != nil, split == nil { errors[.split] = "Enter each value as a number" }
        let foreign = foreign(locale, &errors)
        let recurrence = recurrence(locale, today: today, &errors)
        let ours = Set(members.filter(\.isOurs).map(\.id))
        let isOurs = payers?.contains { ours.contains($0.member) } ?? false
        let source = isOurs ? accounts.first { $0.id.description == account } : nil
        let charged = charged(source, chosen, locale, &errors)
        guard errors.isEmpty, let amount, let day, let payers, let split else { return nil }
        return ExpenseDraft(
            title: title, amount: amount, day: day, payers: payers, split: split, foreign: foreign, category: ID(category), notes: notes,
            account: source?.id, charged: charged, recurrence: recurrence)
    }

    // MARK: - Private

    private func payers(
        of amount: Money?, among members: [GroupMember], in currency: Currency, _ locale: LocaleFormat, _ errors: inout Errors
    ) -> [ExpensePayer]? {
        guard payer == Self.several else {
            guard let member = members.first(where: { $0.id.description == payer }) else {
                errors[.payers] = RuleViolation.expensePayerMissing.text
                return nil
            }
            return amount.map { [ExpensePayer(member.id, $0.minorUnits)] }
        }
        var payers: [ExpensePayer] = []
        for member in members {
            let text = paid[member.id.description, default: ""].trimmed
            guard !text.isEmpty else { continue }
            guard let money = AmountParser.parse(text, locale: locale, currency: currency) else {
                errors[.payers] = "Amount must be a valid number"
                return nil
            }
            payers.append(ExpensePayer(member.id, isReceived ? -money.minorUnits : money.minorUnits))
        }
        return payers
    }

    private func foreign(_ locale: LocaleFormat, _ errors: inout Errors) -> Money? {
        guard !foreignText.trimmed.isEmpty else { return nil }
        guard let currency = Currency(code: foreignCurrency.trimmed.uppercased()),
            let amount = AmountParser.parse(foreignText, locale: locale, currency: currency)
        else {
            errors[.foreign] = "Enter an amount and its currency"
            return nil
        }
        return isReceived ? -amount.magnitude : amount
    }

    private func charged(_ account: Account?, _ currency: Currency?, _ locale: LocaleFormat, _ errors: inout Errors) -> Money? {
        guard let account, account.currency != currency, !chargedText.trimmed.isEmpty else { return nil }
        let amount = AmountParser.parse(chargedText, locale: locale, currency: account.currency)
        if amount == nil { errors[.charged] = "Amount must be a valid number" }
        return amount
    }

    private func recurrence(_ locale: LocaleFormat, today: Day, _ errors: inout Errors) -> ExpenseDraft.Recurrence? {
        guard let unit = ScheduleUnit(rawValue: unit) else { return nil }
        guard let interval = Int(every.trimmed), Schedule.intervals.contains(interval) else {
            errors[.every] = RuleViolation.expenseRecurrenceInvalid.text
            return nil
        }
        let end = until.trimmed.isEmpty ? nil : DayText.parse(until, in: locale, today: today)
        if !until.trimmed.isEmpty, end == nil { errors[.until] = "Enter a day" }
        return ExpenseDraft.Recurrence(every: interval, unit, end: end)
    }
}
