import Localization
import Models
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
    var everyText = "1"
    var unit = CycleUnit.month
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
        if case .every(let interval, _) = item.cycle { everyText = String(interval) }
        unit = CycleUnit(item.cycle)
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
        if case .every(let interval, _) = found.cycle { everyText = String(interval) }
        unit = CycleUnit(found.cycle)
        nextText = found.next?.description ?? ""
        account = found.account.description
        category = found.category?.description ?? ""
        payee = found.payee
    }

    /// Validation errors by field.
    struct Errors: FormErrors {
        var name: LocalizedText?
        var amount: LocalizedText?
        var tolerance: LocalizedText?
        var every: LocalizedText?
        var next: LocalizedText?
        var ends: LocalizedText?
        /// The error that belongs to no single field.
        var form: LocalizedText?

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? {
            switch name {
            case "name": \.name
            case "amount": \.amount
            case "tolerance": \.tolerance
            case "every": \.every
            case "next": \.next
            case "ends": \.ends
            default: nil
            }
        }

        /// Whether a field below *More* is wrong.
        var concernMore: Bool { tolerance != nil || ends != nil }
    }
}

extension ExpectedForm {
    /// Parses the form into a draft, and sets the errors of what cannot be read.
    ///
    /// - Parameter chosen: the currency of the amount.
    /// - Returns: nil if a value cannot be read.
    func draft(in locale: LocaleFormat, _ chosen: Currency, today: Day, errors: inout Errors) -> ExpectedDraft? {
        var found = Errors()
        if name.trimmed.isEmpty { found.name = RuleViolation.expectedNameMissing.text }
        let amount = AmountParser.parse(amountText, locale: locale, currency: chosen)
        if amount.map({ $0.minorUnits <= 0 }) ?? true { found.amount = RuleViolation.expectedAmountInvalid.text }
        let tolerance =
            toleranceText.trimmed.isEmpty ? Money.zero(chosen) : AmountParser.parse(toleranceText, locale: locale, currency: chosen)
        if tolerance.map(\.isNegative) ?? true { found.tolerance = RuleViolation.expectedToleranceInvalid.text }
        let cycle = Int(everyText.trimmed).flatMap { unit.cycle(every: $0) }
        if cycle == nil { found.every = RuleViolation.expectedCycleInvalid.text }
        let next = DayText.parse(nextText, in: locale, today: today)
        if next == nil { found.next = "Enter a day" }
        let ends = endsText.trimmed.isEmpty ? nil : DayText.parse(endsText, in: locale, today: today)
        if !endsText.trimmed.isEmpty, ends == nil { found.ends = "Enter a day" }
        errors = found
        guard found.isEmpty, let amount, let tolerance, let cycle, let next else { return nil }
        return ExpectedDraft(
            name: name, amount: Money(minorUnits: direction == .income ? amount.minorUnits : -amount.minorUnits, currency: chosen),
            tolerance: tolerance.minorUnits, cycle: cycle, next: next, ends: ends, weekendRule: weekendRule, account: ID(account),
            category: ID(category), payee: payee)
    }
}
