import InsightsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// A view model of a report with a choice of period.
protocol PeriodReportModel: LoadableModel, Observable where Context == InsightsContext {
    var choice: ReportChoice { get set }
    var route: InsightsRoute { get }
    /// The categories that can be left out; empty: none.
    var categories: [Models.Category] { get }
}

extension PeriodReportModel {
    var categories: [Models.Category] { [] }

    private var parsed: (days: ClosedRange<Day>, errors: ReportChoice.Errors) {
        let (days, errors) = choice.days(
            standard: route.standardPeriod, household: context.household, today: context.today, locale: context.locale)
        return (days, errors)
    }

    var days: ClosedRange<Day> { parsed.days }
    var errors: ReportChoice.Errors { parsed.errors }

    /// The same screen with another choice.
    func link(_ choice: ReportChoice? = nil) -> Link { Link(.insights(route), query: (choice ?? self.choice).items) }

    /// The same choice, changed.
    func changed(_ change: (inout ReportChoice) -> Void) -> Link {
        var choice = choice
        change(&choice)
        return link(choice)
    }

    /// The path of the screen's figures or chart as a file.
    ///
    /// - Parameter chart: The chart of an SVG file; nil: the figures as CSV.
    func file(chart: String? = nil) -> String {
        let items = choice.items + [QueryItem("to", chart == nil ? "csv" : "svg")] + (chart.map { [QueryItem("chart", $0)] } ?? [])
        return "/files/" + route.path.absolute.dropFirst() + "?" + QueryItem.text(items)
    }

    /// Links to what figures are made of, which lead back here.
    var entries: EntryLinks {
        let names = categories.filter { choice.excludedIds.contains($0.id) }.map(\.name)
        return EntryLinks(back: link(), excluded: names, whose: context.memberContext.whose)
    }
}
