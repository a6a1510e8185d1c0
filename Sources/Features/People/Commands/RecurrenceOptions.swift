import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel

/// How often an expense recurs.
struct RecurrenceOptions: ParsableArguments {
    @Option(name: .customLong("repeat"), help: ArgumentHelp("It recurs: every day, week, month, quarter or year.", valueName: "unit"))
    var unit: ScheduleUnitOption?

    @Option(help: ArgumentHelp("Every how many units it recurs; default: 1.", valueName: "number")) var every: Int?

    @Option(help: ArgumentHelp("The last day on which it may recur (YYYY-MM-DD); default: without end.", valueName: "day"))
    var repeatUntil: Day?

    func validate() throws {
        guard unit != nil || (every == nil && repeatUntil == nil) else {
            throw ValidationError(text: "--every and --repeat-until require --repeat")
        }
    }

    /// Nil if it does not recur.
    var recurrence: ExpenseDraft.Recurrence? {
        unit.map { ExpenseDraft.Recurrence(every: every ?? 1, $0.unit, end: repeatUntil) }
    }
}
