/// A range of a schedule's occurrences; each is computed on access, and counting is O(1).
package struct ScheduleOccurrences: RandomAccessCollection, Sendable {
    let schedule: Schedule

    /// Indices into the schedule; 0 is the anchor.
    package let indices: Range<Int>

    package var startIndex: Int { indices.lowerBound }
    package var endIndex: Int { indices.upperBound }

    package subscript(position: Int) -> Day {
        precondition(indices.contains(position), "no such occurrence")
        return schedule.occurrence(position) ?? schedule.anchor
    }
}
