import Localization
import Models
import PlanModel
import RecurrenceModel
import ScreenKit
import Services

/// The direction of expected money as a choice of the form.
enum ExpectedDirection: String, CaseIterable, Hashable {
    case income, spending

    var title: LocalizedText {
        switch self {
        case .income: "Comes in"
        case .spending: "Goes out"
        }
    }
}

/// The values of the forms of new and existing expected items.
struct ExpectedForm: FormValues {
    var name = ""
    var direction = ExpectedDirection.spending
    var amountText = ""
    var toleranceText = ""
    /// The code of the currency; empty: that of the account.
    var currency = ""
    var cycle = CycleText()
    var nextText = ""
    var endsText = ""
    var weekendRule = WeekendRule.same
    var account = ""
    var category = ""
    var payee = ""

    init() {}

    /// Creates the form that edits an item.
    init(_ item: ExpectedItem, next: Day, locale: LocaleFormat) {
        let money = item.amount
        name = item.name
        direction = item.isIncome ? .income : .spending
        amountText = money.magnitude.typedText(in: locale)
        if item.tolerance > 0 { toleranceText = Money(minorUnits: item.tolerance, currency: money.currency).typedText(in: locale) }
        currency = money.currency.code
        cycle = CycleText(item.cycle)
        nextText = next.description
        endsText = item.ends?.description ?? ""
        weekendRule = item.weekendRule
        account = item.account?.description ?? ""
        category = item.category?.description ?? ""
        payee = item.payeeKey
    }

    /// Fills the form from what recurs in the ledger: the amount is what came last, the tolerance covers what the amounts vary by.
    mutating func fill(from found: FoundSeries, locale: LocaleFormat) {
        name = found.payee
        direction = found.kind == .income ? .income : .spending
        let latest = found.charges.last { $0.amount.minorUnits > 0 }?.amount ?? found.amount
        amountText = latest.typedText(in: locale)
        if let highest = found.highest {
            let margins = [found.amount, highest].map { abs($0.minorUnits.subtractingClamped(latest.minorUnits)) }
            let margin = Money(minorUnits: margins.max() ?? 0, currency: latest.currency)
            if margin.minorUnits > 0 { toleranceText = margin.typedText(in: locale) }
        }
        currency = found.amount.currency.code
        cycle = CycleText(found.cycle)
        nextText = found.next?.description ?? ""
        account = found.account.description
        category = found.category?.description ?? ""
        payee = found.payee
    }

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, amount, tolerance, every, next, ends
    }

    typealias Errors = FormFieldErrors<Field>
}

extension ExpectedForm {
    /// Parses the form into a draft, and sets the errors of what cannot be read.
    ///
    /// - Parameter chosen: the currency of the amount.
    /// - Returns: nil if a value cannot be read.
    func draft(in locale: LocaleFormat, _ chosen: Currency, today: Day, errors: inout Errors) -> ExpectedDraft? {
        var reader = FieldReader<Field>(locale: locale, currency: chosen, today: today)
        if name.trimmed.isEmpty { reader.errors[.name] = RuleViolation.expectedNameMissing.text }
        let amount = reader.amount(amountText, nil, .amount, RuleViolation.expectedAmountInvalid.text)
        if let amount, amount.minorUnits <= 0 { reader.errors[.amount] = RuleViolation.expectedAmountInvalid.text }
        let tolerance = reader.amount(toleranceText, .zero(chosen), .tolerance, RuleViolation.expectedToleranceInvalid.text)
        if let tolerance, tolerance.isNegative { reader.errors[.tolerance] = RuleViolation.expectedToleranceInvalid.text }
        let cycle = reader.cycle(cycle, .every, RuleViolation.expectedCycleInvalid.text)
        let next = reader.day(nextText, .next, isRequired: true)
        let ends = reader.day(endsText, .ends)
        errors = reader.errors
        guard errors.isEmpty, let amount, let tolerance, let cycle, let next else { return nil }
        return ExpectedDraft(
            name: name, amount: Money(minorUnits: direction == .income ? amount.minorUnits : -amount.minorUnits, currency: chosen),
            tolerance: tolerance.minorUnits, cycle: cycle, next: next, ends: ends, weekendRule: weekendRule, account: ID(account),
            category: ID(category), payee: payee)
    }
}
