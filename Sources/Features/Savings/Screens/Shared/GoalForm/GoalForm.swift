import Localization
import Models
import SavingsModel
import ScreenKit
import Services

/// The values of the forms of new and existing goals, and their validation.
struct GoalForm: FormValues {
    var name = ""
    var targetText = ""
    /// The target day as text; empty if there is none.
    var byText = ""
    var rows = [GoalPartRow()]

    /// Validation errors by field.
    struct Errors: FormErrors {
        var name: LocalizedText?
        var target: LocalizedText?
        var by: LocalizedText?
        var rows: [Int: GoalPartRow.Errors] = [:]
        /// The error that belongs to no single field.
        var form: LocalizedText?

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? {
            switch name {
            case "name": \.name
            case "target": \.target
            case "by": \.by
            default: nil
            }
        }
    }

    init() {}

    /// Creates the form that edits an existing goal.
    init(_ goal: SavingsGoal, locale: LocaleFormat) {
        name = goal.name
        targetText = goal.target.typedText(in: locale)
        byText = goal.by?.description ?? ""
        rows = goal.parts.map { part in
            GoalPartRow(
                id: part.id.description, account: part.account.description, name: part.name,
                amountText: part.amount?.typedText(in: locale) ?? "")
        }
        if rows.isEmpty { rows = [GoalPartRow()] }
    }

    /// The number of rows as text. The value from the form is limited to the maximum.
    var rowCount: String {
        get { String(rows.count) }
        set {
            guard let count = Int(newValue), (1...SavingsRule.maxParts).contains(count) else { return }
            rows = (0..<count).map { rows.indices.contains($0) ? rows[$0] : GoalPartRow() }
        }
    }

    // MARK: - Parsing

    func target(in locale: LocaleFormat, _ currency: Currency) -> Money? {
        AmountParser.parse(targetText, locale: locale, currency: currency)
    }

    func by(in locale: LocaleFormat, today: Day) -> Day? { DayText.parse(byText, in: locale, today: today) }

    /// Parses the form into a draft; nil if a value is invalid.
    func draft(in locale: LocaleFormat, _ currency: Currency, today: Day, key: String? = nil) -> GoalDraft? {
        guard let target = target(in: locale, currency) else { return nil }
        var parts: [GoalPartDraft] = []
        for row in rows where !row.isBlank {
            guard let account = ID<Account>(row.account) else { return nil }
            parts.append(
                GoalPartDraft(
                    id: ID(row.id), name: row.name.trimmed, account: account,
                    amount: AmountParser.parse(row.amountText, locale: locale, currency: currency),
                    aside: AmountParser.parse(row.asideText, locale: locale, currency: currency)))
        }
        return GoalDraft(name: name.trimmed, target: target, by: by(in: locale, today: today), parts: parts, key: key)
    }

    // MARK: - Rules

    /// Validates the form.
    ///
    /// - Parameters:
    ///   - currencies: The currencies of the accounts that can be selected.
    ///   - before: The stored target day, which remains valid even if it has passed.
    ///   - free: What the accounts hold that no goal has, for a new goal: if that is enough for all of it, what is put aside has to be
    ///     said, because the goal would be saved at once. Empty: it is not asked for.
    func errors(
        in locale: LocaleFormat, _ currency: Currency, today: Day, currencies: [ID<Account>: Currency], before: Day? = nil,
        free: [ID<Account>: Money] = [:]
    ) -> Errors {
        var errors = Errors()
        errors.name = SavingsRule.violation(ofGoalName: name.trimmed).map { RuleViolation($0).text }
        if target(in: locale, currency).map(SavingsRule.allows(target:)) != true {
            errors.target = RuleViolation.goalTargetInvalid.text
        }
        if !byText.trimmed.isEmpty {
            if let day = by(in: locale, today: today) {
                if day <= today, day != before { errors.by = RuleViolation.goalDayPast.text }
            } else {
                errors.by = "Enter a day"
            }
        }
        var whole: Set<String> = []
        var chosen: Set<Currency> = []
        for (index, row) in rows.enumerated() where !row.isBlank {
            var wrong = self.errors(of: row, in: locale, currency)
            if row.amountText.trimmed.isEmpty, !row.account.isEmpty, !whole.insert(row.account).inserted {
                wrong.amount = RuleViolation.goalPartTwice.text
            }
            if let own = ID<Account>(row.account).flatMap({ currencies[$0] }), chosen.insert(own).inserted, chosen.count > 1 {
                wrong.account = RuleViolation.goalCurrencyMixed.text
            }
            if !wrong.isEmpty { errors.rows[index] = wrong }
        }
        for index in rowsToAsk(in: locale, currency, free: free) where errors.rows[index] == nil {
            errors.rows[index] = GoalPartRow.Errors(aside: "The account holds all of it already. Say how much is put aside for this goal")
        }
        if rows.allSatisfy(\.isBlank) { errors.rows[0] = GoalPartRow.Errors(account: RuleViolation.goalPartMissing.text) }
        return errors
    }

    /// The rows that say neither an amount nor what is put aside, if their accounts hold enough for the whole target.
    private func rowsToAsk(in locale: LocaleFormat, _ currency: Currency, free: [ID<Account>: Money]) -> [Int] {
        guard let target = target(in: locale, currency), SavingsRule.allows(target: target) else { return [] }
        let open = rows.indices.filter { !rows[$0].isBlank && rows[$0].amountText.trimmed.isEmpty && rows[$0].asideText.trimmed.isEmpty }
        let held = open.compactMap { ID<Account>(rows[$0].account).flatMap { free[$0] } }.filter { $0.currency == currency }
        return held.reduce(0) { $0.addingClamped(max($1.minorUnits, 0)) } >= target.minorUnits ? open : []
    }

    private func errors(of row: GoalPartRow, in locale: LocaleFormat, _ currency: Currency) -> GoalPartRow.Errors {
        var errors = GoalPartRow.Errors()
        if ID<Account>(row.account) == nil { errors.account = RuleViolation.goalPartMissing.text }
        if row.name.trimmed.count > 100 { errors.name = RuleViolation.goalPartNameTooLong.text }
        if !row.amountText.trimmed.isEmpty,
            AmountParser.parse(row.amountText, locale: locale, currency: currency).map(SavingsRule.allows(partAmount:)) != true
        {
            errors.amount = RuleViolation.goalPartAmountInvalid.text
        }
        if !row.asideText.trimmed.isEmpty,
            AmountParser.parse(row.asideText, locale: locale, currency: currency).map({ $0.minorUnits >= 0 }) != true
        {
            errors.aside = RuleViolation.goalAsideInvalid.text
        }
        return errors
    }
}
