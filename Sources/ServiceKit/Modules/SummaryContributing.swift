import Ledger
package import Localization
package import Models
import Services

/// A module that contributes to the weekly summaries of members.
package protocol SummaryContributing: ServiceModule {
    /// The order of its lines in a summary, the lowest first.
    var summaryPrecedence: Int { get }

    /// The kinds of its lines, each with its text.
    var summaryWordings: [SummaryWording] { get }

    /// Its lines for a week, from what the reader sees; none if there is nothing to say.
    func summaryLines(of week: SummaryWeek) throws -> [SummaryLine]
}

/// A kind of lines and the function that words one.
package struct SummaryWording: Sendable {
    let kind: SummaryLine.Kind
    let text: @Sendable (SummaryLine) -> LocalizedText

    package init(_ kind: SummaryLine.Kind, text: @escaping @Sendable (SummaryLine) -> LocalizedText) {
        self.kind = kind
        self.text = text
    }
}

/// The week of a summary, read in one snapshot of what some members see.
package struct SummaryWeek {
    package let reading: HouseholdReading
    package let context: ServiceContext
    /// The seven days before today.
    package let days: ClosedRange<Day>
    package let today: Day

    package init(reading: HouseholdReading, context: ServiceContext, today: Day) {
        self.reading = reading
        self.context = context
        days = today.adding(days: -7)...today.adding(days: -1)
        self.today = today
    }
}

extension ServiceModules {
    /// The modules that contribute to weekly summaries, in the order of their lines.
    package var summaryContributors: [any SummaryContributing] { ledger.extending(by: \.summaryPrecedence) }
}
