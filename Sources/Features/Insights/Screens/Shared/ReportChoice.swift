import InsightsModel
import Localization
import Models
import Navigation
import Services

/// What a report shows, as form values and as query items.
struct ReportChoice: Hashable {
    /// A `ReportPeriod`; empty: the standard one of the screen. Days that are typed come first.
    var period = ""
    var from = ""
    var until = ""
    /// A `ReportGrouping`; empty: by category.
    var by = ""
    /// A `ReportComparison`, or `none`; empty: the period before.
    var comparison = ""
    /// The ids of categories that do not count.
    var excluded: Set<String> = []

    /// Validation errors by field.
    struct Errors: Hashable {
        var from: LocalizedText?
        var until: LocalizedText?
    }

    var grouping: ReportGrouping { ReportGrouping(rawValue: by) ?? .category }
    var compared: ReportComparison? { comparison == "none" ? nil : ReportComparison(rawValue: comparison) ?? .previous }
    var excludedIds: Set<ID<Category>> { Set(excluded.compactMap { ID($0) }) }

    /// Whether days were typed.
    var isCustom: Bool { !from.isEmpty || !until.isEmpty }

    /// The named period; nil for typed days.
    func namedPeriod(standard: ReportPeriod) -> ReportPeriod? { isCustom ? nil : ReportPeriod(rawValue: period) ?? standard }

    /// The query items of what is not standard.
    var items: [QueryItem] {
        let single = [("period", period), ("from", from), ("until", until), ("by", by), ("compare", comparison)]
        return single.filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) } + excluded.sorted().map { QueryItem("exclude", $0) }
    }

    /// The same choice for a named period.
    func during(_ period: ReportPeriod) -> ReportChoice {
        var choice = self
        (choice.period, choice.from, choice.until) = (period.rawValue, "", "")
        return choice
    }

    /// The days of the choice. With an invalid day, or with days in the wrong order, they are those of the standard period, and it is said why.
    func days(standard: ReportPeriod, household: Household, today: Day, locale: LocaleFormat) -> (ClosedRange<Day>, Errors) {
        var errors = Errors()
        let normal = (ReportPeriod(rawValue: period) ?? standard).days(of: household, today: today)
        guard isCustom else { return (normal, errors) }
        let first = from.isEmpty ? nil : DayText.parse(from, in: locale, today: today)
        let last = until.isEmpty ? today : DayText.parse(until, in: locale, today: today)
        if !from.isEmpty, first == nil { errors.from = "Day must be a valid date" }
        if last == nil { errors.until = "Day must be a valid date" }
        guard errors == Errors(), let last else { return (normal, errors) }
        let start = first ?? household.monthStart(before: last)
        guard start <= last else {
            errors.until = RuleViolation.reportDaysReversed.text
            return (normal, errors)
        }
        return (start...last, errors)
    }
}
