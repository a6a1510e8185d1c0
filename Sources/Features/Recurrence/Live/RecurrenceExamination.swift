/// The series of the payees whose transactions have changed since their series were stored, as of one snapshot.
///
/// Reads use it in addition to the stored series, so that no read has to write; a write or a job stores it later (`RecurrenceRecorder`).
package struct RecurrenceExamination: Sendable {
    /// The result for a payee.
    struct Result: Sendable {
        /// The revision in which the payee was marked for examination.
        var opened: Int64
        var series = 0
        /// The number of suggested series.
        var suggestions = 0
    }

    /// Whether detection is switched on.
    package let isOn: Bool
    package let names: RecurringNames
    /// The examined payees by normalised name; every payee in a household that was never examined by these rules.
    let results: [String: Result]

    /// The normalised payees whose charges recur, in alphabetical order.
    ///
    /// - Parameter suggested: only those with suggestions.
    package func names(suggested: Bool, in recurrence: RecurrenceRepository) throws -> [String] {
        let stored = names.ignoresStored ? [] : try recurrence.names(suggested: suggested).filter { results[$0] == nil }
        let examined = results.filter { suggested ? $0.value.suggestions > 0 : $0.value.series > 0 }.keys
        return examined.isEmpty ? stored : (stored + examined).sorted()
    }

    /// The number of suggestions of all payees; none while detection is switched off.
    package func suggestions(in recurrence: RecurrenceRepository) throws -> Int {
        guard isOn else { return 0 }
        let examined = results.values.reduce(0) { $0 + $1.suggestions }
        guard !names.ignoresStored else { return examined }
        return try recurrence.suggestionsOfNames().reduce(examined) { $0 + (results[$1.key] == nil ? $1.value : 0) }
    }
}
