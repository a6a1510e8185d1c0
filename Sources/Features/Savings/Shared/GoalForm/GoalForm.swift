import Models
import Services

/// What is typed into the forms of a new and of an edited goal, and what is wrong with it.
struct GoalForm: Hashable {
    var name = ""
    var targetText = ""
    /// A day; empty: none.
    var byText = ""
    var rows = [GoalPartRow()]

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var name: String?
        var target: String?
        var by: String?
        var rows: [Int: GoalPartRow.Errors] = [:]
        /// What stands against the form as a whole.
        var form: String?

        var isEmpty: Bool { self == Errors() }
    }

    init() {}

    /// The form of a goal that is there.
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

    /// How many rows there are, as text. What a form says is held within what a page can show.
    var rowCount: String {
        get { String(rows.count) }
        set {
            guard let count = Int(newValue), (1...SavingsRule.maxParts).contains(count) else { return }
            rows = (0..<count).map { rows.indices.contains($0) ? rows[$0] : GoalPartRow() }
        }
    }

    // MARK: - Reading

    func target(in locale: LocaleFormat, _ currency: Currency) -> Money? {
        AmountParser.parse(targetText, locale: locale, currency: currency)
    }

    func by(in locale: LocaleFormat, today: Day) -> Day? { DayText.parse(byText, in: locale, today: today) }

    /// What is typed as a goal; nil where something is wrong.
    func draft(in locale: LocaleFormat, _ currency: Currency, today: Day, key: String? = nil) -> GoalDraft? {
        guard let target = target(in: locale, currency) else { return nil }
        var parts: [GoalPartDraft] = []
        for row in rows where !row.isBlank {
            guard let account = ID<Account>(row.account) else { return nil }
            parts.append(
                GoalPartDraft(
                    id: ID(row.id), name: row.name.trimmed, account: account,
                    amount: AmountParser.parse(row.amountText, locale: locale, currency: currency)))
        }
        return GoalDraft(name: name.trimmed, target: target, by: by(in: locale, today: today), parts: parts, key: key)
    }

    // MARK: - Rules

    /// All that is wrong with what is typed.
    ///
    /// - Parameters:
    ///   - currencies: Of the accounts that can be chosen.
    ///   - before: The day that the goal has: one that has passed may stay.
    func errors(
        in locale: LocaleFormat, _ currency: Currency, today: Day, currencies: [ID<Account>: Currency], before: Day? = nil
    ) -> Errors {
        var errors = Errors()
        errors.name = SavingsRule.violation(ofGoalName: name.trimmed)
        errors.target = target(in: locale, currency).map { SavingsRule.violation(ofTarget: $0) } ?? SavingsRule.targetViolation
        if !byText.trimmed.isEmpty {
            if let day = by(in: locale, today: today) {
                if day <= today, day != before { errors.by = SavingsRule.dayViolation }
            } else {
                errors.by = "Enter a day"
            }
        }
        var whole: Set<String> = []
        var chosen: Set<Currency> = []
        for (index, row) in rows.enumerated() where !row.isBlank {
            var wrong = self.errors(of: row, in: locale, currency)
            if row.amountText.trimmed.isEmpty, !row.account.isEmpty, !whole.insert(row.account).inserted {
                wrong.amount = SavingsRule.twiceViolation
            }
            if let own = ID<Account>(row.account).flatMap({ currencies[$0] }), chosen.insert(own).inserted, chosen.count > 1 {
                wrong.account = SavingsRule.currencyViolation
            }
            if !wrong.isEmpty { errors.rows[index] = wrong }
        }
        if rows.allSatisfy(\.isBlank) { errors.rows[0] = GoalPartRow.Errors(account: SavingsRule.noPartViolation) }
        return errors
    }

    private func errors(of row: GoalPartRow, in locale: LocaleFormat, _ currency: Currency) -> GoalPartRow.Errors {
        var errors = GoalPartRow.Errors()
        if ID<Account>(row.account) == nil { errors.account = SavingsRule.noPartViolation }
        if row.name.trimmed.count > 100 { errors.name = SavingsRule.longPartNameViolation }
        if !row.amountText.trimmed.isEmpty {
            errors.amount =
                AmountParser.parse(row.amountText, locale: locale, currency: currency).map { SavingsRule.violation(ofAmount: $0) }
                ?? SavingsRule.amountViolation
        }
        return errors
    }
}
